import type { StillLifeName } from '../spec.ts'
import { drawAttire } from './attire.ts'
import { drawBar } from './bar.ts'
import { drawBeauty } from './beauty.ts'
import { drawBouquet } from './bouquet.ts'
import { drawCake } from './cake.ts'
import { drawBridgeCake, drawCutCake, drawPlainCake, drawPlannersDesk, drawTowerCake } from './cakes.ts'
import { drawBanquet, drawBoil, drawFruitDrinks } from './dishes.ts'
import { drawJewellery } from './jewellery.ts'
import {
  drawGoldsmithsBench,
  drawHenna,
  drawLooseStones,
  drawNecklaceBust,
  drawRingsOnSand,
  drawWoodenRingBox,
} from './jewels.ts'
import { drawMusic } from './music.ts'
import { drawOfficiant } from './officiant.ts'
import { drawCalligraphy, drawLabels, drawMap, drawZine } from './papers.ts'
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
  'cake-plain': drawPlainCake,
  'cake-cut': drawCutCake,
  'cake-tower': drawTowerCake,
  'cake-bridge': drawBridgeCake,
  'planners-desk': drawPlannersDesk,
  'goldsmiths-bench': drawGoldsmithsBench,
  'rings-on-sand': drawRingsOnSand,
  'loose-stones': drawLooseStones,
  'ring-box': drawWoodenRingBox,
  necklace: drawNecklaceBust,
  henna: drawHenna,
  calligraphy: drawCalligraphy,
  zine: drawZine,
  labels: drawLabels,
  map: drawMap,
  banquet: drawBanquet,
  boil: drawBoil,
  'fruit-drinks': drawFruitDrinks,
}
