import type { Vocabulary } from '../../vocabulary.ts'

export const PLACES: Vocabulary['places'] = {
  vineyard:
    'napa, napa valley, sonoma, healdsburg, paso robles, temecula, willamette valley, finger lakes, bordeaux, burgundy france, barossa, stellenbosch, mendoza',
  redwood: 'muir woods, santa cruz mountains',
  coast:
    'big sur, mendocino, cliffs of moher, amalfi, amalfi coast, positano, ravello, capri, cornwall, carmel, carmel by the sea, point reyes, pacific coast, maine coast, nova scotia',
  garden: 'central park, golden gate park, hyde park, kew gardens',
  hills: 'cotswolds, carmel valley, texas hill country, montana, wyoming',
  estate: 'hamptons, newport',
  rooftop: 'chicago, los angeles, dubai, hong kong, singapore, seattle',
  ballroom: 'the plaza, the ritz',
  loft: 'shoreditch',
  mission:
    'santa barbara, san miguel de allende, oaxaca, santa fe, guadalajara, mexico, mexico city, merida, cartagena, antigua',
  'oak-garden': 'savannah, charleston, new orleans, louisiana',
  'olive-grove': 'puglia, apulia, crete, corfu, mallorca, majorca',
  'lavender-field': 'provence, valensole, south of france',
  'pine-forest': 'black forest, pacific northwest, oregon',
  rainforest: 'costa rica, amazon, monteverde',
  desert:
    'joshua tree, palm springs, arizona, mojave, tucson, marfa, wadi rum, scottsdale, new mexico, namibia, death valley, white sands',
  canyon: 'grand canyon, sedona, zion, moab, utah, antelope canyon, bryce canyon, horseshoe bend',
  beach:
    'malibu, half moon bay, cape cod, nantucket, outer banks, martha s vineyard, santa monica, long beach, byron bay, myrtle beach, la jolla, laguna beach, venice beach, cape may, algarve',
  'tropical-beach':
    'hawaii, maui, oahu, kauai, bali, bahamas, caribbean, tulum, cancun, fiji, maldives, palm beach, phuket, thailand, jamaica, tahiti, bora bora, mauritius, seychelles, cabo, cabo san lucas, punta cana, puerto rico, key west, florida keys, miami, zanzibar, goa, sri lanka, philippines, boracay, barbados, st lucia',
  lake: 'lake como, lake tahoe, lake garda, lake district, windermere, lake geneva, lake bled, como',
  river: 'thames, seine',
  mountain:
    'alps, swiss alps, dolomites, rocky mountains, rockies, colorado, aspen, yosemite, banff, tetons, grand teton, himalayas, patagonia, switzerland, vail, telluride, blue ridge mountains, smoky mountains, appalachians, sierra nevada, queenstown, new zealand, jackson hole, austria, chamonix, whistler, lake louise',
  'snow-field': 'lapland, arctic, antarctica',
  'northern-lights': 'iceland, tromso, finland, reykjavik',
  'japanese-garden': 'kyoto, japan, nara, tokyo',
  theatre: 'broadway',
  mosque: 'istanbul, sheikh zayed mosque',
  shrine: 'meiji shrine, fushimi inari',
  'chinese-courtyard': 'suzhou, beijing, forbidden city, shanghai, china, chinatown',
  riad: 'morocco, marrakesh, marrakech, casablanca, fez, alhambra, tangier, chefchaouen, essaouira',
  villa: 'tuscany, chianti, florence, siena, val d orcia, italy, umbria, rome, sicily, verona, sardinia',
  chateau: 'versailles, loire valley, loire, dordogne, france',
  castle: 'ireland, scotland, edinburgh, wales',
  'city-hall': 'san francisco city hall',
  train: 'orient express, grand central',
  street:
    'prague, lisbon, barcelona, vienna, porto, london, dubrovnik, croatia, budapest, notting hill, berlin, salzburg, athens, madrid',
  canal: 'venice, venezia, murano, burano',
  'greek-terrace': 'santorini, mykonos, greece, oia, paros, naxos, cyclades, milos',
  paris: 'paris, montmartre',
  'lemon-grove': 'sorrento, menton, procida',
  'bamboo-forest': 'arashiyama',
  dunes: 'sahara, merzouga, rub al khali',
  fjord: 'norway, lofoten, geiranger, bergen, milford sound, geirangerfjord',
  savannah:
    'kenya, tanzania, serengeti, masai mara, maasai mara, kruger, botswana, kilimanjaro, okavango, kruger park, zimbabwe, zambia',
  'tulip-field': 'holland, netherlands, keukenhof, lisse',
  highlands: 'scottish highlands, glencoe, isle of skye, skye, loch ness, loch lomond, eilean donan, cairngorms',
  'rice-terraces': 'ubud, tegalalang, sapa, banaue',
  cenote: 'yucatan, valladolid mexico',
  'new-york': 'new york, new york city, nyc, manhattan',
  'brooklyn-bridge': 'brooklyn',
  'golden-gate': 'san francisco, sausalito',
  patio: 'seville, sevilla, andalusia, cordoba, granada, spain',
  'korean-palace': 'seoul, korea, south korea',
  'indian-palace': 'rajasthan, udaipur, jaipur, india, jodhpur',
  amphitheatre: 'pompeii, taormina, ephesus',
  dock: 'marina, harbour, harbor, quay, quayside',
  'dutch-canal': 'amsterdam, bruges, delft, utrecht',
  havana: 'havana, cuba, trinidad cuba',
}

export const UNDRAWN_PLACES: Vocabulary['undrawnPlaces'] = {
  street: 'market hall, flea market, big ben, tower bridge, bazaar, souk, market',
  canyon: 'petra, cappadocia, uluru, quarry, monument valley',
  'indian-palace': 'taj mahal',
  temple: 'angkor wat, thai temple, buddhist temple, pagoda',
  rainforest: 'hawaiian jungle, botanical jungle',
  mountain: 'volcano, machu picchu, mount fuji, glacier, iceland mountains, matterhorn, table mountain, everest',
  'snow-field': 'igloo, ice hotel, ice rink, skating rink, ice palace, ice cave, ski slope, ski piste',
  tent: 'glamping tent, teepee tent, geodesic dome, dome tent, bubble tent',
  'pine-forest': 'treehouse, tree house, campsite, camping, campground, treetop',
  theatre: 'drive in, drive in cinema, drive in theater, jazz club, concert hall, comedy club, arcade, bowling alley',
  ballroom: 'vegas, las vegas, casino, vegas casino',
  chapel: 'monastery, convent, abbey, elvis chapel, vegas chapel',
  church: 'russian orthodox church, orthodox church, greek orthodox church, mormon temple',
  loft: 'airport, hangar, airport hangar, aircraft hangar, garage, car workshop, school, classroom, hospital, office',
  'train-station': 'subway station, subway, metro station, underground station, tube station, bus station',
  rooftop: 'car park, car park roof, parking garage, parking lot, parking deck, helipad',
  stadium:
    'basketball court, tennis court, race track, racecourse, golf course, baseball field, cricket ground, skate park, gym, bullring',
  river: 'backwaters, kerala backwaters, river cruise, hot spring, hot springs',
  'tropical-beach': 'overwater bungalow, overwater villa, beach club, water villa',
  boat: 'houseboat, narrowboat, barge, canal boat, submarine',
  garden: 'zoo, botanical gardens dome, maze, hedge maze, spa garden, cemetery',
  'japanese-garden': 'tea house, tatami room, ryokan, onsen, japanese tea house',
  aquarium: 'underwater, under the sea, under water, scuba diving',
  barn: 'blacksmith, forge, gretna green',
  library: 'bookshop, bookstore, book store, university, college hall',
  'city-hall': 'parliament, white house, embassy',
  glasshouse: 'butterfly house, flower shop, florist shop, palm house',
  castle: 'great wall, disneyland, disney world, medieval town',
  dunes: 'pyramids, pyramids of egypt, egypt, egyptian pyramids, giza',
  farmyard: 'pumpkin patch, christmas tree farm, corn maze, petting zoo',
}

/** Regions and countries without a venue of their own. No image shows them, so they are not reported. */
export const REGIONS =
  'california, northern california, southern california, county, texas, florida, georgia, virginia, tennessee, vermont, new england, north carolina, south carolina, hudson valley, catskills, the catskills, upstate new york, maine, asheville, austin, england, uk, usa, canada, australia, portugal, germany, south africa, europe'
