glossary-trait = Merkmale

example-food-cards = Jeder hat eine Karte verdeckt ans Wasserloch gelegt. Ihre Zahl sieht noch niemand.
example-trait = Eine Karte wird ein Merkmal: Sie liegt verdeckt über der Art, bis alle gespielt haben.
example-new-species = Eine Karte wird für eine neue Art am rechten Ende der Reihe abgelegt.
example-growth = Eine Karte wird für Wachstum abgelegt: Aus Population 1 wird 2.
example-discard = Vor dem Ende darf ein Merkmal abgelegt werden, um Platz zu schaffen, auch ein noch verdecktes.
example-sum = Die Nahrungskarten werden aufgedeckt: 5 und 4 bringen 9 Pflanzen.
example-leftover = Alle haben gefressen, 6 Pflanzen sind übrig. Sie bleiben für die nächste Runde.
example-foraging = Mit Gefräßigkeit ist eine Mahlzeit zwei Pflanzen, und beide Tiere sind satt.
example-bag = Nach der Fütterung kommt das Gefressene in den Beutel.
example-first-player = Die Runde ist vorbei, und der Startspielermarker wandert weiter.
example-attack = Ein Fleischfresser mit Körper 4 greift die ungeschützte Art mit Körper 1 an: Sie verliert ein Tier. Die Art mit Panzer war sicher.
example-own-attack = Körper 2 ist größer als Körper 1, und die Beute hat keine Verteidigung: Der Angriff gelingt, und der Jäger frisst.
example-extinct = Die Beute hatte nur ein Tier: Ihre Art ist ausgestorben, und die Tafel verlässt die Reihe.
example-starved = Ein Fleischfresser ohne Beute hat am Ende der Runde keine Nahrung: Er verhungert.
