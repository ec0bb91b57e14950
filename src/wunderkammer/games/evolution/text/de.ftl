game-title = Evolution
game-blurb = Zieht Arten am gemeinsamen Wasserloch groß, rüstet sie mit Merkmalen aus und haltet sie satt, während den Nachbarn Zähne wachsen.

option-quick_play = Schnelles Spiel
option-quick_play-help = Alle spielen ihre Karten gleichzeitig und geheim. Empfohlen zu sechst.
ruling-surplus = Überschuss vom Wasserloch
ruling-surplus-help = Ob Pflanzen vom Wasserloch, die eine Art durch Gefräßigkeit oder Kooperation über ihren Hunger hinaus nähme, in die Fettschicht müssen.
ruling-surplus-asked = Der Besitzer speichert sie oder lässt sie dort
ruling-surplus-stored = Sie werden gespeichert, soweit sie passen
ruling-cooperation = Kooperation
ruling-cooperation-help = Wie viel die rechte Nachbarart nimmt, wenn eine Art mehrere Plättchen auf einmal nimmt.
ruling-cooperation-take = Ein Plättchen je Entnahme
ruling-cooperation-token = So viele Plättchen, wie die Art nahm
ruling-horns = Hörner
ruling-horns-help = Wann ein Angreifer durch Hörner Population verliert.
ruling-horns-before_meat = Nach der Prüfung des Angriffs, vor der Mahlzeit
ruling-horns-before_attack = Vor der Prüfung des Angriffs, der dann scheitern kann

# Karten wählen und ausspielen
ask-food = Wähle die Karte, die du verdeckt ans Wasserloch legst.
ask-play = Spiele eine Karte, lege ein Merkmal ab oder behalte den Rest der Hand.
ask-use = Wofür spielst du die Karte „{ $card }“?
ask-place =
    { $purpose_label ->
        [trait] Welche Art erhält die Karte „{ $card }“?
        [species] An welchem Ende der Reihe lebt die neue Art?
        [body] Welche Art macht die Karte „{ $card }“ größer?
       *[population] Bei welcher Art erhöht die Karte „{ $card }“ die Population?
    }
ask-leaf = Welches deiner Blattmerkmale wirkt als Nächstes?
ask-feed = Wähle, wen du wie fütterst.
ask-prey = Wen soll deine Art { $hunter } angreifen?
ask-surplus = Wie viel vom Überschuss des Wasserlochs speichert Art { $place }? Höchstens { $most }; der Rest bleibt dort.
ask-spend =
    { $trait_label ->
        [carnivore] Welche Karte legst du ab, damit Art { $hunter } zwei Pflanzen nimmt?
       *[other] Welche Karte legst du für Art { $hunter } ab, um das Merkmal „{ $trait }“ auszuschalten?
    }

move-grow = Lege die Karte „{ $card }“ verdeckt ans Wasserloch
log-grow = { $player } legt die Karte „{ $card }“ ans Wasserloch.
move-card = Spiele die Karte „{ $card }“
log-card = { $player } nimmt die Karte „{ $card }“ aus der Hand.
move-use =
    { $purpose_label ->
        [trait] Spiele die Karte „{ $card }“ als Merkmal
        [species] Lege die Karte „{ $card }“ für eine neue Art ab
        [body] Lege die Karte „{ $card }“ für Körpergröße ab
       *[population] Lege die Karte „{ $card }“ für Population ab
    }
log-use =
    { $purpose_label ->
        [trait] { $player } spielt die Karte „{ $card }“ als Merkmal.
        [species] { $player } legt die Karte „{ $card }“ für eine neue Art ab.
        [body] { $player } legt die Karte „{ $card }“ für Körpergröße ab.
       *[population] { $player } legt die Karte „{ $card }“ für Population ab.
    }
move-onto =
    { $purpose_label ->
        [trait] Gib Art { $place } die Karte „{ $card }“
        [body] Erhöhe die Körpergröße von Art { $place } mit der Karte „{ $card }“ um 1
       *[other] Erhöhe die Population von Art { $place } mit der Karte „{ $card }“ um 1
    }
log-onto =
    { $purpose_label ->
        [trait] { $player } gibt Art { $place } die Karte „{ $card }“.
        [body] { $player } erhöht die Körpergröße von Art { $place } mit der Karte „{ $card }“.
       *[other] { $player } erhöht die Population von Art { $place } mit der Karte „{ $card }“.
    }
move-side =
    { $side_label ->
        [left] Gründe mit der Karte „{ $card }“ eine Art am linken Ende
       *[right] Gründe mit der Karte „{ $card }“ eine Art am rechten Ende
    }
log-side =
    { $side_label ->
        [left] { $player } gründet mit der Karte „{ $card }“ eine Art am linken Ende.
       *[right] { $player } gründet mit der Karte „{ $card }“ eine Art am rechten Ende.
    }
move-drop = Lege das Merkmal „{ $trait }“ von Art { $place } ab
log-drop = { $player } legt das Merkmal „{ $trait }“ von Art { $place } ab.
move-keep = Spiele keine weiteren Karten
log-keep = { $player } spielt keine weiteren Karten.
move-leaf = Lass das Merkmal „{ $trait }“ von Art { $place } wirken
log-leaf = { $player } lässt das Merkmal „{ $trait }“ von Art { $place } wirken.

# Fütterung
move-graze = Füttere Art { $place } am Wasserloch
log-graze = { $player } füttert Art { $place } am Wasserloch.
move-store = Lass Art { $place } für ihre Fettschicht grasen
log-store = { $player } lässt Art { $place } für ihre Fettschicht grasen.
move-surplus =
    { $amount ->
        [0] Lass den Überschuss von Art { $place } am Wasserloch
       *[other] Lege { $amount } Plättchen vom Überschuss in die Fettschicht von Art { $place }
    }
log-surplus =
    { $amount ->
        [0] { $player } lässt den Überschuss von Art { $place } am Wasserloch.
       *[other] { $player } legt { $amount } Plättchen vom Überschuss in die Fettschicht von Art { $place }.
    }
move-hunt = Schicke Art { $place } auf die Jagd
log-hunt = { $player } schickt Art { $place } auf die Jagd.
move-think = Nutze die Intelligenz von Art { $place }: eine Karte für zwei Pflanzen
log-think = { $player } nutzt die Intelligenz von Art { $place }.
move-pass = Passe
log-pass = { $player } passt.
move-done = Beende den Zug
log-done = { $player } beendet den Zug.
move-prey = { $owner_whose ->
    [own] Greife deine eigene Art { $place } an
   *[other] Greife Art { $place } von { $owner } an
}
log-prey = { $owner_whose ->
    [own] { $player } greift mit Art { $hunter } die eigene Art { $place } an.
   *[other] { $player } greift mit Art { $hunter } die Art { $place } von { $owner } an.
}
move-silence = Schalte mit Intelligenz das Merkmal „{ $trait }“ aus
log-silence = { $player } schaltet für diesen Angriff das Merkmal „{ $trait }“ aus.
move-spend = Lege die Karte „{ $card }“ ab
log-spend = { $player } legt die Karte „{ $card }“ für Intelligenz ab.
move-start = { $owner } beginnt
log-start = Laut Los beginnt { $owner }.
move-deal = Gezogen wird die Karte „{ $card }“
log-deal = Gezogen wird die Karte „{ $card }“.

# Was von selbst geschieht
event-round-begins = Runde { $round } beginnt, und { $player } fängt an.
event-board = { $player } erhält eine neue Art.
event-dealt = { $player } erhält { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
event-last-round = Der Stapel ist zu Ende: Runde { $round } ist die letzte.
event-shuffled = Die Ablage wird zu einem neuen Stapel gemischt.
event-laid = { $player } legt eine Karte verdeckt über Art { $place }.
event-founded = { $player } legt die Karte „{ $card }“ ab und gründet eine Art, jetzt Nummer { $place } der Reihe.
event-grew-body = { $player } legt die Karte „{ $card }“ ab und erhöht die Körpergröße von Art { $place }.
event-grew-population = { $player } legt die Karte „{ $card }“ ab und erhöht die Population von Art { $place }.
event-played = Nach dem schnellen Spiel hat { $player } { $species ->
        [one] { $species } Art
       *[other] { $species } Arten
    } und { $cards ->
        [0] keine Karten
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } auf der Hand.
event-revealed = { $player } deckt bei Art { $place } das Merkmal „{ $trait }“ auf.
event-fertile-grew = Die Population der fruchtbaren Art { $place } von { $player } steigt um 1.
event-fat-moved = Art { $place } von { $player } zehrt { $amount } Plättchen ihrer Fettschicht auf.
event-food-shown = { $player } legt die Karte „{ $card }“ offen ans Wasserloch.
event-hole-grows =
    { $amount ->
        [0] Am Wasserloch wächst nichts Neues.
        [one] Am Wasserloch wächst { $amount } neue Pflanze.
       *[other] Am Wasserloch wachsen { $amount } neue Pflanzen.
    }
event-hole-shrinks =
    { $amount ->
        [0] Am Wasserloch liegt keine Pflanze, die verschwinden könnte.
        [one] Am Wasserloch verschwindet { $amount } Pflanze.
       *[other] Am Wasserloch verschwinden { $amount } Pflanzen.
    }
event-ate-plants =
    Art { $place } von { $player } { $amount ->
        [0] speichert { $fat ->
            [one] { $fat } Pflanze.
           *[other] { $fat } Pflanzen.
        }
        [one] frisst { $amount } Pflanze{ $fat ->
            [0] {"."}
           *[other] {" "}und speichert { $fat }.
        }
       *[other] frisst { $amount } Pflanzen{ $fat ->
            [0] {"."}
           *[other] {" "}und speichert { $fat }.
        }
    }
event-ate-meat =
    Art { $place } von { $player } { $amount ->
        [0] speichert { $fat } Fleisch.
       *[other] frisst { $amount } Fleisch{ $fat ->
            [0] {"."}
           *[other] {" "}und speichert { $fat }.
        }
    }
event-gored = Art { $place } von { $player } verliert durch Hörner 1 Population.
event-attack-failed = Die verwundete Art { $place } von { $player } kann nicht mehr angreifen, und der Angriff scheitert.
event-bitten = Die Population der Art { $place } von { $player } sinkt durch den Angriff um 1.
event-extinct =
    Art { $place } von { $player } ist ausgestorben; { $cards ->
        [0] dafür wird keine Karte gezogen.
        [one] für ihre Merkmale wird { $cards } Karte gezogen.
       *[other] für ihre Merkmale werden { $cards } Karten gezogen.
    }
event-starved = Art { $place } von { $player } hungert; ihre Population sinkt um { $amount }.
event-passed = { $player } hat nichts zu tun und passt.
event-bagged = { $player } legt { $amount } Nahrung in den Beutel.
event-banked = { $amount ->
    [0] { $player } sammelt in dieser Runde keine Nahrung ein.
   *[more] { $player } sammelt { $amount } Nahrung dieser Runde ein.
}

# Warum nicht
no-not-in-hand = Die Karte „{ $card }“ hast du nicht auf der Hand.
no-food-first = Wähle zuerst deine Karte fürs Wasserloch.
no-card-first = Wähle zuerst die Karte, die du spielst.
no-purpose-first = Entscheide zuerst, wofür die Karte gespielt wird.
no-no-such-trait = Art { $place } hat das Merkmal „{ $trait }“ nicht.
no-no-such-species = Eine Art { $place } gibt es dort nicht.
no-no-place-for-trait = Keine deiner Arten kann dieses Merkmal nehmen: Jede hat es schon oder hat { $limit } Merkmale.
no-row-full = Eine Reihe mit mehr als { $limit } Arten ist hier nicht möglich.
no-all-grown = Alle deine Arten haben schon { $purpose } { $limit }.
no-ends-only = Eine neue Art kommt an das linke oder rechte Ende der Reihe.
no-grown = Art { $place } hat schon { $purpose } { $limit }.
no-has-trait = Art { $place } hat das Merkmal „{ $trait }“ schon.
no-trait-limit = Art { $place } hat schon { $limit } Merkmale.
no-no-such-leaf = Dieses Blattmerkmal wirkt jetzt nicht.
no-leaves-first = Zuerst wirken deine Blattmerkmale.
no-must-feed = Solange du kannst, musst du füttern: Art { $place } ist hungrig und kann fressen.
no-pass-or-done = Einen Zug ohne Handlung beendet man durch Passen, jeden anderen durch „Zug beenden“.
no-already-fed = Du hast in diesem Zug schon eine Art gefüttert.
no-no-intelligence = Art { $place } hat keine Intelligenz.
no-no-cards = Für Art { $place } hast du keine Karte mehr zum Ablegen.
no-thinks-in-attack = Art { $place } ist ein Fleischfresser: Sie nutzt Intelligenz nur beim Angriff.
no-no-room = Art { $place } hat keinen Platz für Nahrung.
no-not-carnivore = Art { $hunter } ist kein Fleischfresser.
no-not-hungry = Art { $hunter } ist nicht hungrig.
no-no-prey = Art { $place } findet keine Beute, die sie angreifen kann.
no-no-plants = Art { $place } ist ein Fleischfresser und frisst keine Pflanzen.
no-hole-empty = Das Wasserloch ist leer: Art { $place } findet nichts.
no-full = Art { $place } ist satt.
no-hungry = Art { $place } ist noch hungrig: Sie frisst, bevor sie speichert.
no-no-hunter = Du hast keinen Fleischfresser.
no-hunter-first = Schicke zuerst Art { $hunter } auf die Jagd, dann wähle ihre Beute.
no-spend-first = Wähle zuerst die Karte, die du ablegst.
no-prey-first = Wähle zuerst die Beute.
no-too-much-surplus = Art { $place } kann höchstens { $most } vom Überschuss speichern.
no-surplus-first = Entscheide zuerst, wie viel vom Überschuss Art { $place } speichert.
no-no-surplus = Keine Art hat gerade einen Überschuss vom Wasserloch.
no-food-laid = Die Karten für das Wasserloch liegen schon.
no-feeding-later = Gefüttert wird erst, wenn alle ihre Karten gespielt haben.
no-place-first = Entscheide zuerst, wohin die Karte kommt.
no-playing-over = Karten spielt man und Merkmale legt man vor der Fütterung ab; jetzt wird gefüttert.
no-leaves-over = Die Blattmerkmale haben in dieser Runde schon gewirkt.
no-hunter-before-silence = Schicke zuerst Art { $hunter } auf die Jagd, dann schalte Merkmale aus.
no-no-clever-hunter = Keiner deiner hungrigen Fleischfresser hat Intelligenz, also lässt sich kein Merkmal ausschalten.
no-reason-first = Wähle zuerst die Art, deren Intelligenz die Karte nutzt.
no-itself = Eine Art greift sich nicht selbst an.
no-too-large = Sie ist zu groß: Ihre Körpergröße ist { $body }, Art { $hunter } greift mit { $size } an und ist um { $missing } zu klein.
no-hard-shell = Panzer: Die Körpergröße zählt als { $body } gegen Größe { $size } von Art { $hunter }, die um { $missing } zu klein ist.
no-climbing = Sie klettert, Art { $hunter } nicht.
no-burrowing = Sie ist in ihrer Höhle: satt mit { $food } Nahrung, unerreichbar für Art { $hunter }.
no-herding = Herdenschutz: Art { $hunter } braucht eine Population über { $population }; ihre ist um { $missing } zu klein.
no-symbiosis = Symbiose: Ihr rechter Nachbar ist größer ({ $larger } zu { $body }), Art { $hunter } kann sie nicht angreifen.
no-warning-call = Warnruf eines Nachbarn: Art { $hunter } bräuchte Hinterhalt.
no-never-carnivore = Das Merkmal „Fleischfresser“ lässt sich nicht ausschalten.
no-already-off = Das Merkmal „{ $trait }“ ist schon ausgeschaltet.
no-not-on-table = Das Merkmal „{ $trait }“ liegt nicht auf dem Tisch.
no-no-attack-left = Ohne das Merkmal „{ $trait }“ wäre kein Angriff mehr möglich.

score-food = Nahrung
score-population = Population
score-traits = Merkmale

purpose-trait = ein Merkmal
purpose-species = eine neue Art
purpose-body = Körpergröße
purpose-population = Population
side-left = links
side-right = rechts

trait-carnivore = Fleischfresser
trait-ambush = Hinterhalt
trait-pack_hunting = Rudeljagd
trait-intelligence = Intelligenz
trait-fat_tissue = Fettschicht
trait-cooperation = Kooperation
trait-burrowing = Höhlenbau
trait-climbing = Klettern
trait-hard_shell = Panzer
trait-horns = Hörner
trait-symbiosis = Symbiose
trait-warning_call = Warnruf
trait-fertile = Fruchtbarkeit
trait-foraging = Gefräßigkeit
trait-scavenger = Aasfresser
trait-defensive_herding = Herdenschutz
trait-long_neck = Langer Hals

card-carnivore_0 = { trait-carnivore } 0
card-carnivore_1 = { trait-carnivore } 1
card-carnivore_2 = { trait-carnivore } 2
card-carnivore_3 = { trait-carnivore } 3
card-carnivore_4 = { trait-carnivore } 4
card-carnivore_5 = { trait-carnivore } 5
card-carnivore_6 = { trait-carnivore } 6
card-ambush_-3 = { trait-ambush } −3
card-ambush_-2 = { trait-ambush } −2
card-ambush_-1 = { trait-ambush } −1
card-ambush_0 = { trait-ambush } 0
card-ambush_1 = { trait-ambush } 1
card-ambush_2 = { trait-ambush } 2
card-ambush_3 = { trait-ambush } 3
card-pack_hunting_-3 = { trait-pack_hunting } −3
card-pack_hunting_-2 = { trait-pack_hunting } −2
card-pack_hunting_-1 = { trait-pack_hunting } −1
card-pack_hunting_0 = { trait-pack_hunting } 0
card-pack_hunting_1 = { trait-pack_hunting } 1
card-pack_hunting_2 = { trait-pack_hunting } 2
card-pack_hunting_3 = { trait-pack_hunting } 3
card-intelligence_-2 = { trait-intelligence } −2
card-intelligence_-1 = { trait-intelligence } −1
card-intelligence_0 = { trait-intelligence } 0
card-intelligence_4 = { trait-intelligence } 4
card-intelligence_5 = { trait-intelligence } 5
card-intelligence_6 = { trait-intelligence } 6
card-intelligence_7 = { trait-intelligence } 7
card-fat_tissue_-1 = { trait-fat_tissue } −1
card-fat_tissue_0 = { trait-fat_tissue } 0
card-fat_tissue_3 = { trait-fat_tissue } 3
card-fat_tissue_4 = { trait-fat_tissue } 4
card-fat_tissue_5 = { trait-fat_tissue } 5
card-cooperation_0 = { trait-cooperation } 0
card-cooperation_3 = { trait-cooperation } 3
card-cooperation_4 = { trait-cooperation } 4
card-cooperation_5 = { trait-cooperation } 5
card-burrowing_1 = { trait-burrowing } 1
card-burrowing_2 = { trait-burrowing } 2
card-burrowing_3 = { trait-burrowing } 3
card-burrowing_4 = { trait-burrowing } 4
card-burrowing_5 = { trait-burrowing } 5
card-climbing_1 = { trait-climbing } 1
card-climbing_2 = { trait-climbing } 2
card-climbing_3 = { trait-climbing } 3
card-climbing_4 = { trait-climbing } 4
card-climbing_5 = { trait-climbing } 5
card-hard_shell_1 = { trait-hard_shell } 1
card-hard_shell_2 = { trait-hard_shell } 2
card-hard_shell_3 = { trait-hard_shell } 3
card-hard_shell_4 = { trait-hard_shell } 4
card-hard_shell_5 = { trait-hard_shell } 5
card-horns_1 = { trait-horns } 1
card-horns_2 = { trait-horns } 2
card-horns_3 = { trait-horns } 3
card-horns_4 = { trait-horns } 4
card-horns_5 = { trait-horns } 5
card-symbiosis_1 = { trait-symbiosis } 1
card-symbiosis_2 = { trait-symbiosis } 2
card-symbiosis_3 = { trait-symbiosis } 3
card-symbiosis_4 = { trait-symbiosis } 4
card-symbiosis_5 = { trait-symbiosis } 5
card-warning_call_1 = { trait-warning_call } 1
card-warning_call_2 = { trait-warning_call } 2
card-warning_call_3 = { trait-warning_call } 3
card-warning_call_4 = { trait-warning_call } 4
card-warning_call_5 = { trait-warning_call } 5
card-fertile_2 = { trait-fertile } 2
card-fertile_3 = { trait-fertile } 3
card-fertile_4 = { trait-fertile } 4
card-fertile_5 = { trait-fertile } 5
card-fertile_6 = { trait-fertile } 6
card-fertile_7 = { trait-fertile } 7
card-foraging_2 = { trait-foraging } 2
card-foraging_3 = { trait-foraging } 3
card-foraging_4 = { trait-foraging } 4
card-foraging_5 = { trait-foraging } 5
card-foraging_6 = { trait-foraging } 6
card-foraging_7 = { trait-foraging } 7
card-scavenger_2 = { trait-scavenger } 2
card-scavenger_3 = { trait-scavenger } 3
card-scavenger_4 = { trait-scavenger } 4
card-scavenger_5 = { trait-scavenger } 5
card-scavenger_6 = { trait-scavenger } 6
card-scavenger_7 = { trait-scavenger } 7
card-defensive_herding_2 = { trait-defensive_herding } 2
card-defensive_herding_3 = { trait-defensive_herding } 3
card-defensive_herding_4 = { trait-defensive_herding } 4
card-defensive_herding_5 = { trait-defensive_herding } 5
card-defensive_herding_6 = { trait-defensive_herding } 6
card-defensive_herding_7 = { trait-defensive_herding } 7
card-defensive_herding_8 = { trait-defensive_herding } 8
card-long_neck_3 = { trait-long_neck } 3
card-long_neck_4 = { trait-long_neck } 4
card-long_neck_5 = { trait-long_neck } 5
card-long_neck_6 = { trait-long_neck } 6
card-long_neck_7 = { trait-long_neck } 7
card-long_neck_8 = { trait-long_neck } 8
card-long_neck_9 = { trait-long_neck } 9
