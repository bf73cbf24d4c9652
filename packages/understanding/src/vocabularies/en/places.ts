import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const VENUES: Concepts['venue'] = {
  vineyard:
    'vineyard, winery, wine country, vines, grapevines, rows of vines, wine estate, napa, napa valley, sonoma, healdsburg, paso robles, temecula, willamette valley, finger lakes, bordeaux, burgundy france, champagne region, barossa, stellenbosch, mendoza, wine farm, grape vines',
  redwood:
    'redwood grove, redwoods, redwood, redwood forest, sequoia, sequoias, giant trees, muir woods, mendocino woods, santa cruz mountains, old growth forest, big trees',
  coast:
    'sea cliff, cliff, clifftop, cliffside, cliff top, ocean cliff, coast, coastal, coastline, oceanfront, ocean view, ocean, oceanside, sea view, by the sea, sea, seaside, seafront, bluff, bluffs, headland, overlooking the ocean, overlooking the sea, big sur, mendocino, cliffs of moher, amalfi, amalfi coast, positano, ravello, capri, cornwall, carmel, carmel by the sea, point reyes, pacific coast, rocky shore, rocky coast, maine coast, nova scotia',
  garden:
    'garden, botanical garden, botanic garden, park, gardens, formal garden, secret garden, walled garden, flower garden, garden party, central park, golden gate park, english garden, cottage garden, conservatory garden, arboretum, hyde park, kew gardens, public garden, zen park, courtyard garden, patio garden',
  hills:
    'rolling hills, hills, hill, hilltop, hillside, countryside, ranch, valley, pasture, grassland, prairie, english countryside, cotswolds, lake district hills, moor, moors, moorland, highlands, scottish highlands, carmel valley, green hills, texas hill country, hill country, montana, wyoming, golden hills, irish countryside, highland',
  estate:
    'estate, mansion, manor, manor house, country house, stately home, country club, private estate, newport mansion, great house, hamptons, the hamptons, plantation house, georgian house, country estate, stately house',
  rooftop:
    'rooftop, roof terrace, roof top, rooftop terrace, skyline, city skyline, penthouse, roof garden, rooftop bar, skyscraper, skyscrapers, manhattan, brooklyn rooftop, san francisco, chicago, downtown, cityscape, city view, new york, new york city, nyc, los angeles, dubai, hong kong, singapore, seattle, in the city, terrace over the city, skyline view, big city, metropolitan, urban',
  barn: 'barn, rustic barn, barn wedding, hayloft, stable, stables, converted barn, barnyard barn, red barn, timber barn, hay barn, wooden barn, white barn',
  ballroom:
    'ballroom, ball room, grand hall, hotel, hotel ballroom, grand hotel, palace, great hall, banquet hall, gala hall, gatsby, reception hall, function room, event hall, marble hall, the plaza, the ritz, vegas, las vegas, assembly rooms, dining hall, opera hall, wedding hall, banqueting hall, versailles hall, casino',
  glasshouse:
    'greenhouse, glasshouse, glass house, conservatory, orangery, orangerie, solarium, winter garden, palm house, atrium, hothouse, sunroom, glass conservatory, kew, glass pavilion, glass chapel, botanical conservatory, winter greenhouse',
  loft: 'loft, warehouse, industrial loft, factory, old factory, brewery, distillery, gallery, art gallery, brick loft, exposed brick, brick walls, brick wall, studio, brooklyn, restaurant, industrial space, artist studio, shoreditch, mill, textile mill, urban loft, hangar, cafe, bistro, pub, speakeasy',
  tent: 'tent, marquee, white tent, clear tent, pole tent, canvas tent, circus tent, big top, bedouin tent, frame tent, tented, transparent tent, marquee tent, bell tent, desert tent, berber tent',
  mission:
    'mission, spanish mission, hacienda, spanish courtyard, mexican courtyard, courtyard, plaza, adobe, patio, mexican hacienda, santa barbara, san miguel de allende, oaxaca, santa fe, spanish villa, seville, andalusia, mediterranean courtyard, guadalajara, mexico, spain, finca, old mission, granada, sevilla, mexico city, merida, cartagena, antigua',
  meadow:
    'meadow, wildflower meadow, field, open field, flower field, grassy field, field of wildflowers, clearing, field of flowers, open meadow, alpine meadow, in a field, glade, wildflower field, flower meadow, grass field, wheat field',
  'oak-garden':
    'oak garden, oak grove, oak, oaks, under the oaks, live oak, live oaks, old oak, oak tree, spanish moss, savannah, charleston, new orleans, louisiana, georgia plantation, oak canopy, plantation, oak alley, under an oak, under an oak tree, under the old oak, ancient oak',
  'rose-garden': 'rose garden, garden of roses, rose bushes, rose arbor garden, rose beds, roses garden, rosary garden',
  'olive-grove':
    'olive grove, olive trees, olive orchard, olive garden, among the olives, olive farm, puglia, apulia, crete, greek grove, olive tree, corfu, mallorca, majorca, masseria',
  orchard:
    'orchard, apple orchard, cherry orchard, peach orchard, lemon grove, orange grove, citrus grove, fruit trees, lemon orchard, pear orchard, sorrento, apple trees, lemon trees, orange trees, almond grove, almond orchard, lemon tree, orange tree, apple tree, citrus orchard',
  'lavender-field':
    'lavender field, lavender farm, fields of lavender, lavender rows, provence, valensole, rows of lavender, field of lavender, south of france, lavender meadow',
  'sunflower-field':
    'sunflower field, field of sunflowers, sunflower farm, fields of sunflowers, sunflower patch, sunflower meadow',
  'pine-forest':
    'pine forest, forest, woods, woodland, pines, pine trees, evergreen forest, evergreens, enchanted forest, fir trees, pine wood, pine woods, fairy forest, forest clearing, wood, the woods, black forest, tahoe, lake tahoe forest, pacific northwest, oregon, washington state, twilight forest, forest glade, spruce forest, conifer forest, fairytale forest, mossy forest, mountain forest, pine grove, bluebell wood, bluebell woods',
  'birch-wood':
    'birch wood, birch forest, birches, birch trees, birch grove, aspen grove, aspens, aspen trees, silver birches, birch, silver birch, birch woods',
  rainforest:
    'rainforest, rain forest, jungle, rainforest waterfall, tropical forest, costa rica, bali jungle, ubud, amazon, jungle waterfall, tropical jungle, monteverde, cenote, tropical rainforest, costa rican jungle',
  desert:
    'desert, joshua tree, palm springs, sand dunes, dunes, sahara, arizona, mojave, tucson, desert dunes, marfa, sahara desert, wadi rum, scottsdale, new mexico, dune, arabian desert, namib, namibia, death valley, white sands, desert landscape',
  canyon:
    'canyon, red rocks, grand canyon, sedona, zion, moab, utah, antelope canyon, red rock, arches national park, canyon overlook, canyons, bryce canyon, red rock canyon, horseshoe bend, cappadocia, petra',
  beach:
    'beach, sandy beach, seashore, shore, shoreline, malibu, half moon bay, cape cod, nantucket, outer banks, beachfront, beachside, by the waves, martha s vineyard, bay, sand, on the sand, barefoot on the sand, surf, waves, ocean shore, in the sand, santa monica, long beach, byron bay, myrtle beach, la jolla, laguna beach, venice beach, dune beach, sandbar, coastal beach, cape may, toes in the sand, the hague beach, algarve',
  'tropical-beach':
    'tropical beach, hawaii, maui, oahu, kauai, bali, bahamas, caribbean, tulum, cancun, fiji, maldives, palm beach, island, tropical island, tropics, tropical, phuket, thailand, jamaica, tahiti, bora bora, mauritius, seychelles, cabo, cabo san lucas, punta cana, puerto rico, key west, florida keys, miami beach, white sand beach, lagoon, zanzibar, goa, sri lanka, tropical paradise, palm tree beach, destination beach, paradise island, philippines, boracay, palawan, private island, costa rica beach, turks and caicos, barbados, st lucia, polynesia, beach with palms, beach with palm trees',
  lake: 'lake, lakeside, lakefront, lake como, lake tahoe, lake view, lakeshore, by the lake, lake garda, lake district, dock, lake dock, jetty, pier, lake house, windermere, loch, lake louise, lake geneva, lake bled, como, lakehouse, boathouse, wooden dock, on the dock, muskoka, waterfront, mountain lake, alpine lake',
  river:
    'river, riverside, riverbank, by the river, creek, stream, brook, riverfront, river bank, beside the river, creekside, thames, seine, canal side, babbling brook',
  mountain:
    'mountain, mountains, mountaintop, mountain top, alps, swiss alps, alpine, dolomites, rocky mountains, rockies, colorado, aspen, yosemite, banff, peaks, mountain view, summit, tetons, grand teton, mountainside, himalayas, patagonia, switzerland, vail, telluride, snowy peaks, snow capped mountains, glacier, iceland mountains, fjord, norway, blue ridge, blue ridge mountains, smoky mountains, appalachians, sierra, sierra nevada, queenstown, new zealand, jackson hole, park city, austria, tyrol, chamonix, mountain peak, mountain range, mountain lodge, ski lodge, lodge, chalet, peru, machu picchu, faroe islands, isle of skye, whistler, volcano',
  'snow-field':
    'snowy field, snow field, snowfield, winter wonderland, field of snow, snowy landscape, snow covered field, snowy meadow, snowy forest, lapland, ski resort, snowy woods, arctic, frozen lake, ice lake, antarctica, snowy clearing',
  'northern-lights':
    'northern lights, aurora, aurora borealis, iceland, tromso, finland, under the northern lights, reykjavik, polar lights, igloo, glass igloo',
  backyard:
    'backyard, back yard, our house, our home, home wedding, back garden, at home, my parents house, parents garden, our garden, front yard, our yard, grandma s garden, my parents backyard, yard, porch, front porch, our backyard, lawn, back lawn, deck, parents house, at our place, suburban garden, family home, grandmother s house, our place, the lawn, wraparound porch, grandparents house, grandparents garden, parents backyard',
  'japanese-garden':
    'japanese garden, zen garden, kyoto, tea garden, japanese maple garden, koi pond garden, bamboo forest, bamboo grove, japan, nara, japanese tea garden, cherry blossom garden, arashiyama, bamboo, tokyo, maple garden, gion',
  farmyard:
    'farmyard, farm, farmhouse, barnyard, working farm, homestead, family farm, dairy farm, petting farm, farmstead, sheep farm, cattle ranch, horse farm, flower farm, pumpkin patch, pumpkin farm',
  'sailcloth-tent':
    'sailcloth tent, sail cloth tent, sailcloth, sperry tent, sailcloth marquee, sail tent, peaked tent, sailcloth pavilion',
  library:
    'library, old library, book lined library, public library, reading room, bookshop, bookstore, book store, trinity college, university library, trinity college library, harry potter library',
  theatre:
    'theatre, theater, opera house, old theatre, cinema, movie theater, playhouse, broadway theater, music hall, opera, movie palace, picture house, auditorium',
  chapel:
    'stone chapel, chapel, little chapel, country chapel, wooden chapel, white chapel, small chapel, chapel in the woods, wayfarers chapel, little white chapel, village chapel, ruined chapel, abbey, monastery, abbey ruins, convent, ruined abbey',
  church:
    'church, cathedral, parish church, basilica, church wedding, gothic church, country church, orthodox church, catholic church, village church, st patrick s cathedral, minster, gothic cathedral, white church, stained glass, stained glass windows, church aisle, notre dame',
  synagogue: 'synagogue, shul, jewish temple, bimah',
  mosque: 'mosque courtyard, mosque, masjid, istanbul, blue mosque, islamic courtyard, sheikh zayed mosque',
  temple:
    'hindu temple, temple, temple court, temple courtyard, mandir, indian temple, south indian temple, gurdwara, indian palace, rajasthan, udaipur, jaipur, lake palace, haveli, jaipur palace, taj mahal, india, buddhist temple, thai temple, angkor wat, pagoda, udaipur palace, golden temple',
  shrine: 'shinto shrine, shrine, japanese shrine, japanese temple, meiji shrine, fushimi inari, torii shrine',
  'chinese-courtyard':
    'chinese courtyard, chinese garden, siheyuan, chinese pavilion, suzhou, suzhou garden, chinese palace, chinese temple, shanghai garden, beijing, beijing courtyard, forbidden city, shanghai, china, hutong, chinese tea house, hanok, korean palace, hanok courtyard, seoul, korea, chinatown',
  riad: 'Moroccan courtyard, riad, riad courtyard, morocco, marrakesh, marrakech, moorish courtyard, moorish, casablanca, fez, alhambra, zellige courtyard, tangier, chefchaouen, moroccan riad, moorish palace, la mamounia, moroccan palace, moroccan garden, essaouira, agadir',
  villa:
    'Tuscan villa, villa, tuscany, italian villa, tuscan hills, tuscan, chianti, florence, siena, val d orcia, italy, umbria, italian countryside, tuscan countryside, rome, tuscan garden, under the tuscan sun, sicily, villa garden, agriturismo, italian garden, tuscan farmhouse, lake como villa, villa balbiano, villa cimbrone, verona, palazzo, sardinia, cypress lined, tuscan estate',
  chateau:
    'château, french chateau, versailles, loire valley, chateau garden, french castle, loire, french palace, chateau gardens, dordogne, french countryside, vaux le vicomte, schloss, palace garden, palace gardens, france',
  castle:
    'castle, fortress, irish castle, scottish castle, castle ruins, fairytale castle, medieval castle, palace castle, castle courtyard, edinburgh castle, neuschwanstein, ashford castle, stone castle, disney castle, cinderella castle, citadel, ireland, scotland, edinburgh, castle walls, hogwarts, rapunzel tower, keep tower, old ruins, ruins, wales',
  'city-hall':
    'city hall, courthouse, town hall, registry office, register office, civil ceremony, courthouse steps, san francisco city hall, courthouse wedding, civil wedding, city hall steps, marble staircase hall, magistrate, justice of the peace, marylebone town hall, city clerk',
  museum:
    'museum, art museum, natural history museum, the met, the louvre, louvre, planetarium, aquarium, sculpture hall, museum hall, sculpture gallery, science museum, dinosaur museum',
  train:
    'train carriage, train, orient express, train car, railway carriage, steam train, vintage train, train station, railway station, railcar, dining car, grand central, train platform, rail car, pullman, railway',
  boat: 'boat deck, boat, yacht, ship, cruise, cruise ship, sailboat, ferry, riverboat, deck of a ship, sailing boat, catamaran, on the water, ship deck, yacht deck, steamboat, steamship, narrowboat, gulet, sailing ship, houseboat, tall ship, cruise liner, pirate ship, paddle steamer, titanic',
  pool: 'pool terrace, pool, poolside, swimming pool, pool party, by the pool, infinity pool, pool deck, around the pool, hotel pool, pool house',
  street:
    'European street, street, old town, cobblestone street, cobbled street, paris, parisian street, alley, town square, piazza, village square, paris street, paris balcony, prague, lisbon, barcelona, venice, vienna, european town, old town street, porto, rue, cafe terrace, eiffel tower, french quarter, london, side street, village street, village, santorini, mykonos, greek village, greek island, greece, greek islands, oia, dubrovnik, croatia, amsterdam, budapest, brussels, bruges, city street, montmartre, cobblestones, cobblestone, notting hill, sidewalk cafe, havana, cuba, market square, block party, street party, berlin, munich, salzburg, athens, parisian, european city, european village, italian village, mediterranean village, hydra, paros, alleyway, street cafe, canals, madrid',
  'wine-cellar':
    'wine cellar, cellar, wine cave, barrel room, wine caves, barrel cellar, wine vault, cave, caves, grotto, crypt, barrel hall, vaulted cellar, stone cellar',
}

export const VIEWS: Concepts['view'] = {
  aisle:
    'down the aisle, aisle, aisle view, walking down the aisle, view down the aisle, looking down the aisle, along the aisle, ceremony aisle, from the back row, from the front, front view, straight on, from the end of the aisle, processional',
  side: 'from the side, side view, side on, in profile, seen from the side, from one side, profile view, view from the side, sideways, from an angle, side angle, at an angle, three quarter view',
  circle:
    'in a circle, circle, circular seating, in the round, guests in a circle, circle around us, in a ring around us, circle of guests, circle of chairs, chairs in a circle, circle of friends, circle ceremony, spiral seating, standing around us, guests all around us, all around us, circle seating, gathered around us, circular aisle, round ceremony, surrounding us in a circle, seats in a circle, semicircle, semi circle, half circle, in a semicircle',
  above:
    'from above, above, bird s eye view, birds eye, bird s eye, drone view, drone shot, aerial view, aerial, seen from above, overhead view, overhead shot, top down, from the air, viewed from above, view from above, flat lay, from the sky, drone photo, looking down, drone, overhead, from overhead, top view',
  'long-tables':
    'long tables, long table dinner, banquet, feast, family style, family style dinner, feasting table, dinner party, supper club, rehearsal dinner, brunch, al fresco dinner, banquet dinner, long table feast',
  'round-tables':
    'round tables, reception tables, gala, gala dinner, seated dinner, sit down dinner, table plan, banquet rounds, banquet style reception',
  'dance-floor':
    'dance floor, first dance, dancing, dancefloor, after party, afterparty, disco, we dance, people dancing, dance party, party night, dance all night, dancing guests, dancing together, dance under the stars, guests dancing, nightclub, night club, rave, ceilidh, hora, slow dance, swing dance, salsa dancing, dance',
  portrait:
    'portrait, couple portrait, our backs, from behind, backs to the camera, our backs to the camera, with our backs to the camera, backs to us, just us, us two, the two of us, holding hands, kissing, embracing, first look, hugging, couple s portrait, portrait of us, seen from behind, looking at the view, portrait of the couple, walking hand in hand, hand in hand, just the couple, couple photo, engagement photo, first kiss, the kiss, couple kissing, backs turned, backs turned to the camera, walking away, looking out, looking out over, a photo of us, back view, couple shot, piggyback, engagement shoot, dip kiss, walking away from the camera, facing away',
  tablescape:
    'table setting, tablescape, place setting, table decor, set table, place settings, table close up, laid table, table settings, tabletop, close up of a table, close up of the table, table detail, table scape, close up table, tablescapes, table top',
  bouquet:
    'bouquet, bridal bouquet, bride s bouquet, hand tied bouquet, posy, wedding bouquet, nosegay, flowers in her hands, bouquet close up, cascading bouquet, cascade bouquet, wildflower bouquet',
  cake: 'wedding cake, cake, tiered cake, naked cake, cakes, layer cake, layered cake, tier cake, croquembouche, buttercream cake, cupcake tower, cake close up, semi naked cake, cake tower',
  attire:
    'dress and suit, wedding dress on a hanger, dress on a hanger, dress on hanger, outfits, attire, wedding outfits, our outfits, what we wear, dress hanging, wedding attire, wardrobe, fashion, hanging dress, gown on a hanger, suit on a hanger',
  invitation:
    'invitation, invitations, wedding invitation, invite, stationery, save the date, invitation suite, wedding stationery, rsvp card, save the dates, wedding invites, paper suite, invites, card, menu card, menus, stationery suite',
  empty:
    'empty venue, empty room, empty, bare venue, nothing else, before the guests arrive, venue only, just the venue, blank canvas, no decoration, no decorations, bare, empty space, without decoration, undecorated, empty hall, empty barn, empty tent',
}
