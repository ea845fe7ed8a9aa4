### Machtplättchen, die es in jeder Farbe gibt; die Dateien der Farben verweisen hierher.

tile-domination = Segen des Ra
    .effect = Beim Kauf: 1 Dominanz-Ruhm, der dir bleibt.
    .help = Das Plättchen gibt es in jeder Farbe, immer mit demselben Bild; jeder kann also nur eines davon haben.
tile-act_of_god = Wille Gottes
    .effect = Silberner Aktionsmarker: einmal pro Runde eine weitere Aktion auf einem freien Feld.
    .help = Nutze den Marker in einem deiner Züge, vor oder nach der normalen Aktion; die erste ist fertig, bevor die zweite beginnt. Er zählt für das Gleichgewicht der Stufen. Alle Farben haben dasselbe Bild: höchstens eines für dich. Nicht zu zweit.
