import type { Grammar } from '../../vocabulary.ts'

export const GRAMMAR: Grammar = {
  negations:
    'ohne, kein, keine, keinen, keiner, keinem, nicht, niemals, nie, weder, statt, anstatt, anstelle von, wir wollen keine, bloß keine, bitte keine, auf keinen fall, verzichten auf, außer, hassen, wir mögen keine, frei von, mag keine, anstelle der, anstatt der, statt der, vermeiden, bloß kein',
  trailingNegations: 'verboten, unerwünscht, nicht erlaubt, nicht erwünscht, frei, nein danke',
  negationEnds:
    'aber, sondern, mit, nur, lieber, dafür, wir wollen, ich möchte, wir möchten, stattdessen, jedoch, dann, allerdings, in, auf, unter, am, im, ja zu, es gibt',
  tooMany: 'zu viele, zu viel, so viele, so viel, viele, viel, übermäßig viele, massenhaft',
  insteadOf: 'statt, anstatt, anstelle von, anstelle der, statt der, anstatt der',
  numbers: {
    'halbes dutzend': 6,
    siebzehn: 17,
    neunzehn: 19,
    eins: 1,
    zwei: 2,
    paar: 2,
    beide: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    dutzend: 12,
    dreizehn: 13,
    vierzehn: 14,
    fünfzehn: 15,
    sechzehn: 16,
    achtzehn: 18,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
    hundert: 100,
    hunderte: 200,
    tausend: 1000,
    zwo: 2,
  },
  singles: 'ein, eine, einen, einem, einer, eines',
  less: 'weniger, kleiner, kleinere, kleineren, kleines, kleine, kleinen, klein, kürzer, wenige, wenig, ein paar, winzige, winzig, verkleinere, reduziere, mini, niedriger, niedrigere, ein paar wenige, verringere, dezente, nicht so viele, schmaler, etwas weniger, vereinzelte, schmalere, kürzere, halb so viele, die hälfte der, halbiere',
  more: 'mehr, größer, größere, größeren, größeres, viele, viel, riesige, riesig, riesiger, große, großen, großer, großes, groß, hohe, höher, höhere, vergrößere, erhöhe, lange, länger, längere, haufenweise, jede menge, hunderte von, tausende, zahlreiche, breiter, breite, ganz viele, gigantische, lauter, massen von, unzählige, enorme, überdimensionale, noch mehr, hoher, hohes, breiten, hohen, gewaltige, vielen, etliche, einige, mächtige, meterhohe, doppelt so viele, verdopple',
  and: 'und, sowie, plus, &, als auch, samt, nebst',
  or: 'oder, noch, bzw',
  of: 'von, aus, der, des, voller, vom, voll mit',
  places:
    'in, im, am, an, auf, bei, beim, neben, vor, zwischen, über, mit blick auf, nach, zu, zum, zur, inmitten, an bord, an der, in der, in einem, in einer, auf dem, auf der, auf einem, auf einer, an einem, an einer, ans, ins, aufs, innerhalb, hinter, umgeben von, mit aussicht auf',
  under: 'unter, unterhalb, vor, unterm, darunter',
  wears:
    'mit, in, trägt, tragen, tragend, gekleidet in, im, in der farbe, in farbe, in den farben, mit einem, mit einer',
  sides: {
    left: 'links, nach links, auf die linke seite, auf der linken seite, linke seite, links von uns',
    right: 'rechts, nach rechts, auf die rechte seite, auf der rechten seite, rechte seite, rechts von uns',
    behind: 'im Hintergrund, hinter uns, hinter dem paar, nach hinten, in den hintergrund',
    front: 'im Vordergrund, vor uns, nach vorne, nach vorn',
  },
  signTexts: 'just married, mr & mrs, mr und mrs, bar, willkommen, frisch verheiratet, reserviert, danke, liebe',
  says: 'mit der aufschrift, auf dem steht, mit den worten, mit dem text, mit unseren namen, mit dem schriftzug, das sagt, auf dem, es steht, steht, lautet, sagt, mit der inschrift, mit schriftzug, beschriftet mit',
  closeUps:
    'Nahaufnahme von, von nahem, von nah, aus nächster nähe, detail des, detail eines, detail einer, nahaufnahme der, nahaufnahme des, nahaufnahme vom, nahaufnahme einer, nahaufnahme eines, nahaufnahme, detailaufnahme von, detailaufnahme, makro, detail von, detail der, close up von, großaufnahme, großaufnahme von, großaufnahme der, aus der nähe, ganz nah',
  fillers:
    'freude, spaß, glück, hinter uns, vor uns, um uns, über uns, neben uns, trägt, tragen, leuchten, glitzern, der, die, das, den, dem, des, tageszeit, uhrzeit, wetter, jahreszeit, ein, eine, einen, einem, einer, eines, und, oder, mit, in, im, an, am, auf, aus, bei, beim, für, von, vom, zu, zum, zur, nach, über, um, durch, als, wie, so, dass, ob, wenn, weil, da, dort, hier, wo, was, wer, welche, wir, ich, du, ihr, uns, mich, mir, dich, euch, unser, unsere, unseren, unserem, unserer, mein, meine, meinen, meinem, meiner, sein, seine, ihre, ihren, ihrem, sie, er, es, man, ist, sind, war, wäre, wären, sei, seid, werden, wird, würde, würden, haben, hat, habe, hätte, hätten, soll, sollen, sollte, sollten, kann, können, könnte, könnten, möchte, möchten, mag, mögen, will, wollen, wünschen, wünsche, bitte, danke, hallo, gern, gerne, liebe, lieben, träumen, traum, stellen, vor, stelle mir vor, vorstellen, denken, heiraten, heirate, sich, selbst, alle, alles, allem, allen, jede, jeder, jedes, jeden, jedem, einige, manche, andere, anderen, anderer, viele liebe, ganz, sehr, etwas, auch, noch, schon, immer, wieder, nur, bloß, doch, mal, dabei, dazu, daneben, darauf, darüber, davor, dahinter, drumherum, drin, drinnen, draußen, drauf, dann, danach, während, bis, seit, ohne dass, sowie, zusammen, gemeinsam, eher, vielleicht, am liebsten, am besten, unbedingt, total, richtig, wirklich, einfach nur, schön, schöne, schönen, schöner, schönes, wunderschön, wunderschöne, wunderschönen, wunderschöner, hübsch, hübsche, toll, tolle, perfekt, perfekte, besondere, besonders, besonderen, herrlich, herrliche, atemberaubend, atemberaubende, wundervoll, wundervolle, traumhafte kulisse, bezaubernd, bezaubernde, stimmungsvoll, stimmungsvolle, festlich, festliche, bild, foto, aufnahme, szene, motiv, ansicht, blick, aussicht, stil, look, thema, motto, stimmung, atmosphäre, ambiente, flair, hauch, touch, idee, vision, art, zeig, zeige, zeichne, male, malen, erstelle, gestalte, illustration, realistisch, hochwertig, ort, location, platz, stelle, raum, freien, im freien, unter freiem himmel, outdoor, freie natur, natur, natürliche, natürlich, natürlichen, dekoriert, dekorierte, dekorierten, geschmückt, geschmückte, geschmückten, geschmückter, verziert, verzierte, bedeckt mit, gefüllt, beleuchtet, beleuchtete, beleuchteter, erleuchtet, umrahmt, umgeben, gesäumt, bewachsen, bewachsene, kommt, kommen, feiern, feiernd, leuchtende lichter, hintergrund, vordergrund, seite, ende, oben, unten, vorne, hinten, überall, ringsum, rundherum, nähe, ferne, entlang, gegenüber, neu, neue, neuen, frisch, frische, frischen, echt, echte, mischung, mix, tag, großer tag, hochzeitstag, moment, uhr zeit, stunde, jahr, wochenende, leben, welt, herz, liebe zum detail, element, elemente, stück, reihe, reihen, gruppe, form, typisch, typische, traditionelle, klassische kulisse, dekoelemente, arrangement, arrangements, accessoires, style, vibe, vibes, passend, dezent, groß gefeiert, geben, gibt, gebe, findet, statt finden, stattfinden, stattfindet, ja, also, halt, eben, ungefähr, etwa, circa, insgesamt, bisschen, ein bisschen, einmal, gerade, nun, jetzt, später, anschließend, zuerst, zwischen beiden, jeweils, je, einfach, bunt, zart, einzigartig, verrückt, fröhlich, lustig, morgen nicht, gesehen, letzten, letzte, letzter, kennen, viel, jahre, jahren, nebenan, reichen, reicht, genügen, genug, aufgelockert, besonderer, unter dem offenen himmel, unter offenem himmel, freiem himmel, lieblings, anmutet, mitten, kannst, könntest, könnt, dir, dein, deine, lass, lasst, mach, macht, mache, könnten wir, können wir, wild, wilde, wilder, wilden, wildes, budget, preis, kosten, maximal, höchstens, mindestens, pro person, pro kopf, postleitzahl, datum, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, kleines budget, knappes budget',
  unshown:
    'gutes essen, schaut, tanzt, tanzen, singen, wartet, warten, fliegen, schweben, wachsen, essen, trinken, verlässt, aquarell, gemälde, hängen, hängt, stehend, stehende, stehen, steht, sitzende, liegen, liegt, gehen, geht, schauen, blicken, lachen, lachend, lächelnd, tanzend, brennende, brennenden, fallen, fällt, hält, halten, haltend, wirft, werfen, spielt, spielen, spielend, singt, serviert, schneidet, mitte, seiten, ecke, rand, boden, decke, wand, wände, dach, himmel, stein, glas, metall, eisen, marmor, verschieden, verschiedene, verschiedenen, hand, hände, gesicht, augen, muster, passende, passenden, gemischte, gemischt, trabt, streut, onkel, tante, cousin, cousine, schwester, bruder, musik, bunter mix, links, rechts, haus, winken, winkt, springen, springt, laufen, läuft, küssen, küsst, küssend, sitzen, sitzt, weinen, weint, pusten, pustet, reiten, reitet, offen, offene, offenen, offener, hand in hand, barfuß laufen, tüll, chiffon, organza, baumwolle, wolle, wirbt, umarmen, umarmt, schneiden, anschneiden, zuschauen, klatschen, jubeln, jubelnd',
  units:
    'jahre, jahren, jährige, jähriger, jährigen, monate, monaten, wochen, tage, stunden, minuten, meter, metern, euro, uhr',
  excess: 'zu, viel zu, etwas zu, ein bisschen zu',
  fillerEndings: ['lich', 'erweise'],
  unknowns:
    'bootshaus, heiliges buch, heilige buch, rotwein, weißwein, mit kissen, mit sitzkissen, pompons, luftschlangen, quasten, felle, wandteppich, bierfass, zapfanlage, crêpes stand, currywurst, brezelstand, bratwurststand, burgerstand, pizza, kekse, schokobrunnen, schokoladenbrunnen, lebkuchenherzen, lebkuchen, antipasti, fingerfood, häppchen, canapés, tapas, vesper, glühweinstand, kaffee, karaoke, lautsprecher, volksmusik, trommeln, davul, zurna, ukulele, dosenwerfen, torwand, rahmen, rollschuhe, skateboard, straßenbahn, feuerwehrauto, lkw, flugzeug, privatjet, wasserflugzeug, doppeldecker flugzeug, achterbahn, eichhörnchen, igel, pinguine, schwalben, kolibris, bienen, libellen, marienkäfer, hummeln, oase, heiße quellen, engel, kreuz, gartenzwerg, gartenzwerge, totenköpfe, balkon, hecke, hecken, fenster, große fenster, bonsai, büsche, sträucher, amphoren, mais, maiskolben, bibel, notenblätter, schatztruhe, windspiel, sanduhr, seile, taue, bojen, ruder, perlen, korallen, delfine, meeresschildkröten, wal, brennholz, paletten, europaletten, holzpaletten, kabeltrommel, fächer, bett, himmelbett, zeltlager, goldenes besteck, schmuck, halskette, ohrringe, briefkasten, postkasten, silo, windrädchen, planeten, weltall, eiszapfen, chor, gospelchor, flöte, alphorn, alphörner, kontrabass, querflöte, elvis, trachtenanzug, fliegen, janker, kopftuch, haarschmuck, rednerpult, pult, kanzel, podeste, sockel, hocker, poufs, sitzsäcke, lisianthus, freesien, wicken, butterblumen, zinnien, levkojen, primeln, christrosen, stiefmütterchen, clematis, buschwindröschen, kamille, gerbera, edelweiß, schneeglöckchen, kosmeen, schneeball, flieder, maiglöckchen, iris, hyazinthen, krokusse, traubenhyazinthen, glockenblumen, strelitzien, gladiolen, amaryllis, sukkulenten, anthurien, tropische blumen, exotische blumen, heidekraut, kräuter, rosmarin, salbeiblüten, erika, lorbeer, tannenzweige, mistel, stechpalme, misteln, tannenzapfen, baumwolle, vietnamesisch, asiatisch, türkisch, libanesisch, türkische hochzeit, kurdisch, syrisch, afghanisch, lateinamerikanisch, kolumbianisch, afrikanisch, ghanaisch, ankara stoff, kamerunisch, keltisch, irisch, polynesisch, löwentanz, israelisch, buntglasfenster, backstein, ziegelwand, gatsby, bridgerton, hollywood, star wars, gothic, gotisch, punk, steampunk, disney, harry potter, herr der ringe, karneval, beton, bayerisch, trachtenhochzeit, baumstamm zersägen, bierwagen, bierwagen, ringer, messer, drucker, kanne, eimer',
  capitalNouns: true,
  specifics: {
    'culture:hindu': 'mehndi, sangeet',
    'venue:orchard': 'apfelgarten, apfelbäume, apfelbaum, kirschgarten, mandelbäume',
    'venue:mission': 'mexikanischer hof',
    'object:car': 'cadillac, cabrio, käfer, vw käfer, trabi, trabant, mercedes, porsche, rolls royce',
    'object:boat': 'spreewaldkahn, tretboot',
    'venue:boat': 'yacht, segelschiff, kreuzfahrtschiff, dampfer',
    'object:dog': 'labrador, dackel, pudel, bulldogge, mops, schäferhund, husky, golden retriever',
    'object:motorcycle': 'vespa, roller, simson, harley, beiwagen',
    'object:llama': 'alpakas, alpaka',
    'object:bell': 'kuhglocken',
    'object:clock': 'taschenuhr, kuckucksuhr',
    'attire:hat': 'baskenmütze',
    'object:plates': 'teller mit goldrand',
  },
  stories:
    'kennengelernt, lernten uns, haben uns, getroffen, verlobt, verliebt, wir kennen uns, kennen uns, aufgewachsen, hat mich gefragt, gefragt, seit jahren, früher',
  storyEnds:
    'also, deshalb, darum, jetzt, wir wollen, wollen, wir möchten, möchten, ich möchte, wir träumen, stell dir vor, und wollen',
  relatives: 'wo, als, weil, denn, wenn',
  than: 'als, so groß wie, so breit wie, so hoch wie',
  colourWords:
    'farbe, farben, in der farbe, farbene, farbenen, farbener, farbenes, farbenem, farbig, farbige, farbigen, farbiger, farbiges',
  compoundEnds:
    'hochzeit, hochzeiten, trauung, feier, farbene, farbenen, farbener, farbenes, farbenem, farben, farbige, farbigen, farbiger, farbiges',
  factors: { 'halb so viele': 0.5, 'die hälfte der': 0.5, halbiere: 0.5, 'doppelt so viele': 2, verdopple: 2 },
  everybody: 'alle, jeder',
  subjects: 'wir, wir beide',
  we: 'wir sind, wir werden',
  canGo: 'können weg, kann weg, müssen weg, sollen weg',
  otherRequests:
    'schick, schicke, schicken, sende, senden, teile, teilen, drucke, drucken, speichere, speichern, ruf, buche, bezahle',
  keeps: 'behalte, behalten, lass die, außer, bis auf',
  common:
    'schilf, linden, karte, karten, wein, warme, wände, wolle, wollen, tagen, masse, messen, stelle, stellen, stunde, kanne, seite, saite, reihen, lieber, leben, fegen, scherben, lachs, rakete',
  into: 'durch, gegen, in, mit, zu, für',
  pronouns: 'es, sie, das, alles, ihn, dies, diese, ihnen',
  endings: [
    ['n', ''],
    ['e', ''],
    ['en', ''],
    ['er', ''],
    ['es', ''],
    ['em', ''],
    ['s', ''],
  ],
  wearer: {
    bride: 'ihre, ihr, der braut, sie, für die braut',
    groom: 'sein, seine, des bräutigams, er, für den bräutigam',
    self: 'ich, mein, meine',
  },
  partners: 'eine, einer, die eine, der eine, die andere, der andere, andere',
  verbs: {
    add: 'füge, füge hinzu, hinzufügen, hinzu, stell, stelle, ergänze, ich will, wir wollen, ich möchte, wir möchten, häng, hänge, setze, leg, lege, gib, pack, baue ein, bring, dazu, nimm dazu, mehr davon, pflanze, wir brauchen, streue, platziere',
    remove:
      'entferne, lösche, nimm, weg, entfernen, streiche, weg mit, ohne, raus, lass weg, löschen, weglassen, wegnehmen, verzichte auf, keine mehr, kein mehr, raus mit, schmeiß raus, lass, beseitige',
    replace: 'ersetze, tausche, ersetzen, austauschen, tausch, vertausche, wechsle aus, austausche',
    change:
      'ändere, mach, mache, färbe, ändern, verwandle, wechsle, gestalte um, es soll sein, ändere zu, mal, kleide, wähle, lieber, passe an, soll, sollen, umfärben, machen',
    move: 'verlege, verschiebe, verlegen, bring uns, zieh um, verleg, bring es, geh, setz es, umziehen, versetze, verlagere',
    undo: 'rückgängig, mach rückgängig, rückgängig machen, zurück, mach das rückgängig, wie vorher, wie zuvor, zurücksetzen, so wie vorher, vorherige version',
    zoomIn:
      'näher, näher ran, näher heran, zoom rein, heranzoomen, reinzoomen, zoome hinein, zoom, geh näher ran, dichter ran, zoome rein',
    zoomOut:
      'weiter weg, rauszoomen, herauszoomen, zoome heraus, zoom raus, weiter zurück, zoome raus, totale, weitwinkel, mehr abstand',
  },
}
