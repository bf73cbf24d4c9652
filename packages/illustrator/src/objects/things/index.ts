import { bell, clock, giftTable, globe, guestBook, rings } from './keepsakes.ts'
import { mirror, sofa, suitcases } from './lounge.ts'
import { crystals, feathers } from './rare.ts'
import { anchor, driftwood, shells, surfboard } from './shore.ts'

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
}
