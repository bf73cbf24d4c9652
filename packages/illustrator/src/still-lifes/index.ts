import type { StillLifeName } from '../spec.ts'
import { drawBouquet } from './bouquet.ts'
import { drawCake } from './cake.ts'
import { drawMusic } from './music.ts'
import { drawStationery } from './stationery.ts'
import type { DrawStillLife } from './still-life.ts'

export const STILL_LIFES: Readonly<Record<StillLifeName, DrawStillLife>> = {
  bouquet: drawBouquet,
  cake: drawCake,
  stationery: drawStationery,
  music: drawMusic,
}
