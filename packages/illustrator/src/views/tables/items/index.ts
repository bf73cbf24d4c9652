import type { ObjectName } from '@vowkit/understanding'
import { bottle, coupePyramid, loaf } from './food.ts'
import { berryBowl, fig, grapeBunch, lemon, mixedFruit, orange, pear, pomegranate } from './fruit.ts'
import type { TableItem } from './item.ts'
import { floatingCandle, lantern, taper, teaLight } from './lights.ts'
import { bookStack, crystal, pumpkin, shell, vase } from './things.ts'

/** The objects that stand or lie on a table if the description names them. */
export const TABLE_ITEMS: Readonly<Partial<Record<ObjectName, TableItem>>> = {
  candles: taper,
  'tea-lights': teaLight,
  lanterns: lantern,
  'floating-candles': floatingCandle,
  vases: vase,
  bottles: bottle,
  'champagne-tower': coupePyramid,
  citrus: lemon,
  oranges: orange,
  figs: fig,
  grapes: grapeBunch,
  pomegranates: pomegranate,
  pears: pear,
  berries: berryBowl,
  fruit: mixedFruit,
  bread: loaf,
  books: bookStack,
  pumpkins: pumpkin,
  shells: shell,
  crystals: crystal,
}
