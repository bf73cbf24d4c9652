import type { StillLifeName } from '../spec.ts'
import { drawAttire } from './attire.ts'
import { drawBar } from './bar.ts'
import { drawBeauty } from './beauty.ts'
import { drawBouquet } from './bouquet.ts'
import { drawCake } from './cake.ts'
import { drawJewellery } from './jewellery.ts'
import { drawMusic } from './music.ts'
import { drawOfficiant } from './officiant.ts'
import { drawStationery } from './stationery.ts'
import type { DrawStillLife } from './still-life.ts'
import { drawTransport } from './transport.ts'

export const STILL_LIFES: Readonly<Record<StillLifeName, DrawStillLife>> = {
  bouquet: drawBouquet,
  cake: drawCake,
  stationery: drawStationery,
  music: drawMusic,
  attire: drawAttire,
  transport: drawTransport,
  jewellery: drawJewellery,
  bar: drawBar,
  beauty: drawBeauty,
  officiant: drawOfficiant,
}
