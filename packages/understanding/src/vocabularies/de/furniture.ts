import type { Vocabulary } from '../../vocabulary.ts'

export const STRUCTURES: Vocabulary['concepts']['structure'] = {
  'hedge-wall': 'Heckenwand, grüne wand, blätterwand, pflanzenwand',
  willow: 'Weide, trauerweide, weidenbaum',
  arbor:
    'Holzbogen, traubogen aus holz, holzrahmen, eckiger bogen, holzgestell, viereckiger bogen, holztor, bambusbogen',
  arch: 'Blumenbogen, traubogen, bogen, rosenbogen, hochzeitsbogen, blütenbogen, bögen, bogen aus blumen, eukalyptusbogen, hintergrundbogen, backdrop, bogen aus rosen',
  round:
    'runder Bogen, rundbogen, traukreis, ring, blumenring, kreisbogen, blumenkreis, blumenreifen, runder traubogen, hula hoop bogen, blumenkranz bogen',
  moongate: 'Mondtor, mondbogen',
  triangle: 'Dreiecksbogen, dreieckiger bogen, dreieck, boho bogen, dreieckiger traubogen',
  canopy: 'Baldachin, himmel aus stoff, stoffbaldachin, blumenbaldachin, hochzeitsbaldachin, blumendach',
  mandap: 'Mandap',
  columns: 'Säulen, blumensäulen, säule, römische säulen, pfeiler',
  hexagon: 'Sechseckbogen, sechseck, sechseckiger bogen, hexagon, hexagon bogen, sechseckiger traubogen',
  'driftwood-arch': 'Treibholzbogen, bogen aus treibholz, astbogen, bogen aus ästen, birkenbogen, bogen aus zweigen',
  'asymmetric-arch':
    'asymmetrischer Bogen, blumeninstallation, asymmetrischer blumenbogen, asymmetrischer traubogen, offener bogen',
  'balloon-arch': 'Ballonbogen, luftballonbogen, ballongirlande, ballonwand, luftballongirlande',
  'draped-arch':
    'Bogen mit Stoff, stoffbogen, drapierter bogen, bogen mit tüchern, bogen mit tüll, traubogen mit stoff, bogen mit chiffon',
  pergola: 'Pergola, laube, weinlaube, rankgitter, spalier, rosentunnel',
  gazebo: 'Pavillon, gartenpavillon, rotunde, gartenlaube, musikpavillon, gazebo',
  chuppah: 'Chuppa, chuppah, chuppe, jüdischer baldachin',
  sofreh: 'Sofreh Aghd, sofreh',
  'nikah-stage': 'Hochzeitsthron, throne, thron, brautbühne, nikah bühne, hochzeitsbühne',
  torii: 'Torii, torii tor, japanisches tor',
  altar: 'Altar, traualtar, steinaltar, hochaltar, trautisch',
  'flower-wall': 'Blumenwand, rosenwand, blütenwand, mooswand, wand aus blumen, blumenmauer',
  tree: 'großer Baum, unter einem baum, alter baum, weide baum, linde, kastanie, magnolienbaum, unter dem baum, buche, unter bäumen, lindenbaum, kastanienbaum',
  tipi: 'Tipi, tipis, indianerzelt, tipi zelt',
  'tea-ceremony': 'Teezeremonie, teeservice, teekanne, tee zeremonie',
  'unity-candle': 'Traukerze, hochzeitskerze, traukerzen',
  'sand-ceremony': 'Sandzeremonie, sandritual',
  broom: 'Besensprung, über den besen springen',
  handfasting: 'Handfasting, händebinden, handbindung, bänder um die hände, händefasten',
  'sacred-fire': 'heiliges Feuer, agni, feuerzeremonie',
}

export const SEATS: Vocabulary['concepts']['seat'] = {
  mixed: 'gemischte Stühle, bunt gemischte stühle, verschiedene stühle, zusammengewürfelte stühle',
  rattan: 'Rattanstühle, korbstühle, bambusstühle',
  stump:
    'Baumstümpfe als Sitze, baumstümpfe zum sitzen, baumstämme zum sitzen, baumstämme als sitze, holzklötze als sitze',
  cross:
    'Holzstühle, kreuzlehnstühle, bistrostühle, rustikale stühle, crossback stühle, stühle aus holz, vintage stühle, cross back stühle',
  chiavari: 'Chiavari Stühle, tiffany stühle, ballsaalstühle, chiavaristühle',
  white: 'weiße Klappstühle, klappstühle, gartenstühle',
  ghost: 'transparente Stühle, ghost chairs, acrylstühle, durchsichtige stühle, ghost stühle, plexiglasstühle',
  black: 'schwarze Klappstühle',
  velvet: 'Samtstühle, polsterstühle, sessel, samtsessel, gepolsterte stühle, ohrensessel',
  bench: 'Bänke, holzbänke, bank, holzbank, baumstämme, bierbänke, bänken, sitzbänke, baumstümpfe, holzstämme',
  'hay-bale':
    'Sitze aus Strohballen, auf strohballen sitzen, heuballen zum sitzen, auf heuballen sitzend, sitzbänke aus stroh, strohballen als sitze, strohballen zum sitzen',
  cushion: 'Sitzkissen, kissen, bodenkissen, auf dem boden sitzend, auf dem boden sitzen',
  pew: 'Kirchenbänke, kirchenbank',
  none: 'stehende Gäste, gäste stehen, alle stehen, im stehen',
}

export const TABLES: Vocabulary['tables'] = {
  round: 'runde Tische, runder Tisch, rundtische, gästetische, kreisrunde tische',
  long: 'lange Tische, langer Tisch, tafeln, holztische, bauerntische, lange tafeln, langen tischen, lange holztische, festtafeln, biertische, langer holztisch, bauerntisch, lange tafel, langer tafel, tafel, festtafel',
  square: 'quadratische Tische, eckige tische, kleine tische',
  sweetheart: 'Brautpaartisch, brauttisch, tisch für zwei, brauttafel, tisch des brautpaars',
  cocktail: 'Stehtische, hochtische, bartische, stehtisch',
}

export const FLOWERS: Vocabulary['concepts']['flower'] = {
  thistle: 'Disteln, distel, edeldistel, mannstreu',
  delphinium: 'Rittersporn, lupinen, löwenmäulchen, fingerhut',
  gypsophila: 'Schleierkraut',
  carnation: 'Nelken, nelke',
  wisteria: 'Blauregen, glyzinien, glyzinie',
  bougainvillea: 'Bougainvillea, bougainvilleen',
  jasmine: 'Jasmin, gardenien, orangenblüten, frangipani',
  hibiscus: 'Hibiskus',
  magnolia: 'Magnolien, magnolie, kamelien',
  chrysanthemum: 'Chrysanthemen, chrysantheme, astern',
  daffodil: 'Narzissen, osterglocken',
  mimosa: 'Mimosen, craspedia',
  cornflower: 'Kornblumen, kornblume',
  geranium: 'Geranien, geranie',
  rose: 'Rosen, gartenrosen, englische rosen, edelrosen, kletterrosen, rosenblüten, strauchrosen',
  peony: 'Pfingstrosen, päonien',
  ranunculus: 'Ranunkeln',
  anemone: 'Anemonen',
  daisy: 'Margeriten, gänseblümchen',
  sunflower: 'Sonnenblumen',
  poppy: 'Mohn, mohnblumen, klatschmohn, islandmohn',
  hydrangea: 'Hortensien',
  dahlia: 'Dahlien',
  tulip: 'Tulpen',
  orchid: 'Orchideen',
  lily: 'Lilien, calla, callas',
  marigold: 'Ringelblumen, tagetes, studentenblumen',
  protea: 'Proteen, protea',
  lavender: 'Lavendel, lavendelzweige, lavendelsträuße',
  wildflowers: 'Wildblumen, wiesenblumen, feldblumen, trockenblumen, bauernblumen, getrocknete blumen',
  'cherry-blossom': 'Kirschblüten, kirschblüte, sakura, blütenzweige, apfelblüten, mandelblüten, blühende zweige',
  lotus: 'Lotusblumen, lotus, seerosen, lotusblüten',
}

export const LEAVES: Vocabulary['concepts']['leaf'] = {
  eucalyptus: 'Eukalyptus, eukalyptuszweige, eucalyptus, eukalyptusgirlanden',
  olive: 'Olivenzweige, olivenblätter, ölzweige',
  fern: 'Farn, farne, farnwedel',
  ruscus:
    'Blättergirlande, grüne girlanden, blattgirlanden, girlanden aus grün, ruskus, girlanden, girlande, zweige, kränze, grüngirlanden, kranz, laubgirlanden, äste, efeugirlanden',
  pampas: 'Pampasgras, pampas, gräser, trockengräser',
  palm: 'Palmblätter, palmwedel, monstera, tropische blätter, bananenblätter, monsterablätter',
  ivy: 'Efeu, kletterpflanzen, ranken, efeuranken, wilder wein',
}

export const GENERICS: Vocabulary['generics'] = {
  flower:
    'Blumen, blüten, blumenschmuck, blumendeko, blumendekoration, floristik, blume, blumengestecke, florale, gestecke, floral, blumenarrangements, floraler',
  leaf: 'Blattgrün, grünzeug, laub, blätter, blattwerk, viel grün, greenery, grünpflanzen',
  seat: 'Stühle, sitze, bestuhlung, sitzplätze, stuhlreihen, stühlen, stuhl, sitzreihen',
  table: 'Tische, tischen, tisch',
  structure: 'Zeremonieaufbau, aufbau, trauort',
  person: 'Personen, menschen, leute, niemand, person, jemand, menschenmenge',
}
