import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const VENUES: Concepts['venue'] = {
  vineyard:
    'vineyard, winery, wine country, vines, grapevines, rows of vines, wine estate, champagne region, wine farm, grape vines, hillside vineyard, vineyard on a hillside, terraced vineyard, vineyard hills',
  redwood:
    'redwood grove, redwoods, redwood, redwood forest, sequoia, sequoias, giant trees, mendocino woods, old growth forest, big trees, giant redwoods, redwood trees, coastal redwoods, among the redwoods, tall redwoods',
  coast:
    'sea cliff, cliff, clifftop, cliffside, ocean cliff, coast, coastal, coastline, oceanfront, ocean, oceanside, by the sea, sea, seaside',
  garden:
    'garden, botanical garden, botanic garden, park, gardens, formal garden, secret garden, walled garden, flower garden, english garden, cottage garden, conservatory garden, arboretum, public garden, rhododendron garden, topiary garden, palace garden',
  hills:
    'rolling hills, hills, hilltop, hillside, countryside, ranch, valley, pasture, grassland, prairie, english countryside, lake district hills',
  estate:
    'estate, mansion, manor, manor house, country house, stately home, country club, private estate, newport mansion, great house, plantation house, georgian house, country estate, stately house',
  rooftop:
    'rooftop, roof terrace, roof top, rooftop terrace, city skyline, penthouse, roof garden, rooftop bar, skyscraper, skyscrapers, brooklyn rooftop, cityscape, skyline, city skyline',
  barn: 'barn, hayloft, stable, stables, converted barn, barnyard barn, timber barn, hay barn, wooden barn',
  ballroom:
    'ballroom, ball room, grand hall, hotel, hotel ballroom, grand hotel, palace, great hall, banquet hall, gala hall, reception hall, function room, event hall',
  glasshouse:
    'greenhouse, glass roof, glass ceiling, glasshouse, glass house, conservatory, orangery, orangerie, solarium, winter garden, atrium, hothouse, sunroom, glass conservatory, kew, glass tent, clear tent, transparent tent, clear top tent, clear marquee, glass pavilion, glass marquee',
  loft: 'loft, warehouse, factory, brick loft, studio, industrial space',
  tent: 'tent, marquee, white tent, pole tent, canvas tent, frame tent, tented, transparent tent, marquee tent, bell tent',
  mission:
    'mission, spanish mission, hacienda, mexican courtyard, plaza, adobe, mexican hacienda, spanish villa, finca',
  meadow:
    'meadow, wildflower meadow, field, flower field, grassy field, field of wildflowers, clearing, alpine meadow, in a field, glade, wildflower field, flower meadow, grass field',
  'oak-garden': 'oak garden, oak grove, oaks, spanish moss, georgia plantation, oak canopy, plantation, oak alley',
  'rose-garden': 'rose garden, garden of roses, rose bushes, rose arbor garden, rose beds, rosary garden',
  'olive-grove': 'olive grove, olive orchard, among the olives, olive farm, greek grove, masseria, olive trees',
  orchard: 'orchard, apple orchard, cherry orchard, peach orchard, fruit trees, pear orchard, almond grove',
  'lavender-field':
    'lavender field, lavender farm, lavender rows, rows of lavender, field of lavender, lavender meadow',
  'sunflower-field': 'sunflower field, field of sunflowers, sunflower farm, sunflower patch, sunflower meadow',
  'pine-forest':
    'pine forest, forest, woods, woodland, pines, pine trees, evergreen forest, evergreens, enchanted forest, fir trees, pine wood, fairy forest, forest clearing, tahoe',
  'birch-wood':
    'birch wood, birch forest, birches, birch trees, birch grove, aspen grove, aspens, aspen trees, silver birches, birch',
  rainforest:
    'rainforest, rain forest, jungle, tropical forest, bali jungle, tropical jungle, tropical rainforest, costa rican jungle',
  desert: 'desert, desert landscape',
  canyon:
    'canyon, red rocks, arches national park, canyon overlook, canyons, red rock canyon, desert canyon, canyon in the desert, red canyon, slot canyon',
  beach:
    'beach, sandy beach, seashore, shore, shoreline, beachfront, beachside, by the waves, bay, on the sand, barefoot on the sand, pink sand beach, black sand beach, golden sand beach',
  'tropical-beach':
    'tropical beach, tropical island, miami beach, white sand beach, lagoon, tropical paradise, palm tree beach, destination beach, paradise island, palawan, private island',
  lake: 'lake, lakeside, lakefront, lakeshore, by the lake, lake house, lakehouse',
  river:
    'river, riverside, riverbank, by the river, creek, stream, brook, riverfront, river bank, beside the river, creekside, babbling brook',
  mountain:
    'mountain, mountains, mountaintop, alpine, summit, mountainside, snowy peaks, snow capped mountains, blue ridge, sierra, mountain hut, alpine pasture, mountain pasture, mountain meadow, mountain top, alpine hut',
  'snow-field':
    'snowy field, snow field, snowfield, field of snow, snowy landscape, snow covered field, snowy meadow, snowy forest, ski resort, snowy woods, frozen lake, ice lake, snowy clearing',
  'northern-lights': 'northern lights, aurora, aurora borealis, polar lights',
  backyard:
    'backyard, our house, our home, home wedding, back garden, at home, my parents house, parents garden, our garden, grandma s garden, my parents backyard, yard, lawn, home',
  'japanese-garden':
    'japanese garden, zen garden, tea garden, japanese maple garden, koi pond garden, japanese tea garden, cherry blossom garden, maple garden, gion',
  farmyard:
    'farmyard, farm, farmhouse, barnyard, working farm, homestead, family farm, dairy farm, petting farm, farmstead, sheep farm, cattle ranch, horse farm, flower farm',
  'sailcloth-tent':
    'sailcloth tent, sail cloth tent, sailcloth, sperry tent, sailcloth marquee, sail tent, peaked tent, sailcloth pavilion',
  library:
    'library, book lined library, public library, reading room, trinity college, university library, trinity college library',
  theatre:
    'theatre, theater, opera house, cinema, movie theater, playhouse, broadway theater, music hall, opera, movie palace, picture house, auditorium',
  chapel:
    'chapel, stone chapel, little chapel, country chapel, wooden chapel, white chapel, small chapel, chapel in the woods, wayfarers chapel, little white chapel, village chapel',
  church:
    'church, cathedral, parish church, basilica, gothic church, country church, catholic church, village church, st patrick s cathedral, minster, gothic cathedral, white church',
  synagogue: 'synagogue, shul, jewish temple, bimah',
  mosque: 'mosque courtyard, mosque, masjid, blue mosque, islamic courtyard',
  temple: 'hindu temple, temple, temple court, temple courtyard, mandir, indian temple, south indian temple',
  shrine: 'shinto shrine, shrine, kyoto temple, japanese shrine, torii shrine',
  'chinese-courtyard':
    'chinese courtyard, chinese garden, siheyuan, chinese pavilion, suzhou garden, chinese palace, chinese temple, shanghai garden, beijing courtyard, hutong, chinese tea house',
  riad: 'Moroccan courtyard, riad, riad courtyard, moorish courtyard, moorish, zellige courtyard, moorish palace, la mamounia, moroccan palace, moroccan garden, agadir',
  villa:
    'Tuscan villa, villa, tuscan hills, tuscan, italian countryside, tuscan countryside, tuscan garden, under the tuscan sun, villa garden, agriturismo, italian garden, tuscan farmhouse, lake como villa',
  chateau:
    'château, french chateau, chateau garden, french castle, french palace, french countryside, vaux le vicomte, schloss, palace courtyard, palace gardens, baroque palace, royal palace, palace grounds, courtyard of a palace, courtyard of the palace',
  castle:
    'castle, fortress, fairytale castle, palace castle, castle courtyard, edinburgh castle, neuschwanstein, ashford castle, stone castle, disney castle',
  'city-hall':
    'city hall, courthouse, town hall, registry office, register office, civil ceremony, civil wedding, marble staircase hall, magistrate, justice of the peace, marylebone town hall, city clerk',
  museum:
    'museum, art museum, natural history museum, the met, louvre, sculpture hall, sculpture gallery, science museum, dinosaur museum, art gallery, gallery, white cube gallery, picture gallery',
  train:
    'train carriage, train, train car, railway carriage, railcar, dining car, rail car, pullman, railway, on a train, inside a train, train compartment, sleeper train, luxury train, railway car, on a steam train, on an old steam train, aboard a train, on board a train, on a vintage train, on an old train',
  boat: 'boat deck, boat, yacht, ship, cruise, cruise ship, sailboat, ferry, riverboat, deck of a ship, sailing boat, catamaran, on the water, ship deck',
  pool: 'pool terrace, pool, poolside, swimming pool, by the pool, infinity pool, pool deck, hotel pool, pool house',
  street:
    'European street, street, old town, cobblestone street, cobbled street, alley, town square, piazza, village square, european town, old town street, side street, cobblestones, wet cobblestones, cobbles, cobblestone, cobbled streets, cobblestone streets, cobbled alley',
  'wine-cellar':
    'wine cellar, cellar, wine cave, barrel room, barrel cellar, wine vault, crypt, barrel hall, vaulted cellar, stone cellar, winery cellar, winery cellars',
  canal:
    'Venetian canal, venice canal, canal in venice, canals of venice, venice canals, grand canal, canal, canals, rialto bridge, rialto, canalside, canal side',
  'greek-terrace':
    'Santorini terrace, cycladic terrace, whitewashed terrace, blue domes, blue domed church, white and blue greek church, whitewashed village, whitewashed greek village, whitewashed houses, caldera, caldera view, cycladic village, cycladic terrace',
  paris:
    'Parisian avenue, eiffel tower, eiffel tower view, view of the eiffel tower, under the eiffel tower, parisian street, paris street, paris street cafe, parisian cafe, paris cafe, paris balcony, parisian balcony, parisian boulevard, champs elysees, trocadero, rooftops of paris',
  'lemon-grove':
    'lemon grove, lemon orchard, lemon trees, lemon tree, lemon garden, citrus grove, lemon farm, among the lemons, limoncello terrace',
  'orange-grove':
    'orange grove, orange trees, orange orchard, orange tree, orangery garden, tangerine grove, mandarin grove',
  'bamboo-forest': 'bamboo forest, bamboo grove, bamboo, bamboo garden, bamboo wood',
  dunes: 'sand dunes, dunes, desert dunes, sahara desert, arabian desert, namib, sand desert, dune, sahara dunes',
  'desert-camp':
    'desert camp, berber camp, bedouin camp, berber tent, berber tents, bedouin tent, bedouin tents, desert tent, desert tents, moroccan desert camp, sahara camp, moroccan tent',
  fjord: 'fjord, fjords, norwegian fjord, fiord, by the fjord, lofoten islands, red cabins',
  savannah:
    'safari, safari plain, savanna, safari lodge, acacia trees, acacias, acacia tree, african plain, african bush, game reserve, on safari, bushveld, safari camp',
  'wheat-field':
    'wheat field, field of wheat, corn field, cornfield, barley field, golden field, field of barley, harvest field, grain field',
  'poppy-field': 'poppy field, field of poppies, poppies field, red poppy field, poppy meadow',
  'tulip-field':
    'tulip field, tulip fields, field of tulips, dutch tulip field, dutch tulip fields, rows of tulips, tulip farm, tulip garden',
  highlands:
    'Scottish glen, glen, highland glen, heather moor, moor, moors, moorland, scottish moor, highlands, loch, scottish loch, by the loch, castle ruin in the highlands, heather hills, scottish hills',
  'rice-terraces':
    'rice terraces, rice terrace, rice fields, rice field, rice paddies, rice paddy, paddy fields, paddy field',
  cave: 'cave, cavern, grotto, caves, sea cave, stalactites, limestone cave, cave pool, underground cave',
  cenote: 'cenote, cenotes, sinkhole pool, mexican cenote',
  dock: 'dock, wooden dock, lake dock, jetty, on the dock, wooden jetty, lake jetty, landing stage',
  pier: 'pier, seaside pier, sea pier, on the pier, beach pier, wooden pier, ocean pier, boardwalk, promenade pier, brighton pier',
  'new-york':
    'New York street, new york avenue, manhattan street, new york city street, yellow taxis, yellow cabs, yellow cab, yellow taxi, times square, fifth avenue, broadway street, new york streets, nyc street, empire state building, soho street, fire escapes',
  'brooklyn-bridge':
    'Brooklyn Bridge, brooklyn waterfront, dumbo, brooklyn bridge park, view of the brooklyn bridge, suspension bridge, east river, new york waterfront, manhattan bridge',
  'golden-gate':
    'Golden Gate Bridge, golden gate, red suspension bridge, view of the golden gate bridge, san francisco bay, crissy field, baker beach',
  patio:
    'Andalusian patio, patio, courtyard, inner courtyard, spanish courtyard, spanish patio, mediterranean courtyard, andalusian courtyard, patio with blue pots, blue pots, flower patio, cortijo, courtyard with a fountain, arcaded courtyard, whitewashed courtyard',
  'abbey-ruins':
    'abbey ruins, castle ruins, ruins of a castle, ruined castle, ruins of an abbey, ruined abbey, ruined chapel, ruined church, church ruins, ruins, ancient ruins, monastery ruins, ruins of a church, gothic ruins, old ruins, roofless church, roofless abbey, ruins of a monastery, stone ruins',
  amphitheatre:
    'Roman amphitheatre, amphitheatre, amphitheater, roman amphitheater, roman theatre, roman theater, greek theatre, greek theater, ancient theatre, colosseum, coliseum, roman arena, open air theatre, roman ruins, greek ruins',
  'korean-palace':
    'Korean palace, hanok, korean palace courtyard, hanok courtyard, hanok village, gyeongbokgung, changdeokgung, korean courtyard, hanok house',
  'indian-palace':
    'Indian palace, haveli, jaipur palace, lake palace, rajasthani palace, maharaja palace, maharajas palace, udaipur palace, indian palace courtyard, city palace, mughal palace, rambagh palace, indian fort, royal palace of jaipur',
  'log-cabin':
    'log cabin, cabin, log cabin by the fireplace, ski lodge, mountain lodge, hunting lodge, winter lodge, cozy cabin, cosy cabin, wooden cabin, cabin interior, ski chalet, swiss chalet, lodge, chalet, timber lodge, cabin by the fireplace, ski lodge, ski chalet, mountain lodge, hunting lodge, alpine chalet',
  pub: 'pub, irish pub, english pub, british pub, country pub, village pub, tavern, gastropub, old pub, whisky bar, whiskey bar, cocktail bar, wine bar, speakeasy, saloon, dive bar, local pub, inn, country inn, at a bar, in a bar',
  restaurant:
    'restaurant, bistro, brasserie, cafe, trattoria, osteria, coffee shop, coffee house, italian restaurant, french bistro, eatery, dining room, steakhouse, supper club room, tea room, teahouse restaurant',
  diner:
    'diner, american diner, fifties diner, retro diner, 50s diner, 1950s diner, milkshake bar, soda fountain, burger joint, rockabilly diner, roadside diner',
  brewery:
    'brewery, craft brewery, microbrewery, brew house, brewhouse, beer hall, brewpub, taproom, distillery, whisky distillery, gin distillery, copper kettles, beer brewery',
  aquarium: 'aquarium, fish tank, underwater tunnel, sea life centre, sea life center, oceanarium, shark tank',
  'train-station':
    'train station, railway station, station platform, train platform, steam engine, steam locomotive, locomotive, heritage railway, old station, platform with a steam train, station, old steam train',
  fairground:
    'fairground, carnival, funfair, fun fair, county fair, state fair, theme park, amusement park, circus, circus tent, big top, luna park, coney island, striped circus tent, carnival grounds, village fair',
  stadium:
    'football stadium, stadium, soccer stadium, football pitch, soccer field, football field, sports stadium, baseball stadium, rugby stadium, rugby pitch, pitch, wembley, camp nou, old trafford, ballpark',
  cloister:
    'cloister, cloisters, monastery cloister, abbey cloister, monastery courtyard, convent courtyard, monastery garden, cloister garden',
  'balinese-temple':
    'Balinese temple, bali temple, split gate, balinese gate, gates of heaven, pura, hindu temple in bali, indonesian temple',
  'christmas-market':
    'Christmas market, xmas market, winter market, german christmas market, christmas village, advent market, holiday market',
  nightclub:
    'nightclub, night club, disco club, dance club, discotheque, underground club, techno club, rave, in a club, at a club',
  planetarium: 'planetarium, observatory, star dome, under a dome of stars, star theatre',
  yurt: 'yurt, mongolian yurt, yurts, yurt tent, ger',
  'living-room':
    'living room, lounge room, front room, sitting room, family room, in our apartment, in our flat, inside our house, parlour, parlor',
  gurdwara: 'gurdwara, gurudwara, gurdwara hall, sikh temple, darbar hall, darbar sahib',
  'dutch-canal':
    'Dutch canal, amsterdam canal, canal in amsterdam, canals of amsterdam, amsterdam canals, canal house, canal houses, gabled houses, dutch gables, bruges canal',
  havana:
    'Havana street, old havana, street in havana, cuban street, pastel street, colourful cuban street, malecon, colonial caribbean street',
}

export const VIEWS: Concepts['view'] = {
  aisle:
    'aisle view, from the back row, from the front, front view, straight on, from the end of the aisle, back row, back row view, view down the aisle, looking down the aisle, seen down the aisle, from the last row, last row, from the last pew, the last pew, from the back pew, seen from the last row',
  side: 'from the side, side view, side on, in profile, from one side, profile view, sideways, from an angle, side angle, at an angle, three quarter view',
  circle:
    'in a circle, circular seating, in the round, guests in a circle, circle around us, in a ring around us, circle of guests, circle of chairs, chairs in a circle, circle of friends, circle ceremony, spiral seating, standing around us, guests all around us',
  above:
    'from above, birds eye, bird s eye, drone view, drone shot, from a drone, aerial, overhead view, overhead shot, top down, from the air, viewed from above, from the sky, drone photo, top view, from the top',
  'long-tables': 'long-table dinner, long table feast',
  'round-tables': 'round-table reception, reception tables, table plan, banquet rounds, banquet style reception',
  'dance-floor':
    'dance floor, packed dance floor, full dance floor, crowded dance floor, busy dance floor, dance floor view, view of the dance floor',
  portrait:
    'portrait from behind, our backs, from behind, backs to the camera, with our backs to the camera, backs to us',
  tablescape:
    'table setting, tablescape, place setting, table decor, set table, table close up, laid table, tabletop, close up of a table, close up of the table, table detail, table scape, close up table, tablescapes',
  bouquet: 'bouquet, posy, wedding bouquet, nosegay, flowers in her hands, cascading bouquet, cascade bouquet',
  cake: 'wedding cake, cake, tiered cake, naked cake, cakes, tier cake, buttercream cake, semi naked cake, cake tower',
  attire:
    'dress and suit, wedding dress on a hanger, dress on a hanger, dress on hanger, outfits, wedding outfits, what we wear, dress hanging, wedding attire, hanging dress, gown on a hanger, suit on a hanger',
  invitation:
    'invitation, invitations, invitation card, invitation cards, wedding invitation, invite, stationery, save the date, invitation suite, wedding stationery, rsvp card, wedding invites, paper suite, invites, stationery suite',
  empty:
    'empty venue, empty room, bare venue, before the guests arrive, venue only, just the venue, blank canvas, no decoration, empty space, without decoration, undecorated, empty hall, empty barn, empty tent, empty, before anyone comes in, before anyone arrives, before guests arrive, nobody there yet',
}
