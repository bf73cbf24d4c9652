import type { Vocabulary } from '../../vocabulary.ts'

export const OBJECTS: Vocabulary['concepts']['object'] = {
  // Light
  'string-lights':
    'string lights, fairy lights, bistro lights, twinkle lights, festoon lights, lights overhead, cafe lights, strings of lights, light strings, christmas lights, twinkling lights, canopy of lights, festoons, party lights, lights strung, lights in the trees, strung lights, hanging lights, market lights, globe lights, overhead lights, solar lights, lights hanging, festoon lighting, light canopy, fairylights, strands of lights, garden lights',
  candles:
    'candles, candle, taper candles, pillar candles, votives, tea lights, votive candles, tapers, tealights, candlesticks, candelabra, candelabras, candlestick, votive, candle holders, hurricane candles, wax candles, candelabrum, candle sticks, tealight candles, candle holder, tall candles, lit candles',
  lanterns:
    'lanterns, lantern, hurricane lanterns, candle lanterns, metal lanterns, lamp lanterns, oil lamps, kerosene lamps, gas lamps, hurricane lamps, iron lanterns, glass lanterns, hanging lanterns, brass lanterns, storm lanterns, oil lanterns, candle lamps, oil lamp, diya, diyas, street lamps, street lamp, lampposts, lamppost, gas lanterns, luminaries, luminarias',
  'paper-lanterns':
    'paper lanterns, paper lantern, chinese paper lanterns, rice paper lanterns, round paper lanterns, japanese lanterns, hanging paper lanterns, white paper lanterns, chochin',
  'sky-lanterns':
    'sky lanterns, floating lanterns, wish lanterns, flying lanterns, wishing lanterns, lantern release, lanterns in the sky, tangled lanterns, sky lantern release, lanterns floating in the sky, released lanterns',
  'moroccan-lanterns':
    'Moroccan lanterns, moroccan lamps, pierced metal lanterns, arabic lanterns, turkish lamps, turkish lanterns, mosaic lamps, moroccan lantern, mosaic lanterns, punched metal lanterns, ramadan lanterns, moroccan lights, arabian lanterns, fanous',
  'red-lanterns':
    'red lanterns, red chinese lanterns, red silk lanterns, red paper lanterns, chinese lanterns, lucky lanterns, red lantern, red hanging lanterns',
  'floating-candles':
    'floating candles, floating candle, candles floating in water, water candles, candles floating on water, candles in the pool, candles floating, candles on the water, floating tea lights, candles in the water, floating tealights, candles floating on the pool',
  torches:
    'tiki torches, torches, torch, flaming torches, flambeaux, fire torches, bamboo torches, tiki torch, garden torches, flares',
  'fire-pit':
    'fire pit, firepit, fire pits, fire bowl, brazier, fire bowls, braziers, firepits, s mores bar, smores, s mores, s more station, chiminea',
  bonfire: 'bonfire, campfire, camp fire, big fire, bonfires, beach bonfire, fire, campfires, log fire outside',
  fireplace:
    'fireplace, hearth fire, log fire, mantel, mantelpiece, mantlepiece, roaring fire, fire place, open fire, crackling fire, wood burner',
  chandelier:
    'chandeliers, chandelier, crystal chandelier, crystal chandeliers, floral chandelier, flower chandelier, antler chandelier, greenery chandelier, hanging chandelier, floral chandeliers, wagon wheel chandelier, hanging flowers, hanging floral installation, hanging installation, suspended flowers, flowers hanging from the ceiling, candle chandelier, flower cloud, floral cloud, flower clouds, overhead flowers, ceiling of flowers, floral ceiling, flower ceiling, flowers overhead, hanging florals, suspended florals, flowers hanging overhead',
  'disco-ball':
    'disco balls, disco ball, mirror ball, mirror balls, glitter ball, mirrorball, discoball, mirrorballs, glitterball, glitter balls',
  'neon-sign':
    'neon sign, neon signs, neon lettering, neon words, light up sign, led sign, neon letters, neon, lit sign, neon light sign, neon sign',
  'edison-bulbs':
    'Edison bulbs, edison bulb, filament bulbs, vintage bulbs, bare bulbs, bulbs, light bulbs, hanging bulbs, edison lights, filament lights, pendant lights, pendant lamps, exposed bulbs, lightbulbs',
  fireworks: 'fireworks, firework, pyrotechnics, fireworks display, rockets',
  sparklers:
    'sparklers, sparkler, sparkler exit, sparkler send off, sparkler tunnel, sparkler sendoff, cold sparks, sparkular, cold spark fountains',
  'marquee-letters':
    'marquee letters, light up letters, love letters, giant letters, letters love, lit letters, love sign, marquee lights, letter lights, giant love letters, illuminated letters, light up love letters, big letters, led letters',
  fireflies: 'fireflies, firefly, glow worms, glowworms, lightning bugs',
  // Paper, cloth and signs
  'papel-picado':
    'papel picado, cut paper banners, mexican banners, paper banners, mexican paper flags, mexican flags, perforated paper, picado',
  bunting:
    'bunting, pennants, paper flags, flag garland, triangle flags, pennant banner, banner, garland of flags, pennant, paper garlands, buntings, banners, paper garland, paper chains, streamers, paper decorations, tassel garland, tassels, pom poms, paper fans, tissue pom poms, pompoms, tassel garlands',
  balloons:
    'balloons, balloon, helium balloons, giant balloons, heart balloons, foil balloons, bunch of balloons, heart shaped balloons, latex balloons',
  kites: 'kites, kite, flying kites',
  umbrellas:
    'umbrellas, umbrella, brolly, brollies, clear umbrellas, rain umbrellas, clear umbrella, hanging umbrellas',
  parasols:
    'parasols, parasol, paper parasols, sun umbrellas, sunshades, oil paper umbrellas, lace parasol, lace parasols, sunshade, wagasa, beach umbrellas, paper umbrellas, garden umbrellas, patio umbrellas, sun shades, market umbrellas, red parasol',
  drapes:
    'drapes, draping, draped fabric, fabric draping, swags, draped ceiling, ceiling drapes, draped cloth, drapery, fabric swags, billowing fabric, white draping, flowing fabric, fabric ceiling, draped chiffon, chiffon drapes, draped silk, ceiling draping, draped tulle, silk drapes, draped linen, flowing fabrics, swag, hanging fabric, shade sails, shade sail, draped',
  ribbons:
    'ribbons, ribbon, silk ribbons, ribbon streamers, bows, maypole, satin ribbons, satin ribbon, silk ribbon, ribbon wands, bow, ribbon wall, velvet ribbon, velvet ribbons, velvet bows, coquette bows, ribbon curtain',
  flags:
    'flags, flag, pride flag, pride flags, rainbow flag, rainbow flags, prayer flags, national flags, union jack, tibetan prayer flags, american flag, stars and stripes, feather flags',
  'welcome-sign':
    'welcome sign, sign, signs, wooden sign, signpost, signage, acrylic sign, welcome board, signboard, wooden signs, name sign, mirror welcome sign, direction signs, directional sign, direction sign, wood sign, hand painted sign, road sign, ceremony sign, signposts, wedding sign, placard, calligraphy sign, easel sign, easel, wayfinding',
  chalkboard:
    'chalkboard, blackboard, chalk board, chalkboard sign, menu board, chalkboards, chalk sign, chalkboard menu, blackboards',
  'seating-chart':
    'seating chart, seating plan, escort cards, escort card display, escort card wall, place cards, table numbers, escort card table, table plan board, name cards, place card, escort card, seating display, table number, seating board, name card',
  confetti:
    'confetti, confetti toss, confetti cannon, rice toss, throwing rice, confetti shower, confetti exit, rice throwing, confetti cannons, rice, confetti throw, birdseed',
  petals:
    'petals, rose petals, flower petals, scattered petals, petal aisle, petal path, scattered rose petals, petals on the ground, petal carpet, petals scattered, petal confetti, petals falling, falling petals, petal toss, petals on the aisle, petals down the aisle, strewn petals, rangoli, kolam, petal lined aisle',
  runner:
    'aisle runner, runner, white runner, carpet, red carpet runner, table runner, aisle carpet, runners, table runners, carpet aisle, the red carpet, white carpet, cloth runner, red aisle carpet, silk runner, wooden aisle, mirrored aisle, mirror aisle, gauze runner, cheesecloth runner, burlap runner, glass aisle, boardwalk',
  rug: 'rugs, rug, persian rugs, persian carpet, oriental rug, kilim, layered rugs, persian rug, vintage rugs, carpets, oriental rugs, kilims, persian carpets, turkish rugs, moroccan rugs, moroccan rug, turkish carpet, turkish rug, berber rugs, boho rugs, boho rug, oriental carpets, bear skin rug, vintage rug, cowhide rug, cowhides, kilim rugs, patterned rugs, blankets, blanket, quilt, quilts, shawls, throws, beni ourain',
  curtains:
    'curtains, curtain, sheer curtains, velvet curtains, white curtains, theatre curtain, voile, red curtains, voiles, billowing curtains, linen curtains, stage curtain, theater curtain, lace curtains, silk curtains',
  'dream-catcher': 'dream catchers, dream catcher, dreamcatcher, dreamcatchers',
  macrame:
    'macramé, macrame backdrop, macrame hanging, woven wall hanging, crochet, macrame hangings, wall hanging, macrame curtain, knotted rope, tapestry, tapestries, macrame decor, wall hangings, string art, woven hangings, crocheted',
  // Food and drink
  'cake-table':
    'cake, cake table, wedding cake, tiered wedding cake, cake stand, cake on a table, cake display, cake stands, cupcakes, cupcake, cupcake stand, tier, cutting the cake, cake cutting, cut the cake, cheese cake, mooncakes',
  'champagne-tower':
    'champagne tower, champagne fountain, coupe tower, tower of champagne, prosecco tower, champagne, prosecco, champagne coupes, champagne toast, coupe glasses, coupes, champagne pyramid, champagne wall, tower of glasses',
  bar: 'bar, cocktail bar, drinks bar, open bar, champagne bar, gin bar, margarita bar, whiskey bar, tequila bar, drinks station, cocktails, cocktail hour, bartender, drinks table, cocktail, drinks, cocktail station, tiki bar, drinks trolley, bar cart, bartenders, aperol spritz, margaritas, margarita, aperitivo, spritz, mocktails, juice bar, bar area, mezcal bar, rum bar, whisky bar, lemonade stand, drink station, tequila, mimosa bar, wine bar, drinks cart, aperol bar, lemonade, champagne cart, signature cocktails, prosecco van, beers, beer keg, kegs, keg',
  'food-truck':
    'food truck, food trucks, pizza truck, taco truck, ice cream truck, street food, pizza oven, taco stand, food van, pizza van, ice cream van, taco bar, food stalls, street food van, taco cart, ice cream cart, tacos, hot dog stand, food stall, food stands, hot dog cart, burger van, paella, wood fired pizza, pizza, gelato cart, churro cart, street food stalls, burger truck, night market, night market stalls, market stalls, crepe stand, popcorn cart, popcorn machine, gelato, ice cream stand, churros, sushi bar, oyster bar, popcorn, ice cream, food carts, snow cone stand, candy floss, cotton candy',
  'dessert-table':
    'dessert table, dessert bar, sweets table, candy bar, sweet table, macaron tower, macarons, desserts, cookies, cookie table, pies, pie table, pastries, pastry table, pie bar, sweets, dessert, pie, candy table, sweet cart, baklava, viennese table, candy buffet, mithai, chocolate fountain, pastry tower, sweet treats, brownies, tarts, biscuits table, gingerbread, sweet trolley, cake pops, cannoli, sweet stall',
  'donut-wall': 'donut wall, doughnut wall, donut tower, doughnut tower, donut stand',
  'cheese-table':
    'cheese table, cheese board, cheeseboard, charcuterie, grazing table, cheese tower, antipasti, buffet, mezze, charcuterie board, buffet table, cheese wheel, cheese boards, grazing tables, charcuterie table, tapas, cheese wheels, bread, food table, cheese, antipasto, appetizers, canapes, loaves of bread, mezze table, grazing board, potluck, food station, food stations, cheese tower, food, smorgasbord',
  citrus:
    'citrus, oranges, lemons, citrus fruit, clementines, limes, grapefruit, lemon slices, bergamot, citrus fruits, kumquats, orange slices, grapefruits, blood oranges, kumquat, citrus slices, bowls of lemons, bowls of oranges, lemon garland, lemon garlands, mandarins, satsumas, lemon branches, citrus centerpieces, etrog, tangerines, yuzu',
  fruit:
    'fruit, figs, pomegranates, pears, fruit bowls, apples, peaches fruit, strawberries, berries fruit, fruits, pomegranate, pineapples, pineapple, watermelons, coconuts, coconut, apple, cherries, plums fruit, fruit platter, fruit platters, cranberries, fruit baskets, mangoes, mango, dates, melons, artichokes, artichoke, blackberries, bananas, fruit table, avocados, tomatoes, raspberries, blueberries, pear, fruit bowl, persimmons, banana',
  'wine-barrels':
    'wine barrels, barrels, oak barrels, whiskey barrels, barrel, wine barrel, wine casks, casks, wooden barrels, cask, beer barrels, whisky barrels, whiskey barrel, rum barrels',
  'ice-sculpture': 'ice sculpture, ice swan, ice bar, ice carving, ice sculptures, vodka luge, ice luge',
  barbecue:
    'barbecue, bbq, grill, barbeque, hog roast, grills, lamb on a spit, asado, clambake, crawfish boil, braai, barbecues, cookout, pig roast, lobster bake, spit roast, seafood boil, roast lamb, smoker grill',
  'coffee-cart':
    'coffee cart, coffee bar, espresso bar, coffee van, espresso cart, coffee station, hot chocolate bar, hot cocoa bar, cocoa bar, hot chocolate station, mulled wine stand, coffee truck, espresso machine, hot chocolate, hot cocoa, matcha bar, tea bar, chai cart, chai station, chai bar, hot cider, cider bar, coffee stand, tea station',
  picnic:
    'picnic blankets, picnic, picnic blanket, picnic baskets, picnic basket, picnic rugs, picnic rug, hampers, picnic hampers, picnics, hamper, baskets, basket, wicker baskets, wicker basket, picnic style, gingham, gingham blankets, gingham blanket',
  // Music and games
  piano: 'piano, grand piano, baby grand piano, upright piano, baby grand, pianos, white piano',
  'dj-desk':
    'DJ desk, dj, dj booth, turntables, decks, dj set up, disc jockey, dj setup, speakers, sound system, dj table, turntable, dj stand, disk jockey, karaoke, karaoke machine, silent disco, boombox, loudspeakers',
  band: 'band, live band, jazz band, swing band, rock band, brass band, bluegrass band, jazz trio, orchestra, big band, live music, drum kit, bands, marching band, jazz quartet, drums, second line, second line band, folk band, samba band, wedding band, reggae band, soul band, jazz, country band, klezmer band, string band, salsa band, steel band, zydeco band, ceilidh band, klezmer, funk band, calypso band, cover band, tabla, taiko drummers, taiko, djembe, merengue band, fado, flamenco, flamenco dancers, jazz musicians, concert, talking drums, talking drummers, drum set, mehter, oud, balalaika',
  'string-quartet':
    'string quartet, quartet, string trio, strings, classical quartet, violin and cello, chamber music, chamber orchestra, string ensemble, violins and cellos, string duo, string players',
  harp: 'harp, harpist, harps, harpists, celtic harp',
  guitar:
    'guitar, acoustic guitar, ukulele, guitars, banjo, ukuleles, electric guitar, acoustic guitarist, acoustic guitars, spanish guitar, banjos, mandolin, flamenco guitar, bouzouki, spanish guitarist, flamenco guitarist',
  mariachi: 'mariachi band, mariachi, mariachis, banda, mariachi musicians, trio romantico, serenade',
  bagpipes: 'bagpipes, bagpiper, piper, bagpipe, pipers, bagpipers, scottish piper, pipe band',
  dhol: 'dhol, dhol players, dhol drums, dhol drummers, dhol player, dhols, dhol drummer, dholki, indian drums, nadaswaram',
  'dance-floor':
    'dance floor, chequered dance floor, checkered dance floor, light up dance floor, parquet dance floor, checkerboard dance floor, led dance floor, black and white dance floor, wooden dance floor, dance stage, checkerboard floor, checkered floor, chequered floor, outdoor dance floor, black and white floor, mirrored dance floor, chequerboard floor, white dance floor, chequerboard dance floor',
  stage:
    'stage, platform, raised platform, dais, raised stage, podium stage, stages, risers, wooden platform, catwalk, low stage',
  'lawn-games':
    'lawn games, croquet, cornhole, giant jenga, bocce, boules, yard games, garden games, petanque, badminton, giant chess, ring toss, corn hole, pétanque, games, giant connect four, jenga, volleyball, ping pong, lawn game, outdoor games, bocce ball, table tennis, beach volleyball, giant connect 4, football table, frisbee, horseshoes, board games, bowls game',
  'photo-booth':
    'photo booth, photobooth, photo wall, photo backdrop, polaroid wall, polaroids, polaroid, photo display, photo frames, photos on a string, photo board, family photos, photobooths, photos of loved ones, picture frames, framed photos, empty frames, photo gallery, photographs, photos, photo corner, memory wall, memory table, photo table, 360 booth, gold frames, frames, frame, photo frame, picture wall, old photos, framed photo',
  swing:
    'swing, flower swing, tree swing, rope swing, wooden swing, swings, swing chair, swing seat, jhoola, jhula, floral swing, swing set',
  hammock: 'hammock, hammocks',
  trampoline:
    'trampoline, bouncy castle, bounce house, trampolines, white bounce house, bouncy castles, inflatable castle, jumping castle, moon bounce',
  // Vehicles
  car: 'car, vintage car, getaway car, classic car, wedding car, convertible, rolls royce, limousine, limo, just married car, cadillac, beetle, old car, cars, just married, mustang, fiat 500, old fiat, sports car, vintage cars, jeep, mini cooper, bentley, jaguar, cabriolet, 57 chevy, taxi, yellow taxi, yellow cab, aston martin, antique car, ferrari, porsche, chevrolet, classic cars, cadillacs, black cab, muscle car, thunderbird, corvette, tesla, mercedes, citroen, deux chevaux, citroen 2cv, lamborghini, morris minor, land rover, delorean, hot rod, limos, suv, race car, ambassador car, cab, ford mustang',
  boat: 'boat, rowboat, canoe, gondola, rowing boat, sailboat, wooden boat, kayak, yacht, boats, sailboats, speedboat, canoes, gondolas, long tail boat, longtail boat, gondolier, punt, fishing boat, fishing boats, sailing boats, kayaks, yachts, row boat, dinghy, swan boat, motorboat, raft, paddle boat, paddleboats, paddle board, ship, sailing ship, pirate ship, ships, outrigger canoe, outrigger, paddleboard, dhow, vaporetto, riva, riva boat, junk boat, rowing boats, rowboats, shikara, shikaras, pedalo, pirate boat',
  carriage:
    'carriage, horse drawn carriage, horse and carriage, horse carriage, wagon, coach, horse and cart, cinderella carriage, wagons, horse and buggy, pumpkin carriage, coach and horses, buggy, cart, doli, palanquin, sleigh, horse drawn sleigh, flower cart, sedan chair, palki, covered wagon, flower wagon, chariot, stagecoach, troika, royal carriage, calesa, reindeer sleigh, surrey, red wagon, carts, rose cart',
  bicycle:
    'bicycle, bike, tandem, bicycles, bikes, tandem bicycle, vintage bicycle, tandem bike, bicycle with a basket, cargo bike, penny farthing, mountain bikes, mountain bike, pedal bike, rickshaw bike, cycle rickshaw',
  motorcycle:
    'motorcycle, motorbike, vespa, scooter, harley, motorcycles, sidecar, motorbikes, harley davidson, scooters, vespas, moped, red vespa, triumph motorcycle, dirt bike, bikers, bikers on harleys, harleys',
  van: 'van, camper van, vw bus, campervan, vw van, airstream, caravan, camper, volkswagen bus, rv, bus, double decker bus, school bus, london bus, vw camper, vw campervan, red bus, volkswagen van, party bus, routemaster, trailer, caravans, minibus, red double decker, vans, campers, trailers, motorhome, gypsy caravan, kombi, kombi van, london double decker, pickup truck, pick up truck, vintage truck, old truck, ford pickup, horse trailer bar, gypsy wagon, vintage pickup, red truck, airstream trailer',
  'hot-air-balloon': 'hot air balloon, hot air balloons, hot air baloon, air balloon, air balloons, blimp, zeppelin',
  helicopter: 'helicopter, helicopters, chopper',
  'ferris-wheel': 'Ferris wheel, big wheel, london eye, ferris wheels, observation wheel, ferriswheel',
  carousel:
    'carousel, merry go round, carousels, carousel horses, fairground carousel, carrousel, merry go rounds, galloper, gallopers, carousel horse',
  tractor: 'tractor, tractors, hay wagon, hay ride, hayride',
  // Animals
  dog: 'dog, puppy, golden retriever, our dog, dogs, pup, labrador, corgi, dachshund, poodle, french bulldog, pug, puppies, labs, lab, bulldog, our pup, border collie, frenchie, husky, german shepherd, beagle, retriever, dalmatian, goldendoodle, doodle, pet, pets, chihuahua, spaniel, greyhound, doggo, great dane, cocker spaniel, corgis, fur baby, fur babies, fluffy dog, bernese mountain dog, terrier, sheepdog, huskies, cavapoo, labradoodle, shiba inu, rottweiler, pitbull, whippet, pit bull, samoyed, shih tzu, schnauzer, jack russell, cockapoo, rescue dog, bernese, pomeranian, australian shepherd, wolfhound, irish wolfhound, golden lab, black lab, chocolate lab, red setter, yorkie, maltese, beagles, retrievers',
  cat: 'cat, kitten, cats, our cat, kitty, kittens, tabby, black cat, persian cat, siamese, ginger cat, siamese cat, tabby cat, tortoiseshell cat, maine coon',
  horse:
    'horse, horses, pony, white horse, stallion, ponies, white horses, mare, donkey, donkeys, miniature horse, mule, burro, friesian horse, wild horses, black horse, white stallion, brown horse, horseback, on horseback, horse riding, miniature pony, friesian, riding horses, clydesdale, clydesdales, shetland pony, shetland ponies, riding a horse, tiny pony, white pony',
  elephant: 'elephant, elephants, decorated elephant, painted elephant, elephant ride',
  peacock: 'peacock, peacocks, peafowl',
  doves:
    'doves, dove, white doves, dove release, pigeons, birds, birds flying, seagulls, white dove, bluebirds, songbirds, swallows, robins, love birds, lovebirds, bird, bluebird, gulls',
  butterflies: 'butterflies, butterfly, butterfly release, monarchs, monarch butterflies, paper butterflies, monarch',
  swans: 'swans, swan, white swans, black swan, black swans',
  llama: 'llama, alpaca, llamas, alpacas, llamas in bow ties, baby alpaca',
  sheep: 'sheep, lambs, lamb, flock of sheep, lambs and sheep, flock, ewe, wooly sheep',
  // Place and plants
  fountain:
    'fountain, fountains, stone fountain, water fountain, tiered fountain, water feature, courtyard fountain, bird bath, birdbath, water features, trevi fountain, musical fountain, water fountains, water jets, well, wishing well',
  waterfall: 'waterfall, waterfalls, cascade, falls, niagara falls, cascades',
  pond: 'pond, koi pond, reflecting pool, koi, lily pond, fish pond, water garden, duck pond, koi fish, ponds, reflection pool, koi carp, reflective pool, oasis, goldfish, moat',
  bridge:
    'bridge, stone bridge, wooden bridge, footbridge, red bridge, golden gate bridge, suspension bridge, golden gate, brooklyn bridge, covered bridge, bridges, japanese bridge, arched bridge, rope bridge, london bridge, tower bridge, rialto bridge',
  statue:
    'statue, sculpture, statues, stone lions, bust, sculptures, marble statue, marble statues, greek statues, buddha, buddha statue, stone statue, angel statue, ganesh, ganesh statue, ganesha, gargoyles, cupid, statue of liberty, stone angel, cherubs, cherub, gargoyle, ganesha statue, sphinx',
  staircase:
    'staircase, stairs, steps, grand staircase, stairway, sweeping staircase, spiral staircase, spanish steps, stone steps, marble staircase, staircases, stair, double staircase, stone staircase',
  'stone-wall':
    'stone wall, dry stone wall, stone walls, wall, old wall, rock wall, boulders, rocks, stones, pebbles, rock formations, boulder, crumbling wall, walls, city walls, rock, stepping stones, ancient walls',
  fence:
    'fence, picket fence, wooden fence, white picket fence, railing, fences, split rail fence, railings, balustrade, iron fence, ranch fence, hedge, hedges, hedgerow, hedgerows, boxwood hedges, hedge maze, balustrades, garden maze',
  gate: 'gate, iron gate, wrought iron gate, garden gate, gateway, old doors, wooden doors, door, doorway, gates, wrought iron gates, doors, old door, antique doors, wooden door, barn doors, barn door, windows, window, arched windows, arched doorway, arched window, doorways, french doors, big windows, large windows, tall windows, arch windows, wooden gate, iron gates, old window frames, carved doors, blue door, blue doors, red door, front door, antique door',
  tree: 'tree, trees, big trees planted, christmas tree, christmas trees, lemon trees in pots, maple, maples, maple trees, indoor trees, manzanita, manzanita trees, lit trees, willow trees, willows, eucalyptus trees, blossoming trees, blossom trees, small trees, potted trees, japanese maples, bonsai, magnolia tree planted, gum trees, money tree, japanese maple, tree centerpieces, manzanita tree, red maple, red maples, bonsai trees, bonsai tree, treetops, eucalyptus tree, sycamores, elms, rubber tree, tall trees, plum tree, blossoming tree, old trees, ancient trees, flowering trees, tree planting, planting a tree, plant a tree, jungle trees',
  'palm-trees':
    'palm trees, palm tree, coconut palms, coconut trees, tall palms, date palms, swaying palms, palmtrees, potted palms, coconut tree, swaying palm trees, date palm, royal palms, palmtree, coconut palm, potted palm',
  cypresses:
    'cypress trees, cypresses, cypress, cypress alley, italian cypress, poplars, italian cypresses, poplar trees, cypress tree',
  cactus:
    'cacti, cactus, saguaro, saguaros, agave, agaves, prickly pear, cactuses, joshua trees, aloe, aloes, tumbleweed, tumbleweeds, saguaro cactus, yucca, aloe vera, saguaro cacti',
  'potted-plants':
    'potted plants, pots, plant pots, terracotta pots, potted plant, houseplants, house plants, flower pots, planters, plants, plant, pot plants, flower pot, planter, terracotta pot, window boxes, flower boxes, window box, potted flowers, clay pots, flowerpots, urns of flowers, greek urns, stone urns, amphora, amphoras, talavera pots, amphorae, pot, potted, vases, vase, glass vases, copper pots, wild plants, ceramic pots, bottles of flowers, buckets, watering cans, jugs, pitchers, milk jugs, pottery, ceramics, milk churns, ceramic vases, glass vase, bucket, teacups, tea cups, tea cup, teacup, vintage teacups, kimchi pots, urn, copper pot',
  'hanging-plants':
    'hanging plants, hanging baskets, hanging greenery, plants hanging, suspended greenery, hanging gardens, hanging wisteria, wisteria hanging, hanging vines, hanging ivy, hanging ferns, greenery hanging, kokedama, hanging foliage, greenery hanging from the ceiling, hanging garden, greenery overhead, hanging basket, vines hanging, bougainvillea walls, hanging plant, wisteria ceiling, greenery ceiling, living ceiling',
  topiary:
    'topiary, topiaries, boxwood balls, clipped hedges, topiary trees, boxwood topiary, sculpted hedges, box balls, topiary balls, topiary animals, boxwoods, clipped trees, topiary hedges, parterre, manicured hedges, clipped boxwood',
  moss: 'moss, mossy, moss covered, mossy rocks, mushrooms, mushroom, mossy logs, moss runner, toadstools, moss carpet, mossy stones, moss table runner, toadstool, mossy log',
  pumpkins:
    'pumpkins, pumpkin, gourds, squash, white pumpkins, gourd, carved pumpkins, jack o lanterns, jack o lantern, squashes, heirloom pumpkins, cornucopia, haystacks and pumpkins',
  'hay-bales':
    'hay bales, straw bales, haystacks, hay, bales, straw, hay bale, straw bale, haystack, bales of hay, bale, bales of straw',
  books:
    'books, old books, bookshelves, stacks of books, book, vintage books, bookshelf, stack of books, bookcases, novels, book shelves, walls of books, stacked books, antique books, bookcase, book pages, piles of books, poetry, sheet music, paper roses, old bookshelves, leather books, shelves of books, torah, bible, quran, koran, comic books, open book, prayer books, spell books, guru granth sahib, poem',
  suitcases:
    'suitcases, suitcase, trunks, vintage suitcases, luggage, old trunk, crates, wooden crates, steamer trunk, vintage luggage, crate, vintage trunks, old suitcases, wooden boxes, wooden crate, old trunks, vintage trunk, travel trunks, treasure chest, wooden chest, leather trunks, antique trunks, vintage suitcase, apple crates, antique trunk, apple boxes, wooden box, treasure chests, toolbox, chests, box',
  mirror:
    'mirrors, mirror, gilded mirror, gold mirror, antique mirror, gold mirrors, gilded mirrors, antique mirrors, gilt mirror, ornate mirror, ornate mirrors, mirror wall, vintage mirrors, large mirror, mirrored tables',
  bell: 'bells, bell, church bells, wedding bells, church bell, bell tower, belfry, cowbells, cow bells, sleigh bells, wedding bell, cowbell, liberty bell, temple bells, bell towers, silver bells, temple bell',
  clock:
    'clock, grandfather clock, big clock, clocks, pocket watch, clock tower, pocket watches, vintage clock, clock face, antique clock, big ben, antique clocks, old clock, watch, cuckoo clock, clock faces, station clock, cuckoo clocks',
  globe:
    'globe, globes, world map, maps, map, vintage globe, travel theme, compass, vintage maps, vintage globes, vintage map, passports, old maps, travel themed, old map, compasses, wanderlust, atlas',
  surfboard: 'surfboards, surfboard, surf boards, surf board, boogie board, surfboard sign',
  anchor:
    'anchor, anchors, ship wheel, nautical rope, buoys, ship s wheel, rope, ropes, lifebuoy, fishing nets, fishing net, lobster pots, oars, lobster traps, fish nets, oar, lobster crates, ships wheel, life ring, captain s wheel, buoy, ship wheels, life buoy',
  shells:
    'seashells, shells, shell, starfish, sea shells, conch shells, conch, coral reef, sand dollars, conch shell, seashell, oysters, oyster shells, starfishes, scallop shells, coral pieces, oyster, sea glass pieces, sea urchins, clam shells, conches, sand dollar',
  driftwood:
    'driftwood, drift wood, pieces of driftwood, driftwood pieces, tree slices, wood slices, wood slice, log slices, tree slice, wood rounds, wooden slices, log slice, tree rounds, slices of wood, wooden discs, firewood, stacked wood, log pile, log piles, stacks of logs, pile of logs, wooden spools, cable drums, pallets, wood pallets, wooden pallets, wood pile',
  feathers:
    'feathers, feather, ostrich feathers, peacock feathers, white feathers, plumes, feathery, ostrich plumes, feather centerpieces, peacock feather, ostrich feather centerpieces, gatsby feathers, feather headdress',
  crystals:
    'crystals, crystal, geodes, amethyst crystals, gemstones, geode, quartz, agate, agate slices, hanging crystals, diamonds, rhinestones, crystal balls, jewels, hanging crystal, icicles, quartz crystals, gems, diamond, stalactites, swarovski, stalagmites, crystal ball, ice crystals, prisms, agates, rose quartz crystals, icicle, beads, swarovski crystals, beaded curtain',
  sofa: 'sofas, sofa, couch, velvet sofa, lounge area, lounge furniture, chesterfield, settee, loveseat, daybed, couches, lounge, love seat, chaise longue, chesterfield sofa, settees, vintage sofa, lounge seating, velvet couch, chaise, vintage furniture, velvet sofas, leather sofa, lounges, outdoor sofa, leather sofas, vintage couch, chesterfields, day beds, day bed, canopy bed, outdoor lounge, daybeds',
  'tipi-lounge':
    'tipi lounge, teepee lounge, lounge tipi, kids tipi, glamping, glamping tents, bell tents, boho lounge, glamping tipis, bohemian lounge, low lounge, moroccan lounge, picnic tipi, majlis, boho picnic, camping, campsite, camp, summer camp, camping tents, tents in the background',
  'aisle-flowers':
    'aisle flowers, flowers along the aisle, flower lined aisle, aisle arrangements, aisle markers, flowers lining the aisle, pew flowers, floral aisle, aisle of flowers, flower aisle, aisle lined with flowers, pew ends, flowers down the aisle, pew bows, aisle decor, aisle decorations, flower markers, shepherd hooks, shepherd s hooks, flowers on the pews, chair flowers, pew decorations, flowers on the aisle, aisle florals, flowers on the chairs, floral aisle markers, shepherds hooks, flower path, flowers on each chair, aisle posies, flowers by the aisle, aisle meadow',
  centerpieces:
    'centerpieces, centrepieces, centerpiece, centrepiece, table flowers, low centerpieces, flowers on the table, table centerpieces, table arrangements, floral centerpieces, table centrepieces, flowers on the tables, floral centrepieces, low centrepieces, table centerpiece, flowers in jars, flowers in mason jars, flower centerpieces, centre pieces, center pieces, table centrepiece, floral centerpiece, center piece, centre piece, flower centrepieces, low arrangements, compote arrangements, table florals, ikebana, wild centerpieces, jam jars, jam jar flowers, compotes, terrariums, terrarium, floral runner, flower runner, flowers in jam jars, jars, fish bowls, flowers in vases, flowers in bottles, jars of flowers, flower vases, ikebana arrangements, cloches, cloche glass, vases of flowers, jam jars of flowers',
  'tall-centerpieces':
    'tall centerpieces, tall centrepieces, high centerpieces, tall arrangements, tall vases, tall flowers, elevated centerpieces, tall floral arrangements, tall floral centerpieces, tall flower arrangements, towering centerpieces, tall floral centrepieces, floral towers, towering florals, tall stands of flowers, towering flowers, elevated arrangements, tall vase, towering arrangements',
  napkins:
    'napkins, serviettes, napkin, cloth napkins, linen napkins, serviette, folded napkins, silk napkins, napkin rings, gauze napkins, velvet napkins',
  plates:
    'plates, chargers, plate, charger plates, china, dinnerware, crockery, cutlery, chinaware, flatware, silverware, gold chargers, charger, gold cutlery, gold flatware, talavera plates, dishes, vintage china, porcelain, bone china, tableware, dish, forks, knives, blue and white china, fine china, vintage plates, spoons, ceramic plates, mismatched china, gold rimmed plates, glass chargers, fork, knife, bowls, bowl, table ware, rattan chargers, stoneware, thali, place mats, placemats, trays, chinoiserie vases, chopsticks, tray, brass plates',
  rings:
    'rings, wedding rings, ring box, wedding bands, ring, engagement ring, wedding ring, diamond ring, ring boxes, diamond rings, engagement rings, ring dish, ring pillow, ring cushion, wedding band, ring bearer pillow, sapphire ring, emerald ring, claddagh, rings exchange, exchanging rings, ring exchange, claddagh rings, ring warming, claddagh ring',
  'guest-book':
    'guest book, guestbook, guest book table, audio guest book, wishing tree cards, guest books, guestbook table, audio guestbook, message in a bottle, fingerprint tree, quilt guest book, letters to each other, love letter',
  'gift-table':
    'gift table, presents, gifts, favors, favours, wedding favors, wedding favours, card box, present table, wedding gifts, gift, gift boxes, party favors, gift bags, cards table, wrapped presents, red envelopes, favor table, favour table, welcome bags, money box, jam favors, honey jars, jars of honey, gift box, welcome baskets, hongbao, envelopes, favour boxes, favor boxes, wishing well box, seed packets, goodie bags',
  'wind-turbine': 'wind turbines, wind turbine, wind farm, turbine, turbines',
  lighthouse: 'lighthouse, lighthouses, light house, watchtower, light tower',
  windmill: 'windmill, windmills, dutch windmill, water mill, watermill, old mill, old windmill, dutch windmills',
  moon: 'moon, full moon, crescent moon, harvest moon, big moon, blue moon, moons, half moon, blood moon, giant moon, lunar, super moon, supermoon, new moon, crescent',
  stars:
    'stars, star, milky way, shooting star, constellations, shooting stars, galaxy, celestial, cosmos sky, constellation, paper stars, hanging stars, origami stars, meteor shower, zodiac, comet, universe, cosmic, meteors, galaxies, star garland, gold stars, comets, star of bethlehem, space, outer space',
  sun: 'sun, big sun, sunburst, suns, rays of sun, sun rays, sunbeams, rays of light, sunrays, sunbeam, shafts of light, light rays, beams of light, beam of light',
}
