import type { Grammar } from '../../vocabulary.ts'

export const GRAMMAR: Grammar = {
  negations:
    'ohne, kein, keine, keinen, keiner, keinem, nicht, niemals, nie, weder, noch, statt, anstatt, anstelle von, wir wollen keine, bloß keine, bitte keine, auf keinen fall, verzichten auf, außer, hassen, wir mögen keine, frei von, mag keine, anstelle der, anstatt der, statt der, vermeiden, bloß kein',
  trailingNegations: 'verboten, unerwünscht, nicht erlaubt, nicht erwünscht, frei, nein danke',
  negationEnds:
    'aber, sondern, mit, nur, lieber, dafür, wir wollen, ich möchte, wir möchten, stattdessen, jedoch, dann, allerdings, in, auf, unter, am, im, ja zu, es gibt',
  tooMany: 'zu viele, zu viel, so viele, so viel, viele, viel, übermäßig viele, massenhaft',
  insteadOf: 'statt, anstatt, anstelle von, anstelle der, statt der, anstatt der',
  numbers: {
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
  less: 'weniger, kleiner, kleinere, kleineren, kleines, kleine, kleinen, klein, kürzer, wenige, wenig, ein paar, winzige, winzig, verkleinere, reduziere, mini, niedriger, niedrigere, ein paar wenige, verringere, dezente, nicht so viele, schmaler, etwas weniger, vereinzelte, schmalere, kürzere',
  more: 'mehr, größer, größere, größeren, größeres, viele, viel, riesige, riesig, riesiger, große, großen, großer, großes, groß, hohe, höher, höhere, vergrößere, erhöhe, lange, länger, längere, haufenweise, jede menge, hunderte von, tausende, zahlreiche, breiter, breite, ganz viele, gigantische, lauter, massen von, unzählige, enorme, überdimensionale, noch mehr, hoher, hohes, breiten, hohen, gewaltige, vielen, etliche, einige, mächtige, meterhohe',
  and: 'und, sowie, plus, &, als auch, samt, nebst',
  or: 'oder, noch, bzw',
  of: 'von, aus, der, des, voller, vom, voll mit',
  places:
    'in, im, am, an, auf, bei, beim, neben, vor, zwischen, über, mit blick auf, nach, zu, zum, zur, inmitten, an bord, an der, in der, in einem, in einer, auf dem, auf der, auf einem, auf einer, an einem, an einer, ans, ins, aufs, innerhalb, hinter, umgeben von, mit aussicht auf',
  under: 'unter, unterhalb, vor, unterm, darunter',
  wears:
    'mit, in, trägt, tragen, tragend, gekleidet in, im, in der farbe, in farbe, in den farben, mit einem, mit einer',
  says: 'mit der aufschrift, auf dem steht, mit den worten, mit dem text, mit unseren namen, mit dem schriftzug, das sagt, auf dem, es steht, steht, lautet, sagt, mit der inschrift, mit schriftzug, beschriftet mit',
  closeUps:
    'Nahaufnahme von, nahaufnahme der, nahaufnahme des, nahaufnahme vom, nahaufnahme einer, nahaufnahme eines, nahaufnahme, detailaufnahme von, detailaufnahme, makro, detail von, detail der, close up von, großaufnahme, großaufnahme von, großaufnahme der, aus der nähe, ganz nah',
  fillers:
    'der, die, das, den, dem, des, tageszeit, uhrzeit, wetter, jahreszeit, ein, eine, einen, einem, einer, eines, und, oder, mit, in, im, an, am, auf, aus, bei, beim, für, von, vom, zu, zum, zur, nach, über, um, durch, als, wie, so, dass, ob, wenn, weil, da, dort, hier, wo, was, wer, welche, wir, ich, du, ihr, uns, mich, mir, dich, euch, unser, unsere, unseren, unserem, unserer, mein, meine, meinen, meinem, meiner, sein, seine, ihre, ihren, ihrem, sie, er, es, man, ist, sind, war, wäre, wären, sei, seid, werden, wird, würde, würden, haben, hat, habe, hätte, hätten, soll, sollen, sollte, sollten, kann, können, könnte, könnten, möchte, möchten, mag, mögen, will, wollen, wünschen, wünsche, bitte, danke, hallo, gern, gerne, liebe, lieben, träumen, traum, stellen, vor, stelle mir vor, vorstellen, denken, heiraten, heirate, sich, selbst, alle, alles, allem, allen, jede, jeder, jedes, jeden, jedem, einige, manche, andere, anderen, anderer, viele liebe, ganz, sehr, etwas, auch, noch, schon, immer, wieder, nur, bloß, doch, mal, dabei, dazu, daneben, darauf, darüber, davor, dahinter, drumherum, drin, drinnen, draußen, drauf, dann, danach, während, bis, seit, ohne dass, sowie, zusammen, gemeinsam, eher, vielleicht, am liebsten, am besten, unbedingt, total, richtig, wirklich, einfach nur, schön, schöne, schönen, schöner, schönes, wunderschön, wunderschöne, wunderschönen, wunderschöner, hübsch, hübsche, toll, tolle, perfekt, perfekte, besondere, besonders, besonderen, herrlich, herrliche, atemberaubend, atemberaubende, wundervoll, wundervolle, traumhafte kulisse, bezaubernd, bezaubernde, stimmungsvoll, stimmungsvolle, festlich, festliche, bild, foto, aufnahme, szene, motiv, ansicht, blick, aussicht, stil, look, thema, motto, stimmung, atmosphäre, ambiente, flair, hauch, touch, idee, vision, art, zeig, zeige, zeichne, male, malen, erstelle, gestalte, aquarell, illustration, gemälde, realistisch, hochwertig, ort, location, platz, stelle, raum, freien, im freien, unter freiem himmel, outdoor, freie natur, natur, natürliche, natürlich, natürlichen, dekoriert, dekorierte, dekorierten, geschmückt, geschmückte, geschmückten, geschmückter, verziert, verzierte, bedeckt mit, gefüllt, beleuchtet, beleuchtete, beleuchteter, erleuchtet, umrahmt, umgeben, gesäumt, bewachsen, bewachsene, hängende, hängenden, hängend, hängen, hängt, stehend, stehende, stehen, steht, sitzen, sitzend, sitzende, liegen, liegt, laufen, läuft, gehen, geht, kommt, kommen, schauen, blicken, lachen, lachend, lächelnd, feiern, feiernd, tanzend, brennende, brennenden, leuchtende lichter, schwebende, schwebend, fliegend, fliegende, fallende, fallen, fällt, gestreut, verstreut, hält, halten, haltend, wirft, werfen, spielt, spielen, spielend, singt, serviert, schneidet, hintergrund, vordergrund, mitte, seite, seiten, ecke, rand, ende, boden, decke, wand, wände, dach, himmel, oben, unten, links, rechts, vorne, hinten, überall, ringsum, rundherum, nähe, ferne, entlang, gegenüber, holz, stein, glas, metall, eisen, marmor, hölzerne, hölzernen, alt, alte, alten, altes, alter, neu, neue, neuen, frisch, frische, frischen, echt, echte, verschieden, verschiedene, verschiedenen, bunter mix, mischung, mix, tag, großer tag, hochzeitstag, moment, uhr zeit, stunde, jahr, wochenende, leben, welt, herz, liebe zum detail, hand, hände, gesicht, augen, lang, element, elemente, stück, reihe, reihen, gruppe, form, größe, muster, typisch, typische, traditionelle, klassische kulisse, transparente, transparent, transparenten, gemischte, gemischt, dekoelemente, arrangement, arrangements, accessoires, style, vibe, vibes, passend, passende, passenden, dezent, groß gefeiert, geben, gibt, gebe, findet, statt finden, stattfinden, stattfindet, ja, also, halt, eben, ungefähr, etwa, circa, rund, insgesamt, bisschen, ein bisschen, einmal, gerade, nun, jetzt, später, anschließend, zuerst, zwischen beiden, jeweils, je',
  fillerEndings: ['lich', 'erweise'],
  common:
    'linden, karte, karten, wein, warme, wände, wolle, wollen, tagen, masse, messen, stelle, stellen, stunde, kanne, seite, saite, reihen, lieber, leben',
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
  },
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
