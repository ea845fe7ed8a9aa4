### Was die Bilder sagen: Beschriftungen, kurze Beschreibungen und die ganze Stellung in Worten.

## Auf dem Spielplan

picture-bank-closed = { $bank ->
        [west] Westufer: nicht im Spiel
       *[other] Ostufer: nicht im Spiel
    }
picture-storm = { $city }: Sandsturm
picture-round = Runde { $round }
picture-plate = Runde { $round } · { $phase }
