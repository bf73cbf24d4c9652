import type { Vocabulary } from '../../vocabulary.ts'

export const PLACES: Vocabulary['places'] = {
  vineyard: 'langhe, franciacorta, valpolicella, napa, barolo, monferrato',
  coast:
    'costiera amalfitana, positano, amalfi, ravello, cinque terre, polignano, capri, portofino, taormina, liguria, costiera',
  hills: 'irlanda, scozia',
  rooftop: 'new york, manhattan, milano, dubai, hong kong, chicago',
  ballroom: 'las vegas',
  mission: 'messico, spagna, siviglia, andalusia',
  'olive-grove': 'puglia, salento, creta',
  orchard: 'sorrento, procida',
  'lavender-field': 'provenza',
  desert: 'sahara, arizona',
  canyon: 'grand canyon, petra',
  beach: 'rimini, versilia, forte dei marmi, maremma',
  'tropical-beach': 'maldive, caraibi, bali, hawaii, seychelles, tulum, polinesia, mauritius',
  lake: 'lago di como, lago di garda, lago maggiore, bellagio, sirmione',
  mountain: 'dolomiti, alpi, cortina, alto adige, svizzera, monte bianco, patagonia, etna, norvegia',
  'northern-lights': 'islanda, finlandia',
  'snow-field': 'lapponia',
  'japanese-garden': 'kyoto, giappone, tokyo',
  temple: 'india, jaipur',
  'chinese-courtyard': 'cina, pechino',
  riad: 'marocco, marrakech',
  villa: "toscana, chianti, siena, umbria, val d'orcia, firenze, italia, sicilia",
  chateau: 'versailles, francia, caserta',
  street:
    'venezia, roma, parigi, lisbona, santorini, trastevere, praga, grecia, ostuni, verona, barcellona, vienna, londra, matera, alberobello',
}
