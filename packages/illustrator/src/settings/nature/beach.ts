import { HEIGHT, SIDES, WIDTH } from '../../base/geometry.ts'
import { drawRidge } from '../../props/ridge.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { NEAR_EDGE_RISE } from './land.ts'
import { drawBreakers, drawDune, drawGulls, drawSand, drawShells } from './shore.ts'
import { drawWater } from './water.ts'

const SEA_LEVEL = HEIGHT * 0.43
const EDGE = HEIGHT * 0.53
const SAND = '#f0dcb2'

/** Draws sea and surf, sand, and dunes with grass on both sides. */
export const drawBeach: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    drawGulls(painter, [WIDTH * 0.3, HEIGHT * 0.22]) +
    drawRidge(painter, {
      y: SEA_LEVEL + 3,
      rise: 34,
      frequency: 0.5,
      fill: painter.tone('#8397a3', 0.75),
      name: 'cape',
    }) +
    drawWater(painter, { top: SEA_LEVEL, bottom: EDGE + 30, colour: '#4a8798', near: '#8fbcb5' }) +
    drawBreakers(painter, SEA_LEVEL, EDGE) +
    drawSand(painter, EDGE, SAND) +
    SIDES.map((side) => drawDune(painter, side, EDGE + 40, SAND)).join('') +
    drawShells(painter, EDGE + 70)
  const water = { horizon: SEA_LEVEL - 4, top: SEA_LEVEL + 20, bottom: EDGE - 8, left: 120, right: WIDTH - 120 }
  return { back, horizon: EDGE + 20 - NEAR_EDGE_RISE, floor: 'sand', mild: true, water }
}
