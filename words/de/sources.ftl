### Woher eine Zahl kommt. Plättchen, Kreaturen, Interventionen und Zonen heißen bei ihrem Namen. $n ist die Zahl.

source = { SOURCE($part, $n) }
sum = { TOTAL($parts) }{ PARTS($parts) }

source-soldiers = { $n ->
        [one] Soldat
       *[other] Soldaten
    }
source-card = Karte
source-home = eigene Stadt
source-level = für das Level
source-level_1 = für Level 1
source-level_2 = für Level 2
source-level_3 = für Level 3
source-level_4 = für Level 4
source-base = Basis
source-pray = Beten
source-night = Allgemeine Gebete
source-veterans = { $n ->
        [one] Veteran
       *[other] Veteranen
    }
source-disband = Auflösung
source-temples = Tempelpaare
source-battle = Sieg im Angriff
source-teleport = Teleportation
source-night_delta = Opferung
source-night_sanctuary = Opferung im Heiligtum
