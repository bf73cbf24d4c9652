import type { Vocabulary } from '../../vocabulary.ts'

export const OBJECTS: Vocabulary['concepts']['object'] = {
  'cherry-tree':
    'cherry trees, cherry tree, cherry blossom trees, cherry blossom tree, sakura trees, sakura tree, blossoming cherry trees, blossom trees, blossom tree',
  'lemon-tree': 'lemon trees, lemon tree, lemon trees in pots, potted lemon trees, citrus trees, citrus tree',
  buffet: 'buffet, buffet table, buffets, mezze table, food buffet, breakfast buffet',
  'lemonade-stand': 'lemonade stand, lemonade bar, lemonade table, lemonade',
  'oyster-bar': 'oyster bar, oysters, oyster table, raw bar, oyster cart',
  'champagne-wall': 'champagne wall, prosecco wall, wall of champagne',
  croquembouche: 'croquembouche, profiterole tower, cream puff tower',
  'smores-bar': "s'mores bar, smores bar, smores station, s'mores, smores, marshmallows",
  // Objects: light
  'string-lights':
    'string lights, fairy lights, bistro lights, twinkle lights, festoon lights, cafe lights, strings of lights, light strings, warm lights',
  candles: 'candles, candle, taper candles, pillar candles, tapers, candlesticks',
  lanterns:
    'lanterns, hurricane lanterns, candle lanterns, metal lanterns, lamp lanterns, oil lamps, kerosene lamps, gas lamps, hurricane lamps, iron lanterns',
  'paper-lanterns':
    'paper lanterns, chinese paper lanterns, rice paper lanterns, round paper lanterns, japanese lanterns, white paper lanterns, chochin',
  'sky-lanterns':
    'sky lanterns, floating lanterns, wish lanterns, flying lanterns, wishing lanterns, lantern release, lanterns in the sky, tangled lanterns, sky lantern release, lanterns floating in the sky',
  'moroccan-lanterns':
    'Moroccan lanterns, moroccan lamps, pierced metal lanterns, arabic lanterns, turkish lamps, turkish lanterns, mosaic lamps, mosaic lanterns, punched metal lanterns, ramadan lanterns',
  'red-lanterns':
    'red lanterns, red chinese lanterns, red silk lanterns, red paper lanterns, chinese lanterns, lucky lanterns, red hanging lanterns',
  'floating-candles':
    'floating candles, candles floating in water, water candles, candles floating on water, candles in the pool, candles floating, candles on the water, floating tea lights, candles in the water, floating tealights',
  torches: 'tiki torches, torches, flaming torches, flambeaux, fire torches, bamboo torches, garden torches, flares',
  'fire-pit': 'fire pit, firepit, fire bowl, brazier, braziers, firepits, s more station',
  bonfire: 'bonfire, campfire, camp fire, big fire, bonfires, beach bonfire, fire, campfires, log fire outside',
  fireplace:
    'fireplace, hearth fire, log fire, mantel, mantelpiece, mantlepiece, roaring fire, fire place, open fire, crackling fire',
  chandelier:
    'chandeliers, crystal chandelier, floral chandelier, flower chandelier, antler chandelier, greenery chandelier, wagon wheel chandelier',
  'disco-ball': 'disco balls, mirror ball, glitter ball, mirrorball, discoball, mirrorballs, glitterball',
  'neon-sign': 'neon sign, neon lettering, light up sign, led sign, neon letters, neon, lit sign, neon light sign',
  'edison-bulbs':
    'Edison bulbs, filament bulbs, vintage bulbs, bare bulbs, bulbs, edison lights, filament lights, pendant lights, pendant lamps, exposed bulbs',
  fireworks: 'fireworks, pyrotechnics',
  sparklers: 'sparklers, cold sparks, sparkular, cold spark fountains',
  'marquee-letters':
    'marquee letters, light up letters, love letters, giant letters, letters love, lit letters, love sign, marquee lights, letter lights, giant love letters',
  fireflies: 'fireflies, glow worms, glowworms, lightning bugs',
  // Objects: paper, cloth and signs
  'papel-picado':
    'papel picado, mexican banners, paper banners, mexican paper flags, mexican flags, perforated paper, picado',
  bunting:
    'bunting, pennants, paper flags, flag garland, triangle flags, pennant banner, banner, garland of flags, paper garlands, buntings',
  balloons:
    'balloons, balloon, helium balloons, giant balloons, heart balloons, foil balloons, bunch of balloons, heart shaped balloons, latex balloons',
  kites: 'kites',
  umbrellas: 'umbrellas, brolly, brollies, rain umbrellas',
  parasols:
    'parasols, paper parasols, sun umbrellas, sunshades, oil paper umbrellas, lace parasol, wagasa, beach umbrellas, paper umbrellas, garden umbrellas',
  drapes: 'drapes, draping, fabric draping, draped ceiling, ceiling drapes, drapery, fabric swags, billowing fabric',
  ribbons: 'ribbons, ribbon, silk ribbons, ribbon streamers, maypole, satin ribbons, ribbon wands, ribbon wall',
  flags:
    'flags, flag, national flags, union jack, tibetan prayer flags, american flag, stars and stripes, rainbow flags, rainbow flag, pride flags, pride flag',
  'welcome-sign':
    'welcome sign, sign, signs, wooden sign, signpost, signage, acrylic sign, welcome board, signboard, mirror welcome sign',
  chalkboard:
    'chalkboard, blackboard, chalk board, chalkboard sign, menu board, chalkboards, chalk sign, chalkboard menu, blackboards',
  'seating-chart':
    'seating chart, seating plan, escort cards, escort card wall, table numbers, table plan board, seating display, seating board',
  confetti: 'confetti, confetti cannon, confetti shower',
  rice: 'rice, birdseed, rice grains, puffed rice, bird seed',
  petals:
    'petals, rose petals, flower petals, petal aisle, petal path, petal carpet, petal confetti, petal toss, petals down the aisle',
  runner:
    'aisle runner, runner, carpet, table runner, runners, cloth runner, linen runner, table runners, gauze runner, muslin runner, velvet runner',
  rug: 'rugs, persian rugs, persian carpet, oriental rug, kilim, vintage rugs, carpets, kilims, turkish rugs, moroccan rugs',
  curtains: 'curtains, curtain, sheer curtains, theatre curtain, voile, voiles, billowing curtains',
  'dream-catcher': 'dream catchers, dreamcatcher, dreamcatchers',
  macrame: 'macramé, macrame backdrop, woven wall hanging, wall hanging, macrame curtain',
  // Objects: food and drink
  'cake-table':
    'cake, cake table, tiered wedding cake, cake stand, cake on a table, cake display, tier, tiered cake, tier cake, layer cake',
  'champagne-tower':
    'champagne tower, champagne fountain, coupe tower, tower of champagne, prosecco tower, champagne, prosecco',
  bar: 'bar, cocktail bar, drinks bar, champagne bar, gin bar, margarita bar, whiskey bar, tequila bar, drinks station, cocktails',
  'taco-truck': 'taco truck, taco stand, taco cart, taco van, taco bar, tacos',
  'pizza-truck': 'pizza truck, pizza van, pizza oven, wood fired pizza oven, pizza stand, mobile pizza oven, pizza bar',
  'ice-cream-truck': 'ice cream truck, ice cream van, gelato truck, ice cream bus',
  'food-truck': 'food truck, street food, food van, burger truck, food trucks, burger van, street food truck',
  'dessert-table': 'dessert table, dessert bar, candy bar, sweet table, desserts, pastries',
  'donut-wall': 'donut wall, donuts, doughnuts, doughnut wall, donut tower, doughnut tower, donut stand',
  'cheese-table':
    'cheese table, cheese board, cheeseboard, charcuterie, grazing table, cheese tower, charcuterie board',
  citrus: 'citrus, lemons, citrus fruit, limes, grapefruit, lemon slices, bergamot',
  fruit: 'fruit, fruit bowls, apples, peaches fruit, fruits',
  oranges: 'oranges, clementines, tangerines, mandarins, blood oranges, orange slices, kumquats',
  figs: 'figs, fig, fresh figs, sliced figs',
  grapes: 'grapes, bunches of grapes, grape clusters',
  pomegranates: 'pomegranates, pomegranate, pomegranate halves',
  pears: 'pears, pear',
  berries: 'berries, blackberries, strawberries, raspberries, blueberries, cherries, berries fruit',
  bread: 'bread, loaves of bread, loaf of bread, loaves, baguettes, sourdough, focaccia, bread basket, bread rolls',
  glasses:
    'wine glasses, coupe glasses, champagne coupes, coupes, champagne glasses, champagne flutes, flutes, goblets, glassware, tumblers, wine glass, crystal glasses, coloured glasses, stemware',
  cutlery: 'cutlery, flatware, silverware, knives and forks, forks and knives, fork and knife, forks, fork, knives',
  vases:
    'vases, bud vases, vase, bud vase, jars, mason jars, jam jars, glass jars, glass vases, jugs, pitchers, milk bottles, flower vases',
  'place-cards': 'place cards, place card, name cards, name card, card, cards, escort card, tent cards',
  menus: 'menus, menu, menu cards, menu card, printed menus',
  bottles:
    'bottles, bottle, wine bottles, bottles of wine, bottle of wine, champagne bottle, bottle of champagne, champagne bottles, carafes, carafe, decanter',
  'tea-lights': 'tea lights, votives, tealights, votive candles, tea light, votive',
  envelope: 'envelopes, envelope',
  'wax-seal': 'wax seals, wax seal, sealing wax, wax stamp',
  'cake-topper': 'cake topper, topper, cake toppers, toppers, figurines on the cake',
  'cake-drip': 'drip icing, drip, drips, icing drips, chocolate drip, caramel drip',
  'cake-layers': 'bare cake layers, bare layers',
  'cake-ruffles': 'cake ruffles, ruffles, ruffled buttercream, buttercream ruffles, ruffled icing',
  'gold-leaf': 'gold leaf, gold foil, gold flakes, edible gold',
  'wine-barrels':
    'wine barrels, barrels, oak barrels, whiskey barrels, barrel, wine casks, casks, wooden barrels, beer barrels, whisky barrels',
  'ice-sculpture': 'ice sculpture, ice swan, ice bar, ice carving, ice luge',
  barbecue: 'barbecue, bbq, grill, barbeque, hog roast, grills, lamb on a spit, asado',
  'coffee-cart':
    'coffee cart, coffee bar, espresso bar, coffee van, espresso cart, coffee station, cocoa bar, hot chocolate station',
  picnic: 'picnic blankets, picnic, picnic baskets, picnic rugs, hampers, picnic hampers, picnics',
  // Objects: music and games
  piano: 'piano, grand piano, baby grand piano, upright piano, baby grand, pianos, white piano',
  'dj-desk': 'DJ desk, dj, dj booth, decks, disc jockey, dj setup, sound system, disk jockey',
  band: 'band, rock band, bluegrass band, orchestra, big band, live music, mariachi trio',
  'string-quartet':
    'string quartet, quartet, strings, classical quartet, violin and cello, chamber music, chamber orchestra, string ensemble, string duo, string players',
  harp: 'harp, harps, celtic harp',
  guitar: 'guitar, acoustic guitar, guitars, spanish guitar',
  mariachi: 'mariachi band, mariachi, mariachis, banda, mariachi musicians, trio romantico, serenade',
  bagpipes: 'bagpipes, bagpiper, piper, pipers, bagpipers, scottish piper, pipe band',
  dhol: 'dhol, dhol players, dhol drums, dhol drummers, dhols, dholki, indian drums, nadaswaram',
  'dance-floor':
    'dance floor, chequered dance floor, checkered dance floor, light up dance floor, parquet dance floor, checkerboard dance floor, led dance floor, black and white dance floor, wooden dance floor, dance stage',
  stage: 'stage, platform, raised platform, dais, raised stage, podium stage, stages, risers, wooden platform',
  'lawn-games':
    'lawn games, croquet, cornhole, giant jenga, bocce, boules, yard games, garden games, petanque, badminton, giant chess, ring toss, horseshoes',
  'photo-booth': 'photo booth, photobooth, photo wall, photo backdrop, polaroid wall, photo display, photo board',
  swing: 'swing, flower swing, tree swing, rope swing, wooden swing, swings, jhoola, jhula, floral swing',
  hammock: 'hammock, hammocks',
  trampoline: 'trampoline, trampolines',
  // Objects: vehicles
  car: 'car, vintage car, getaway car, classic car, wedding car, convertible, rolls royce, just married car, mini cooper, cadillac',
  boat: 'boat, rowboat, rowing boat, wooden boat, yacht, boats',
  carriage: 'carriage, horse drawn carriage, horse carriage, wagon, coach, cinderella carriage, wagons',
  bicycle:
    'bicycle, bike, tandem, bicycles, bikes, tandem bicycle, vintage bicycle, tandem bike, bicycle with a basket, cargo bike',
  motorcycle:
    'motorcycle, motorbike, vespa, scooter, harley, motorcycles, sidecar, motorbikes, harley davidson, scooters',
  van: 'van, camper van, vw bus, campervan, vw van, airstream, caravan, camper, volkswagen bus, rv',
  'hot-air-balloon': 'hot air balloon, hot air baloon, air balloon',
  helicopter: 'helicopter, helicopters, chopper',
  'ferris-wheel': 'Ferris wheel, big wheel, london eye, observation wheel, ferriswheel',
  carousel: 'carousel, merry go round, carousels, carousel horses, fairground carousel, carrousel, galloper, gallopers',
  tractor: 'tractor, tractors, hay wagon, hay ride, hayride',
  // Objects: animals
  dog: 'dog, puppy, golden retriever, golden retrievers, black lab, black labrador, yellow lab, chocolate lab, german shepherd, border collie, samoyed, maltese, greyhound, pomeranian, shiba inu, irish setter, rottweiler, weimaraner, dalmatian, corgis, poodles, dachshunds, cocker spaniel, dogs, pup, labrador, corgi, dachshund, poodle, french bulldog, husky, pug, spaniel, beagle, bulldog',
  cat: 'cat, kitten, cats, kitty, kittens, tabby, black cat, persian cat, siamese, ginger cat',
  horse: 'horse, horses, pony, white horse, stallion, ponies, mare, miniature horse',
  elephant: 'elephant, elephants, decorated elephant, painted elephant, elephant ride',
  peacock: 'peacock, peacocks, peafowl',
  doves: 'doves, white doves, dove release, pigeons, birds',
  butterflies: 'butterflies, butterfly release, monarchs, monarch butterflies, paper butterflies',
  swans: 'swans, swan, white swans, black swan',
  llama: 'llama, alpaca, llamas, alpacas, llamas in bow ties, baby alpaca',
  sheep: 'sheep, lambs, lamb, flock of sheep, lambs and sheep, flock, ewe, wooly sheep',
  // Objects: buildings, plants and other items
  fountain:
    'fountain, fountains, stone fountain, water fountain, tiered fountain, water feature, courtyard fountain, trevi fountain',
  waterfall: 'waterfall, waterfalls, cascade, falls, niagara falls, cascades',
  pond: 'pond, koi pond, reflecting pool, koi, lily pond, fish pond, water garden, duck pond, koi fish, ponds',
  bridge: 'bridge, stone bridge, wooden bridge, footbridge, red bridge, bridges, japanese bridge, arched bridge',
  statue:
    'statue, sculpture, statues, stone lions, bust, sculptures, marble statue, greek statues, buddha, buddha statue',
  staircase:
    'staircase, stairs, steps, grand staircase, stairway, spiral staircase, spanish steps, stone steps, marble staircase, staircases, stairwell',
  'stone-wall': 'stone wall, dry stone wall, rock wall, crumbling wall',
  fence:
    'fence, picket fence, wooden fence, white picket fence, railing, fences, split rail fence, railings, balustrade, iron fence',
  gate: 'gate, iron gate, wrought iron gate, garden gate, gateway, gates',
  tree: 'tree, trees, big trees planted, christmas tree, manzanita, manzanita trees, oak tree, oak, orange tree, peach tree, pear tree, almond tree',
  'palm-trees':
    'palm trees, palm tree, coconut palms, coconut trees, tall palms, date palms, swaying palms, palmtrees, potted palms, swaying palm trees',
  cypresses: 'cypress trees, cypresses, cypress, cypress alley, italian cypress',
  cactus: 'cacti, cactus, saguaro, saguaros, agave, agaves, prickly pear, cactuses, aloe',
  'potted-plants':
    'potted plants, pots, plant pots, terracotta pots, houseplants, house plants, flower pots, planters, plants, plant',
  'hanging-plants':
    'hanging plants, hanging baskets, hanging greenery, plants hanging, suspended greenery, hanging gardens, hanging vines, hanging ivy, hanging flowers, hanging floral installation, hanging installation',
  topiary:
    'topiary, topiaries, boxwood balls, clipped hedges, topiary trees, boxwood topiary, sculpted hedges, box balls, topiary balls, topiary animals',
  moss: 'moss, mossy, mossy rocks, mossy logs, moss runner, moss carpet, mossy stones, moss table runner',
  pumpkins:
    'pumpkins, pumpkin, gourds, squash, white pumpkins, carved pumpkins, jack o lanterns, squashes, heirloom pumpkins, cornucopia',
  'hay-bales': 'hay bales, haystacks, hay, bales, straw, hay bale, straw bale, bales of hay, bales of straw',
  books:
    'books, bookshelves, stacks of books, book, vintage books, bookcases, novels, book shelves, walls of books, stacked books',
  suitcases: 'suitcases, travel trunks, vintage suitcases, luggage, steamer trunk, vintage luggage, vintage trunks',
  mirror:
    'mirrors, mirror, gilded mirror, gold mirror, antique mirror, gilt mirror, ornate mirror, mirror wall, vintage mirrors, large mirror',
  bell: 'bells, bell, church bells, wedding bells, bell tower, belfry, cowbells, cow bells, sleigh bells, liberty bell',
  clock:
    'clock, grandfather clock, big clock, clocks, pocket watch, clock tower, vintage clock, clock face, antique clock, big ben',
  globe: 'globe, globes, vintage globe',
  surfboard: 'surfboards, surf boards, boogie board, surfboard sign',
  anchor: 'anchor, anchors',
  shells: 'seashells, shells, sea shells, conch shells, conch, sand dollars',
  driftwood:
    'driftwood, drift wood, pieces of driftwood, tree slices, wood slices, log slices, wood rounds, wooden slices, tree rounds, slices of wood',
  feathers:
    'feathers, feather, ostrich feathers, peacock feathers, white feathers, plumes, feathery, ostrich plumes, feather centerpieces, ostrich feather centerpieces',
  crystals:
    'crystals, crystal, geodes, amethyst crystals, gemstones, quartz, agate, agate slices, diamonds, rhinestones',
  sofa: 'sofas, couch, velvet sofa, lounge furniture, chesterfield, settee, loveseat, daybed, couches, lounge',
  'tipi-lounge':
    'tipi lounge, teepee lounge, lounge tipi, kids tipi, glamping, glamping tents, bell tents, boho lounge, glamping tipis, bohemian lounge',
  'aisle-flowers':
    'aisle flowers, flowers along the aisle, flower lined aisle, aisle arrangements, aisle markers, flowers lining the aisle, pew flowers, floral aisle, aisle of flowers, flower aisle',
  centerpieces:
    'centerpieces, centrepieces, table flowers, low centerpieces, flowers on the table, table centerpieces, table arrangements, floral centerpieces, table centrepieces, floral centrepieces',
  'tall-centerpieces':
    'tall centerpieces, tall centrepieces, high centerpieces, tall arrangements, tall vases, tall flowers, elevated centerpieces, tall floral arrangements, tall floral centerpieces, towering centerpieces',
  napkins:
    'napkins, serviettes, cloth napkins, linen napkins, folded napkins, silk napkins, napkin rings, gauze napkins, velvet napkins',
  tablecloth: 'tablecloths, tablecloth, table cloth, table cloths, tablecovers, table coverings',
  plates: 'plates, chargers, plate, charger plates, china, dinnerware, crockery, chinaware',
  rings:
    'rings, wedding rings, ring box, wedding bands, ring, diamond ring, ring dish, ring pillow, ring cushion, ring bearer pillow',
  'guest-book':
    'guest book, guestbook, wishing tree cards, message in a bottle, fingerprint tree, quilt guest book, letters to each other',
  'gift-table':
    'gift table, presents, gifts, favors, favours, wedding favors, wedding favours, card box, wedding gifts, gift',
  'wind-turbine': 'wind turbines, wind farm, turbine, turbines',
  lighthouse: 'lighthouse, lighthouses, light house, light tower',
  windmill: 'windmill, windmills, dutch windmill, water mill, watermill, old mill',
  moon: 'moon, crescent moon, harvest moon, big moon, blue moon, moons, half moon, blood moon, giant moon, lunar',
  stars:
    'stars, star, a million stars, million stars, thousand stars, starlight, milky way, shooting star, constellations, galaxy, celestial, cosmos sky, paper stars, origami stars',
  sun: 'sun, big sun, sunburst, suns, rays of sun, sun rays, sunbeams, rays of light, sunrays, shafts of light',
  violinist: 'violinist, violinists, fiddler, fiddlers, violin player, violin, violins, fiddle',
  cellist: 'cellist, cellists, cello, cello player, cellos',
  guitarist: 'guitarist, guitarists, guitar player, acoustic guitarist, guitar players',
  harpist: 'harpist, harpists, harp player',
  pianist: 'pianist, pianists, piano player',
  organist: 'organist, organ, pipe organ, church organ, organists',
  saxophonist: 'saxophonist, saxophone, sax player, saxophonists, sax, saxophone player',
  trumpeter: 'trumpeter, trumpet, trumpet player, trumpeters, trumpets, herald, heralds',
  accordionist: 'accordionist, accordion player, accordion, accordionists',
  singer: 'singer, singers, vocalist, soprano, opera singer, female singer, wedding singer',
  drummer: 'drummer, drummers, drum kit, drums, talking drums, talking drum, drum set, percussionist',
  'jazz-band': 'jazz band, jazz trio, jazz quartet, jazz musicians, swing band, jazz ensemble, jazz combo, jazz',
  'brass-band': 'brass band, marching band, brass players, second line band, wind band',
  cow: 'cows, cow, cattle, highland cow, highland cows, calf, bull, dairy cows',
  goat: 'goats, goat, kid goats, baby goats, mountain goat',
  donkey: 'donkeys, donkey, burro, burros',
  camel: 'camels, camel, dromedary, camel ride',
  deer: 'deer, stag, doe, fawn, reindeer, stags',
  chicken: 'chickens, chicken, hens, hen, rooster, roosters, cockerel',
  duck: 'ducks, duck, ducklings, geese, goose',
  parrot: 'parrots, parrot, macaw, macaws, cockatoo, budgies',
  flamingo: 'flamingos, flamingo, plastic flamingos, pink flamingos, lawn flamingos',
  rabbit: 'rabbits, rabbit, bunnies, bunny, hare, hares',
  taxi: 'taxi, taxis, yellow cab, cab, yellow taxi, taxi cab',
  limousine: 'limousine, limo, limousines, stretch limo, limos',
  'tuk-tuk': 'tuk tuk, rickshaw, auto rickshaw, tuktuk, tuk tuks, rickshaws, pedicab',
  bus: 'bus, double decker, double decker bus, red bus, school bus, vintage bus, double decker buses, buses, coach bus',
  'telephone-box': 'telephone box, phone booth, phone box, telephone booth, red phone box',
  gondola: 'gondola, gondolas, gondolier, venetian boat',
  canoe: 'canoe, canoes, kayak, kayaks, dugout',
  sleigh: 'sleigh, sled, horse drawn sleigh, sleigh ride, sledge, toboggan, sleds',
  skis: 'skis, ski, snowboards, snowboard, pair of skis, wooden skis',
  snowman: 'snowman, snowmen, snow man',
  'popcorn-cart': 'popcorn cart, popcorn machine, popcorn, popcorn stand, popcorn bar',
  'ice-cream-cart':
    'ice cream cart, ice cream, gelato cart, ice cream stand, ice cream trolley, gelato, ice cream cones',
  'cotton-candy': 'cotton candy, candy floss, candyfloss, cotton candy cart, cotton candy machine',
  'hot-drinks':
    'hot chocolate, cocoa, mulled wine, cups of coffee, coffee cups, hot cocoa, mugs of hot chocolate, mugs, hot drinks, tea cups, teacups',
  cupcakes: 'cupcakes, cupcake, cupcake tower, cupcake stand, muffins, cake pops, macarons',
  'tropical-fruit':
    'pineapples, coconuts, pineapple, coconut, watermelon, watermelons, tropical fruit, mangoes, bananas, tropical fruits',
  bubbles: 'bubbles, soap bubbles, bubble machine, bubble',
  smoke:
    'smoke bombs, coloured smoke, colored smoke, smoke bomb, smoke machine, fog machine, coloured smoke bombs, smoke',
  spotlight: 'spotlight, spotlights, stage light, follow spot, stage lights',
  banner: 'just married banner, wedding banner, cloth banner, large banner, just married, banner with our names',
  'sword-arch':
    'arch of swords, sword arch, saber arch, sabre arch, crossed swords, arch of sabers, arch of sabres, guard of honour, guard of honor, swords',
  'apple-tree': 'apple tree, fruit tree',
  'maple-tree': 'maple tree, maple trees, maple, maples, maple leaves, japanese maple, red maple, autumn trees',
  crates: 'crates, wooden crates, wooden boxes, crate, fruit crates, wine crates, apple crates',
  baskets: 'baskets, wicker baskets, basket, flower baskets, woven baskets, wicker basket',
  ladder: 'ladder, ladders, wooden ladder, old ladder, step ladder',
  door: 'door, doors, old door, old doors, vintage door, wooden door, wooden doors, doorway, barn door, barn doors',
  'window-frame': 'window frames, window frame, old windows, old window, vintage windows, hanging window frames',
  wreath: 'wreaths, wreath, heather wreath, laurel wreath, door wreath, christmas wreath, leaf wreath',
  'wagon-wheel': 'wagon wheel, wagon wheels, cart wheel, wooden wheel',
  'milk-churns':
    'milk churns, milk churn, milk cans, milk can, metal buckets, bucket, buckets, zinc buckets, watering can',
  'tree-stump': 'tree stump, tree stumps, log, logs, stump, tree trunk, fallen log',
  typewriter: 'typewriter, typewriters, vintage typewriter, old typewriter',
  gramophone: 'gramophone, record player, gramophones, vinyl records, phonograph, turntable, jukebox',
  projector: 'film projector, projector, movie projector, cinema projector, old projector, film reel',
  arcade: 'arcade machine, arcade machines, pinball machine, arcade games, pinball, video games',
  'pool-table': 'pool table, billiard table, billiards, pool tables, snooker table, foosball table, ping pong table',
  telescope: 'telescope, telescopes',
  stroller: 'stroller, pram, buggy, baby carriage, pushchair, strollers, prams',
  'rocking-chair': 'rocking chair, rocking chairs',
  birdcage: 'bird cages, birdcage, bird cage, birdcages, vintage birdcage',
  map: 'maps, map, world map, vintage map, vintage maps, old map, treasure map',
  'ship-wheel': 'ship wheel, ship s wheel, helm, steering wheel, life ring, lifebuoy',
  'fishing-net': 'fishing nets, fishing net, nets, netting, starfish',
  candelabra: 'candelabra, candelabras, candelabrum, candelabrums',
  luminaries: 'luminaries, luminarias, paper bag lanterns, paper bag candles, farolitos',
  blankets:
    'blankets, blanket, fur blankets, woollen blankets, wool blankets, tartan blankets, cosy blankets, cozy blankets',
  pinata: 'piñata, pinata, pinatas, star piñata',
  wheelchair: 'wheelchair, wheelchairs, in a wheelchair, wheelchair user',
  pig: 'pigs, pig, piglets, piglet',
  unicorn: 'unicorn, unicorns',
  fox: 'foxes, fox',
  owl: 'owls, owl, barn owl',
  seagulls: 'seagulls, seagull, gulls',
  rocks: 'rocks, boulders, pebbles, rock formations',
  mushrooms: 'mushrooms, mushroom, toadstools, toadstool',
  wheat: 'wheat, wheat stalks, wheat sheaves, sheaves of wheat, barley, corn sheaves',
  wheelbarrow: 'wheelbarrow, wheelbarrows',
  'wishing-well': 'wishing well, wishing wells, stone well, well with a bucket',
  telephone: 'telephone, old telephone, vintage phone, rotary phone, phone, audio guest book, audio guestbook',
  'tin-cans': 'tin cans, cans on the car, cans behind the car',
  'photo-frames':
    'photo frames, polaroids, family photos, photos on a string, framed photos, polaroid photos, pictures on a string',
  'teddy-bear': 'teddy bear, teddy bears, teddy, stuffed animals',
  'golf-cart': 'golf cart, golf carts, golf buggy, golf buggies',
  sailboat: 'sailboats, sailboat, sailing boat, sailing boats, sailing ship',
  'paper-cranes': 'paper cranes, origami cranes, paper crane, thousand cranes, origami birds',
}
