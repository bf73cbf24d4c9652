import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const STRUCTURES: Concepts['structure'] = {
  arbor:
    'wooden arbor, arbor, arbour, wooden arch, square arch, wood arch, timber arch, wooden arbour, rectangular arch, bamboo arch, wood arbor, timber frame, wooden frame, rustic arch, copper arch',
  arch: 'flower arch, arch, archway, floral arch, garden arch, rose arch, wedding arch, ceremony arch, flower archway, arch of flowers, arch of roses, floral archway, greenery arch, eucalyptus arch, backdrop, ceremony backdrop, archway of flowers, arch covered in flowers, metal arch, curved arch, arches, citrus arch, wildflower arch, arch of greenery, flowered arch',
  round:
    'round arch, circular arch, circle arch, hoop, floral hoop, ring arch, flower hoop, hoop arch, floral ring, round backdrop, circle backdrop, circular backdrop, wreath arch, floral circle, flower circle',
  moongate: 'moon gate, moongate, moon arch, moon gate arch, moon shaped arch',
  triangle:
    'triangle arch, triangular arch, triangle, a frame arch, boho arch, triangle backdrop, triangular arbor, wooden triangle, teepee arch, triangle shaped arch',
  canopy:
    'canopy, wedding canopy, fabric canopy, four post canopy, four poster, floral canopy, flower canopy, draped canopy, cloth canopy, canopy of flowers',
  mandap:
    'mandap, mandapam, indian canopy, vivaha mandap, wedding mandap, floral mandap, hindu mandap, kalyana mandapam',
  columns:
    'columns, pillars, roman columns, greek columns, flower columns, floral columns, pedestals, plinths, floral pillars, flower pillars, column, pillar, urns, plinth, pedestal, colonnade',
  hexagon: 'hexagon arch, hexagonal arch, hexagon, hexagon backdrop, geometric arch, hexagonal backdrop, hexagon arbor',
  'driftwood-arch':
    'driftwood arch, driftwood arbor, beach wood arch, driftwood arbour, branch arch, arch of branches, birch arch, birch arbor, arch of driftwood',
  'asymmetric-arch':
    'asymmetric arch, asymmetrical arch, floral installation, broken arch, one sided arch, flower installation, organic arch, flower meadow aisle, grounded arch, floral nest, deconstructed arch, grounded flowers, asymmetric floral arch, asymmetrical floral arch, floating arch',
  'balloon-arch': 'balloon arch, arch of balloons, balloon garland, balloon backdrop, balloon wall, balloon archway',
  'draped-arch':
    'draped arch, fabric arch, draped fabric arch, arch with drapes, chiffon arch, arch with draping, draped arbor, draped backdrop, curtain backdrop, linen arch, arch draped in fabric, arch with curtains, tulle arch, cloth arch',
  pergola:
    'pergola, wisteria pergola, wooden pergola, trellis, vine pergola, wisteria tunnel, rose tunnel, ramada, wisteria arch, wisteria, lattice, trellises, grape arbor, wisterias, vine covered pergola',
  gazebo:
    'gazebo, bandstand, rotunda, pavilion, summerhouse, summer house, folly, white gazebo, kiosk, garden pavilion, temple folly, belvedere, rose gazebo, cupola',
  chuppah: 'chuppah, huppah, chuppa, jewish canopy, tallit, tallis, chupa, chuppahs, huppa, tallit canopy',
  sofreh: 'sofreh aghd, sofreh, sofreh spread, persian spread, sofreh ye aghd, aghd spread',
  'nikah-stage':
    'nikah stage, wedding stage, wedding throne, thrones, walima stage, stage with thrones, mehndi stage, kosha, sweetheart stage, reception stage, throne, reception sofa stage, royal chairs, bridal stage, flower stage',
  torii:
    'torii gate, torii, red gate, shinto gate, torii gates, japanese gate, vermilion gate, red torii gate, red torii',
  altar:
    'altar, church altar, lectern, podium, stone altar, altar table, pulpit, ceremony table, altar steps, altar candles, high altar, iconostasis',
  'flower-wall':
    'flower wall, floral wall, rose wall, wall of flowers, floral backdrop, flower backdrop, wall of roses, greenery wall, boxwood wall, living wall, hedge wall, green wall, ivy wall, wall of greenery, backdrop of flowers',
  tree: 'tree, old tree, big tree, under a tree, willow, willow tree, cherry tree, magnolia tree, weeping willow, ancient tree, fig tree, banyan tree, beneath a tree, maple tree, banyan, jacaranda, jacaranda tree, baobab, sycamore, fig, blossom tree, cherry blossom tree, giant tree, cherry blossom trees, elm, beech tree, acacia, wishing tree, acacia tree, wisteria tree, magnolia trees, sakura tree, sakura trees, tree of life, baobab tree',
  tipi: 'tipi, teepee, tepee, tipis, wigwam, teepees, tepees, yurt, yurts, giant tipi, kata tipi',
  'tea-ceremony':
    'tea ceremony, chinese tea ceremony, serving tea, tea set, tea service, teapot, gongfu tea, tea to the parents, tea table, tea ceremony table',
  'unity-candle': 'unity candle, unity candles, lighting a candle together, unity candle lighting',
  'sand-ceremony':
    'sand ceremony, unity sand, mixing sand, pouring sand, blending sand, unity sand ceremony, sand blending',
  broom:
    'jumping the broom, jump the broom, broom, broomstick, jumping a broom, jump a broom, besom, broom jumping, jump over the broom, jump over a broom, jumping over a broom, jumping over the broom',
  handfasting:
    'handfasting, hand fasting, hands tied, tying the knot ribbon, pagan ceremony, druid, pagan, hands bound, ribbon around our hands, wiccan, lasso, hand tying, cords around our hands, hands tied together',
  'sacred-fire':
    'sacred fire, agni, holy fire, havan kund, havan, seven steps around the fire, circling the fire, around the fire, walk around the fire, fire ceremony, seven circles',
}

export const SEATS: Concepts['seat'] = {
  cross:
    'wooden chairs, cross back chairs, crossback chairs, farm chairs, wood chairs, bistro chairs, x back chairs, bentwood chairs, rustic chairs, timber chairs, mismatched chairs, rattan chairs, wicker chairs, cross backs, dining chairs, peacock chairs, oak chairs, antique chairs, vintage chairs, garden chairs, cane chairs, bamboo chairs, rocking chairs, wishbone chairs',
  chiavari:
    'chiavari chairs, chiavari, chivari chairs, tiffany chairs, ballroom chairs, chivaris, chiavaris, chateau chairs, louis chairs, camelot chairs, banquet chairs, gold chiavari chairs, gold chiavaris',
  white:
    'folding chairs, white folding chairs, garden folding chairs, white wooden chairs, white garden chairs, lawn chairs',
  ghost:
    'clear chairs, ghost chairs, acrylic chairs, lucite chairs, transparent chairs, perspex chairs, see through chairs, glass chairs, ghost chair, crystal chairs',
  black: 'black chiavari chairs, black folding chairs',
  velvet:
    'velvet chairs, upholstered chairs, armchairs, armchair, plush chairs, velvet seats, velvet seating, cushioned chairs, velvet armchairs, wingback chairs, lounge chairs',
  bench:
    'benches, bench, wooden benches, log benches, wooden bench, logs, log seats, long benches, tree trunk seats, bench seating, tree stumps, stumps, log, tree trunks, picnic benches, stone benches, white benches, rustic benches, stools, stool',
  'hay-bale':
    'hay bale seats, hay bale seating, straw bale seats, hay bales to sit on, seats of hay, seated on hay bales, sitting on hay bales, sitting on straw bales, straw bale benches, seats made of hay',
  cushion:
    'floor cushions, cushions, pillows, floor pillows, poufs, sitting on the ground, sit on the floor, seated on the floor, rugs and cushions, poofs, ottomans, sitting on cushions, sitting on the floor, ground cushions, floor seating, floor cushion, sit on the ground, zabuton, sitting on rugs, sitting on blankets, low seating, tatami, meditation cushions, sit on cushions, pouf, throw pillows, bean bags, beanbags, moroccan poufs',
  pew: 'pews, pew, church pews, wooden pews, church benches, chapel pews, church pew',
  none: 'no chairs, standing guests, standing room only, guests standing, everyone standing, standing ceremony, everybody standing, all standing, unseated',
}

export const TABLES: Vocabulary['tables'] = {
  round:
    'round tables, rounds, circular tables, round dining tables, guest tables, banquet rounds, tables of eight, tables of ten, rounds of ten, rounds of eight, tables of 10, tables of 8',
  long: 'long tables, long table, farm tables, farmhouse tables, banquet tables, king s table, harvest tables, trestle tables, communal table, wooden tables, feasting tables, rectangular tables, banquet table, communal tables, dining table, long dining table, long wooden tables, long banquet table, long farm tables, long wooden table, farmhouse table, farm table, harvest table, dinner table, picnic tables, picnic table, serpentine table, oak tables, one table, head table, long communal table, long farm table, royal table, u shaped table, imperial table, long banquet tables, rows of tables, king table, wooden table',
  square: 'square tables, square table, small tables, bistro tables, cafe tables',
  sweetheart:
    'sweetheart table, table for two, couple s table, bride and groom table, small table for two, bridal table, table for the couple, sweetheart tables',
  cocktail:
    'cocktail tables, high tables, standing tables, high top tables, bar tables, poseur tables, high tops, bar table, cruiser tables, high top table',
}

export const FLOWERS: Concepts['flower'] = {
  rose: 'roses, rose, garden roses, english roses, spray roses, rosebuds, tea roses, david austin roses, climbing roses, long stemmed roses, juliet roses, quicksand roses, rambling roses, rose buds, camellias, camellia, gardenias, gardenia',
  peony: 'peonies, peony, paeony, peonys, tree peonies, magnolias, magnolia',
  ranunculus:
    'ranunculus, buttercups, ranunculi, carnations, carnation, lisianthus, buttercup, eustoma, scabiosa, sweet peas, sweet pea, freesia, freesias, stock flowers, snapdragon, snapdragons, ranunculuses, hellebore, hellebores, zinnia, zinnias, primrose, primroses, begonia, begonias, geranium, geraniums',
  anemone: 'anemones, anemone, pansies, pansy, violas, hibiscus, clematis, windflowers, nigella, nigellas',
  daisy:
    'daisies, daisy, baby s breath, gypsophila, chamomile, babys breath, marguerites, white daisies, asters, aster, camomile, gerbera, gerberas, chrysanthemums, chrysanthemum, mums, gerbera daisies, echinacea, feverfew, edelweiss, queen anne s lace, waxflower, waxflowers, gerber daisies, jasmine, statice, snowdrops, daffodils, daffodil, jasmines, dandelions, dandelion',
  sunflower: 'sunflowers, sunflower, rudbeckia, black eyed susans, black eyed susan',
  poppy: 'poppies, poppy, icelandic poppies, iceland poppies, cosmos, california poppies, red poppies',
  hydrangea: 'hydrangeas, hydrangea, hortensia, hydrangia, hydrangias, lilacs, viburnum, snowball flowers',
  dahlia: 'dahlias, dahlia, cafe au lait dahlias, ball dahlias, dinner plate dahlias, dalias, dahliah',
  tulip:
    'tulips, tulip, parrot tulips, french tulips, crocus, crocuses, hyacinth, hyacinths, irises, iris, bluebells, bluebell, lily of the valley, muscari, lilies of the valley, grape hyacinth',
  orchid:
    'orchids, orchid, phalaenopsis, cymbidium, hanging orchids, cascading orchids, vanda, moth orchids, cymbidiums',
  lily: 'lilies, lily, calla lilies, calla, arum lilies, stargazer lilies, callas, plumeria, frangipani, bougainvillea, bougainvilleas, calla lily, alstroemeria, hibiscus lilies, amaryllis, gladiolus, bird of paradise, birds of paradise, tuberose, agapanthus, casablanca lilies, heliconia, tiger lilies, frangipanis, oriental lilies, oleander',
  marigold:
    'marigolds, marigold, marigold garlands, marigold garland, cempasuchil, flower garlands, calendula, genda phool, garland of marigolds, strings of marigolds, garlands of marigolds, jasmine garlands, jaimala, varmala',
  protea:
    'proteas, protea, king protea, banksia, leucadendron, pincushion protea, king proteas, thistles, thistle, anthurium, anthuriums, pincushions, waratah, craspedia, billy buttons, eryngium, succulents, succulent, ginger flowers, tropical flowers, tropical blooms, exotic flowers, hibiscuses, wattle',
  lavender:
    'lavender, lavender sprigs, lavender bunches, rosemary, heather, herbs, delphinium, delphiniums, larkspur, veronica, foxglove, foxgloves, sprigs of lavender, lavender stems, hollyhocks, hollyhock, salvia, wild heather, lupins, lupines, liatris, thyme, fresh herbs, lavender bundles, purple heather',
  wildflowers:
    'wildflowers, wildflower, wild flowers, meadow flowers, wild flower, field flowers, native flowers, wild blooms, foraged flowers, cottage flowers, mixed flowers, country flowers, native wildflowers, dried flowers, pressed flowers, australian natives, garden flowers, fresh picked flowers, native blooms',
  'cherry-blossom':
    'cherry blossoms, cherry blossom, sakura, blossoms, plum blossoms, cherry blossom branches, peach blossom, apple blossom, almond blossom, blossom branches, dogwood, quince blossom, apple blossoms, spring blossom, spring blossoms, plum blossom, peach blossoms, blossoming branches, flowering branches, forsythia',
  lotus:
    'lotus flowers, lotus, lotuses, water lilies, water lily, lotus blossoms, lotus flower, waterlilies, lily pads, lotus blossom, lily pad',
}

export const LEAVES: Concepts['leaf'] = {
  eucalyptus:
    'eucalyptus, silver dollar eucalyptus, gum leaves, eucalyptus garlands, eucaliptus, eucalyptus garland, eucalyptus leaves, eucalyptus branches, dusty miller, eucalyptus runner, sage leaves, eucalipto',
  olive:
    'olive branches, olive leaves, olive, olives, olive garlands, olive branch, laurel, laurel leaves, bay leaves, olive garland, olive leaf, olive foliage, bay leaf, laurels',
  fern: 'ferns, fern, bracken, fern fronds, fern leaves, maidenhair fern, asparagus fern, tree ferns, fern garland',
  ruscus:
    'greenery garland, ruscus, smilax, leafy garland, green garlands, greenery garlands, garlands of greenery, leafy branches, garland of greenery, boxwood, foliage garland, greenery runner, garlands, garland, foliage runner, vine leaves, jasmine vine, branches, leafy garlands, pine branches, fir branches, evergreen branches, holly, mistletoe, garland runner, evergreen garland, pine garland, wreaths, wreath, mint leaves, pine cones, pinecones, leaf garland, twigs, berries, spruce',
  pampas:
    'pampas grass, pampas, dried grass, dried grasses, bunny tails, wheat, dried pampas, grasses, ornamental grass, ornamental grasses, dried palm, feather grass, dried palms, wheat stalks, pampass, wheat sheaves, bunny tail grass, dried foliage, cotton, tall grass, tall grasses, reeds, cotton stems',
  palm: 'palm leaves, palm fronds, monstera, banana leaves, tropical leaves, monstera leaves, palms, palm leaf, tropical greenery, tropical foliage, palm frond, banana leaf, tropical plants, leaves of palm, coconut leaves, monsteras, ti leaves',
  ivy: 'ivy, climbing ivy, ivy garlands, creepers, climbing vines, ivy vines, climbing plants, trailing ivy, trailing vines, trailing greenery, ivy covered, creeper, virginia creeper, vine covered, climbing vine',
}

export const GENERICS: Vocabulary['generics'] = {
  flower:
    'flowers, florals, blooms, flower, floral, blossom, bloom, flower arrangements, floral arrangements, arrangements, flower arrangement, floral decor, flora, floral arrangement, floristry, posies, flower decor, flower decorations, floral displays, flower displays, fresh flowers, real flowers, bunches of flowers, loose flowers, seasonal flowers',
  leaf: 'greenery, foliage, leaves, green leaves, leafy, leaf, vegetation, leafy greens, fresh greenery, lush greenery, lots of greenery, leafy greenery, lush foliage, greens, fresh foliage',
  seat: 'chairs, chair, seats, seating, seat, seated, rows of chairs, row of chairs, rows, rows of seats, guest chairs, guest seating, ceremony chairs, ceremony seating, chair rows',
  table: 'tables, table, guest table, dinner tables, tabletops, reception table',
  structure: 'ceremony structure, structure, ceremony spot, altar piece, alter, archway structure',
  person: 'people, persons, anybody, anyone, humans, crowd, person, figures, everybody in the picture',
}
