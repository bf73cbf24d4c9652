import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const STRUCTURES: Concepts['structure'] = {
  'hedge-wall':
    'hedge wall, greenery wall, boxwood wall, living wall, hedge backdrop, green wall, leaf wall, grass wall, ivy wall, green hedge wall, wall of greenery',
  arbor:
    'wooden arbor, arbor, arbour, wooden arch, square arch, wood arch, timber arch, wooden arbour, rectangular arch, bamboo arch, wood arbor',
  arch: 'flower arch, arch, archway, floral arch, garden arch, rose arch, wedding arch, ceremony arch, flower archway, arch of roses, floral archway',
  round:
    'round arch, circular arch, circle arch, hoop, floral hoop, ring arch, flower hoop, hoop arch, floral ring, round backdrop, circle backdrop',
  moongate: 'moon gate, moongate, moon arch, moon gate arch, moon shaped arch',
  triangle:
    'triangle arch, triangular arch, triangle, a frame arch, boho arch, triangle backdrop, triangular arbor, wooden triangle, teepee arch, triangle shaped arch',
  canopy:
    'canopy, wedding canopy, fabric canopy, four post canopy, four poster, floral canopy, flower canopy, draped canopy, cloth canopy',
  mandap:
    'mandap, mandapam, indian canopy, vivaha mandap, wedding mandap, floral mandap, hindu mandap, kalyana mandapam',
  columns:
    'columns, pillars, roman columns, greek columns, flower columns, floral columns, floral pillars, flower pillars',
  hexagon: 'hexagon arch, hexagonal arch, hexagon, hexagon backdrop, geometric arch, hexagonal backdrop, hexagon arbor',
  'driftwood-arch':
    'driftwood arch, driftwood arbor, beach wood arch, driftwood arbour, branch arch, arch of branches, birch arch, birch arbor, arch of driftwood, arch made of driftwood',
  'asymmetric-arch':
    'asymmetric arch, asymmetrical arch, floral installation, one sided arch, flower installation, organic arch, flower meadow aisle, grounded arch, floral nest, deconstructed arch',
  'balloon-arch': 'balloon arch, arch of balloons, balloon garland, balloon backdrop, balloon archway',
  'draped-arch':
    'draped arch, fabric arch, draped fabric arch, arch with drapes, chiffon arch, arch with draping, draped arbor, draped backdrop, curtain backdrop, linen arch, arch draped in fabric',
  pergola: 'pergola, wooden pergola, trellis, vine pergola, ramada, lattice',
  gazebo:
    'gazebo, bandstand, rotunda, pavilion, summerhouse, summer house, folly, white gazebo, kiosk, garden pavilion, temple folly',
  chuppah: 'chuppah, huppah, chuppa, jewish canopy, chupa, chuppahs, huppa, tallit canopy',
  sofreh: 'sofreh aghd, sofreh, sofreh spread, persian spread, sofreh ye aghd, aghd spread',
  'nikah-stage':
    'nikah stage, wedding stage, wedding throne, thrones, walima stage, stage with thrones, mehndi stage, kosha, sweetheart stage, reception stage, reception sofa stage',
  torii: 'torii gate, torii, shinto gate, japanese gate, vermilion gate',
  altar: 'altar, church altar, stone altar, ceremony table, altar steps, altar candles, high altar, iconostasis',
  'flower-wall':
    'flower wall, floral wall, rose wall, wall of flowers, floral backdrop, flower backdrop, wall of roses',
  tree: 'tree, old tree, under a tree, magnolia tree, ancient tree, fig tree, banyan tree, oak tree, old oak tree, oak, old oak',
  willow: 'willow, willow tree, weeping willow, willows, weeping willow tree',
  tipi: 'tipi, teepee, tepee, tipis, wigwam, teepees, tepees, giant tipi, kata tipi',
  'tea-ceremony': 'tea ceremony, serving tea, tea set, tea service, teapot, gongfu tea, tea to the parents, tea table',
  'unity-candle': 'unity candle, lighting a candle together',
  'sand-ceremony':
    'sand ceremony, unity sand, mixing sand, pouring sand, blending sand, unity sand ceremony, sand blending',
  broom:
    'jumping the broom, jump the broom, jumping a broom, jump a broom, besom, broom jumping, jump over the broom, jump over a broom, jumping over a broom',
  handfasting:
    'handfasting, hand fasting, hands tied, tying the knot ribbon, pagan ceremony, druid, pagan, hands bound, ribbon around our hands, wiccan',
  'sacred-fire':
    'sacred fire, agni, holy fire, havan kund, havan, seven steps around the fire, circling the fire, around the fire, fire ceremony, seven circles',
}

export const SEATS: Concepts['seat'] = {
  mixed:
    'mismatched chairs, mixed chairs, different chairs, mix and match chairs, assorted chairs, odd chairs, chairs that don t match, all different chairs, mismatched wooden chairs, mismatched vintage chairs',
  rattan: 'rattan chairs, wicker chairs, cane chairs, peacock chairs, bamboo chairs, rattan seats, wicker seats',
  stump:
    'tree stump seats, tree stumps for seats, tree stumps to sit on, tree stumps as seats, stumps for seats, stumps to sit on, tree trunk seats, tree stumps instead of chairs, sitting on tree stumps, log stools, log seats',
  cross:
    'wooden chairs, cross back chairs, crossback chairs, farm chairs, wood chairs, bistro chairs, x back chairs, bentwood chairs, rustic chairs, timber chairs',
  chiavari:
    'chiavari chairs, chiavari, chivari chairs, tiffany chairs, ballroom chairs, chivaris, chiavaris, chateau chairs, louis chairs, banquet chairs',
  white:
    'white chairs, folding chairs, white folding chairs, garden folding chairs, white wooden chairs, white garden chairs, lawn chairs',
  ghost:
    'clear chairs, ghost chairs, acrylic chairs, lucite chairs, transparent chairs, perspex chairs, see through chairs, glass chairs, crystal chairs',
  black: 'black chairs, black folding chairs',
  velvet:
    'velvet chairs, upholstered chairs, armchairs, plush chairs, velvet seats, velvet seating, cushioned chairs, velvet armchairs, wingback chairs, lounge chairs',
  bench: 'benches, wooden benches, log benches, logs, long benches, picnic benches',
  'hay-bale':
    'hay bale seats, hay bale seating, straw bale seats, hay bales to sit on, seats of hay, seated on hay bales, sitting on hay bales, sitting on straw bales, straw bale benches, seats made of hay',
  cushion:
    'floor cushions, cushions, sitting on the ground, sit on the floor, seated on the floor, rugs and cushions, sitting on cushions, sitting on the floor, sitting on the carpet, seated on the carpet, sit on the carpet, sat on the floor, sitting on rugs',
  pew: 'pews, church pews, wooden pews, church benches, chapel pews',
  none: 'no chairs, standing room only, standing ceremony, unseated',
}

export const TABLES: Vocabulary['tables'] = {
  round:
    'round tables, rounds, circular tables, round dining tables, guest tables, tables of eight, tables of ten, tables of 10, tables of 8',
  long: 'long tables, long table, farm tables, farmhouse tables, banquet tables, king s table, harvest tables, trestle tables, communal table, wooden tables, feasting tables',
  square: 'square tables, small tables, bistro tables, cafe tables',
  sweetheart:
    'sweetheart table, table for two, couple s table, bride and groom table, small table for two, bridal table, table for the couple',
  cocktail:
    'cocktail tables, high tables, standing tables, high top tables, bar tables, poseur tables, high tops, cruiser tables',
}

export const FLOWERS: Concepts['flower'] = {
  thistle: 'thistles, thistle, sea holly, eryngium, echinops, globe thistles',
  delphinium:
    'delphiniums, delphinium, larkspur, lupins, lupines, snapdragons, foxgloves, foxglove, hollyhocks, stock flowers, veronica, bluebells, bluebell',
  gypsophila: "baby's breath, gypsophila, babys breath, gyp",
  carnation: 'carnations, carnation, dianthus',
  wisteria: 'wisteria, wisterias',
  bougainvillea: 'bougainvillea, bougainvilleas, bougainvilla',
  jasmine: 'jasmine, plumeria, frangipani, stephanotis, gardenias, gardenia, orange blossom, jasmine flowers',
  hibiscus: 'hibiscus, hibiscus flowers',
  magnolia: 'magnolias, magnolia, camellias, camellia, magnolia flowers',
  chrysanthemum: 'chrysanthemums, chrysanthemum, mums flowers, asters, aster',
  daffodil: 'daffodils, daffodil, narcissus, narcissi, jonquils',
  mimosa: 'mimosa, mimosas, craspedia, billy buttons, wattle, acacia blossom',
  cornflower: "cornflowers, bachelor's buttons, nigella, nigellas, love in a mist",
  geranium: 'geraniums, geranium, pelargoniums',
  rose: 'roses, rose, garden roses, english roses, spray roses, rosebuds, tea roses, david austin roses, long stemmed roses, juliet roses, quicksand roses',
  peony: 'peonies, paeony, peonys, tree peonies',
  ranunculus: 'ranunculus, ranunculi',
  anemone: 'anemones, windflowers',
  daisy: 'daisies, daisy, marguerites, white daisies',
  sunflower: 'sunflowers, sunflower',
  poppy: 'poppies, icelandic poppies, iceland poppies, california poppies, red poppies',
  hydrangea: 'hydrangeas, hortensia, hydrangia, hydrangias, snowball flowers',
  dahlia: 'dahlias, cafe au lait dahlias, ball dahlias, dinner plate dahlias, dalias, dahliah',
  tulip: 'tulips, parrot tulips, french tulips',
  orchid: 'orchids, phalaenopsis, cymbidium, cascading orchids, vanda, moth orchids, cymbidiums',
  lily: 'lilies, lily, calla lilies, calla, arum lilies, stargazer lilies, callas',
  marigold:
    'marigolds, marigold garlands, cempasuchil, calendula, genda phool, garland of marigolds, strings of marigolds, jaimala, varmala',
  protea: 'proteas, king protea, pincushion protea, pincushions',
  lavender: 'lavender, lavender sprigs',
  wildflowers:
    'wildflowers, wildflower, wild flowers, meadow flowers, field flowers, native flowers, wild blooms, foraged flowers, cottage flowers, mixed flowers, country flowers',
  'cherry-blossom':
    'cherry blossoms, cherry blossom, sakura, blossoms, plum blossoms, cherry blossom branches, peach blossom, apple blossom, almond blossom, blossom branches',
  lotus: 'lotus flowers, lotus, lotuses, water lilies, lotus blossoms, waterlilies, lily pads',
}

export const LEAVES: Concepts['leaf'] = {
  eucalyptus:
    'eucalyptus, silver dollar eucalyptus, gum leaves, eucalyptus garlands, eucaliptus, eucalyptus leaves, eucalyptus branches, eucalyptus runner, eucalipto',
  olive: 'olive branches, olive leaves, olive, olive garlands, olive foliage',
  fern: 'ferns, bracken, fern fronds, maidenhair fern, asparagus fern, tree ferns, fern garland',
  ruscus:
    'greenery garland, ruscus, smilax, leafy garland, green garlands, leafy branches, boxwood, foliage garland, greenery runner, garlands, garland',
  pampas: 'pampas grass, pampas, dried grass, dried pampas, grasses, ornamental grass, dried palm, feather grass',
  palm: 'palm leaves, palm fronds, monstera, banana leaves, tropical leaves, palms, tropical greenery, tropical foliage, tropical plants, leaves of palm, coconut leaves',
  ivy: 'ivy, ivy garlands, creepers, climbing vines, ivy vines, climbing plants, trailing ivy, trailing vines, trailing greenery, virginia creeper, vine covered',
}

export const GENERICS: Vocabulary['generics'] = {
  flower:
    'flowers, florals, blooms, floral, blossom, arrangements, flora, floristry, posies, bunches of flowers, loose flowers',
  leaf: 'greenery, foliage, leaves, green leaves, leafy, leaf, vegetation, leafy greens, lush greenery, lush foliage, greens',
  seat: 'chairs, seats, seating, rows, guest chairs, guest seating, ceremony chairs, ceremony seating',
  table: 'tables, table, dinner tables, tabletops',
  structure: 'arch, ceremony structure, structure, ceremony spot, altar piece, alter, archway structure',
  person: 'people, ppl, folks, persons, anybody, anyone, humans, crowd, figures',
}
