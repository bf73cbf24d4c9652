import { HEIGHT, WIDTH } from '../../base/geometry.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawBroadleaf } from '../../props/foliage/broadleaf.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBrushwork, drawDapples, drawGrass, drawTreeline } from './land.ts'
import { FAR_WOOD, isBare, LAWN, OAK, turfFloor } from './seasons.ts'

const HORIZON = HEIGHT * 0.52

/** Draws large old oaks whose branches meet above a lawn. */
export const drawOakGarden: DrawSetting = (painter) => {
  const { season } = painter.spec
  const lawn = LAWN[season]
  const back =
    drawSky(painter) +
    drawRidge(painter, { y: HORIZON - 20, rise: 90, frequency: 1, fill: painter.tone('#8398a0', 0.75), name: 'far' }) +
    drawTreeline(painter, { y: HORIZON + 16, height: 150, count: 18, colour: FAR_WOOD[season], depth: 0.55 }) +
    drawGround(painter, HORIZON, lawn) +
    drawBrushwork(painter, { from: HORIZON, colour: lawn, count: 220 }) +
    drawDapples(painter, [WIDTH * 0.14, HORIZON + 130], 330, 46, lawn) +
    drawDapples(painter, [WIDTH * 0.88, HORIZON + 120], 330, 46, lawn) +
    painter.mark('object:tree', drawOak(painter, 0.34, 46, 330, 300, 0.42)) +
    painter.mark('object:tree', drawOak(painter, 0.68, 40, 300, 280, 0.45)) +
    painter.mark('object:tree', drawOak(painter, 0.1, 130, 900, 700, 0.06, 6)) +
    painter.mark('object:tree', drawOak(painter, 0.94, 110, 840, 690, 0.1, -7)) +
    drawGrass(painter, { from: HORIZON + 20, colours: [lawn], count: 500, height: 15 })
  return { back, horizon: HORIZON, floor: turfFloor(season), shafts: true }
}

function drawOak(
  painter: Painter,
  share: number,
  near: number,
  width: number,
  height: number,
  depth: number,
  lean = 0,
): string {
  const { season } = painter.spec
  return drawBroadleaf(painter, {
    x: WIDTH * share,
    y: HORIZON + near,
    width,
    height,
    lean,
    depth,
    colour: OAK[season],
    stem: 0.26,
    trunk: 0.1,
    bare: isBare(season),
  })
}
