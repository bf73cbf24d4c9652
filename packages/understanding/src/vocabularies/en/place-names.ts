import type { Vocabulary } from '../../vocabulary.ts'

export const PLACES: Vocabulary['places'] = {
  vineyard:
    'napa, napa valley, sonoma, healdsburg, paso robles, temecula, willamette valley, finger lakes, bordeaux, burgundy france, barossa, stellenbosch, mendoza',
  redwood: 'muir woods, santa cruz mountains',
  coast:
    'big sur, mendocino, cliffs of moher, amalfi, amalfi coast, positano, ravello, capri, cornwall, carmel, carmel by the sea, point reyes, pacific coast, maine coast, nova scotia',
  garden: 'central park, golden gate park, hyde park, kew gardens',
  hills: 'cotswolds, scottish highlands, carmel valley, texas hill country, montana, wyoming',
  estate: 'hamptons, newport',
  rooftop:
    'manhattan, san francisco, chicago, new york, new york city, nyc, los angeles, dubai, hong kong, singapore, seattle',
  ballroom: 'the plaza, the ritz, vegas, las vegas',
  loft: 'brooklyn, shoreditch',
  mission:
    'santa barbara, san miguel de allende, oaxaca, santa fe, seville, andalusia, guadalajara, mexico, spain, granada, sevilla, mexico city, merida, cartagena, antigua',
  'oak-garden': 'savannah, charleston, new orleans, louisiana',
  'olive-grove': 'puglia, apulia, crete, corfu, mallorca, majorca',
  orchard: 'sorrento',
  'lavender-field': 'provence, valensole, south of france',
  'pine-forest': 'black forest, pacific northwest, oregon',
  rainforest: 'costa rica, ubud, amazon, monteverde',
  desert:
    'joshua tree, palm springs, sahara, arizona, mojave, tucson, marfa, wadi rum, scottsdale, new mexico, namibia, death valley, white sands',
  canyon: 'grand canyon, sedona, zion, moab, utah, antelope canyon, bryce canyon, horseshoe bend, cappadocia, petra',
  beach:
    'malibu, half moon bay, cape cod, nantucket, outer banks, martha s vineyard, santa monica, long beach, byron bay, myrtle beach, la jolla, laguna beach, venice beach, cape may, algarve',
  'tropical-beach':
    'hawaii, maui, oahu, kauai, bali, bahamas, caribbean, tulum, cancun, fiji, maldives, palm beach, phuket, thailand, jamaica, tahiti, bora bora, mauritius, seychelles, cabo, cabo san lucas, punta cana, puerto rico, key west, florida keys, miami, zanzibar, goa, sri lanka, philippines, boracay, barbados, st lucia',
  lake: 'lake como, lake tahoe, lake garda, lake district, windermere, lake geneva, lake bled, como',
  river: 'thames, seine',
  mountain:
    'alps, swiss alps, dolomites, rocky mountains, rockies, colorado, aspen, yosemite, banff, tetons, grand teton, himalayas, patagonia, switzerland, vail, telluride, norway, blue ridge mountains, smoky mountains, appalachians, sierra nevada, queenstown, new zealand, jackson hole, austria, chamonix, machu picchu, isle of skye, whistler, lake louise',
  'snow-field': 'lapland, arctic, antarctica',
  'northern-lights': 'iceland, tromso, finland, reykjavik',
  'japanese-garden': 'kyoto, japan, nara, arashiyama, tokyo',
  theatre: 'broadway',
  mosque: 'istanbul, sheikh zayed mosque',
  temple: 'rajasthan, udaipur, jaipur, taj mahal, india, angkor wat',
  shrine: 'meiji shrine, fushimi inari',
  'chinese-courtyard': 'suzhou, beijing, forbidden city, shanghai, china, seoul, korea, chinatown',
  riad: 'morocco, marrakesh, marrakech, casablanca, fez, alhambra, tangier, chefchaouen, essaouira',
  villa: 'tuscany, chianti, florence, siena, val d orcia, italy, umbria, rome, sicily, verona, sardinia',
  chateau: 'versailles, loire valley, loire, dordogne, france',
  castle: 'ireland, scotland, edinburgh, wales',
  'city-hall': 'san francisco city hall',
  train: 'orient express, grand central',
  street:
    'paris, prague, lisbon, barcelona, venice, vienna, porto, london, santorini, mykonos, greece, oia, dubrovnik, croatia, amsterdam, budapest, bruges, montmartre, notting hill, havana, cuba, berlin, salzburg, athens, madrid',
}
