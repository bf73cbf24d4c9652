import { baskets, crates, door, ladder, milkChurns, treeStump, wagonWheel, windowFrame, wreath } from './farmhouse.ts'
import {
  mushrooms,
  photoFrames,
  rocks,
  teddyBear,
  telephone,
  tinCans,
  wheat,
  wheelbarrow,
  wishingWell,
} from './garden.ts'
import { bell, clock, giftTable, globe, guestBook, rings } from './keepsakes.ts'
import { mirror, sofa, suitcases } from './lounge.ts'
import { arcade, gramophone, poolTable, projector, rockingChair, stroller, telescope, typewriter } from './machines.ts'
import { crystals, feathers } from './rare.ts'
import { anchor, driftwood, shells, surfboard } from './shore.ts'
import { swordArch } from './swords.ts'
import { birdcage, blankets, candelabra, fishingNet, luminaries, map, pinata, shipWheel } from './treasures.ts'
import { wheelchair } from './wheelchair.ts'

export const THINGS = {
  sofa,
  suitcases,
  mirror,
  bell,
  clock,
  globe,
  surfboard,
  anchor,
  shells,
  driftwood,
  feathers,
  crystals,
  rings,
  'guest-book': guestBook,
  'gift-table': giftTable,
  crates,
  baskets,
  ladder,
  door,
  'window-frame': windowFrame,
  wreath,
  'wagon-wheel': wagonWheel,
  'milk-churns': milkChurns,
  'tree-stump': treeStump,
  typewriter,
  gramophone,
  projector,
  arcade,
  'pool-table': poolTable,
  telescope,
  stroller,
  'rocking-chair': rockingChair,
  'sword-arch': swordArch,
  birdcage,
  map,
  'ship-wheel': shipWheel,
  'fishing-net': fishingNet,
  candelabra,
  luminaries,
  blankets,
  pinata,
  wheelchair,
  rocks,
  mushrooms,
  wheat,
  wheelbarrow,
  'wishing-well': wishingWell,
  telephone,
  'tin-cans': tinCans,
  'photo-frames': photoFrames,
  'teddy-bear': teddyBear,
}
