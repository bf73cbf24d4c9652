import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, listOf, type Point, SIDES, WIDTH } from '../base/geometry.ts'
import { d, line, path, polygon, repeat } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCurtain } from '../props/drape.ts'
import { drawRidge } from '../props/ridge.ts'
import type { Strand } from '../props/strand.ts'
import { drawTree } from '../props/tree.ts'
import { drawGround, drawTufts } from './ground.ts'
import { isLampLit } from './places/parts/glass.ts'
import { drawFloor, warmRoom } from './places/parts/hall.ts'
import { drawJointsAway } from './places/parts/paving.ts'
import { at, groundAt, stageHorizon, unitAt } from './places/parts/space.ts'
import { FOLIAGE, GRASS } from './season.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const HORIZON = HEIGHT * 0.535
const CLOTH = '#f8f1e6'
const BOARDS = '#bd9468'
const TENT = { half: 6.6, eaves: 3.4, ridge: 6.5 }
/** The distances of the poles from the viewer, in metres. */
const FRAMES = [19, 15.6, 12.6, 10, 7.6, 5.4, 3.6]
const FOLDS = 8
const SAG = 0.42
const STRINGS: readonly Strand[] = SIDES.flatMap((side): Strand[] => [
  [at(side * TENT.half, TENT.eaves, 7.6), at(0, TENT.ridge - 0.5, 10)],
  [at(side * TENT.half, TENT.eaves, 12.6), at(0, TENT.ridge - 0.5, 15.6)],
])

/** Draws a marquee: pleated cloth from ridge to eaves, poles with curtains, a boarded floor, and land on all sides. */
export const drawTent: DrawSetting = (painter) => {
  const { season } = painter.spec
  const trees = listOf(8, (i) =>
    drawTree(painter, {
      x: (i / 7) * WIDTH,
      y: HORIZON + 14,
      width: 190,
      height: 190,
      colour: FOLIAGE[season],
      depth: 0.5,
    }),
  )
  warmRoom(painter)
  const back =
    drawSky(painter) +
    drawRidge(painter, { y: HORIZON - 16, rise: 90, frequency: 1.5, fill: painter.tone('#8796a3', 0.7), name: 't1' }) +
    trees.join('') +
    drawGround(painter, HORIZON, GRASS[season]) +
    drawTufts(painter, HORIZON + 6, GRASS[season], 120) +
    drawFloor(painter, TENT.half + 0.3, FRAMES[0] as number, BOARDS) +
    drawJointsAway(painter, { half: TENT.half + 0.3, depth: FRAMES[0] as number, size: 0.36, colour: BOARDS }) +
    drawRoof(painter) +
    FRAMES.map((away) => drawPoles(painter, away)).join('')
  return {
    back,
    horizon: stageHorizon(FRAMES[0] as number),
    indoor: true,
    floor: 'wood',
    chandeliers: [{ x: CENTRE, y: HEIGHT * 0.25, scale: 0.9, floral: true }],
    strings: STRINGS,
  }
}

function clothTone(painter: Painter): string {
  const cloth = painter.tone(CLOTH)
  return isLampLit(painter) ? mix(cloth, '#ffd9a0', 0.35) : cloth
}

/** Draws the ceiling. The cloth sags between the frames and hangs in pleats. */
function drawRoof(painter: Painter): string {
  const cloth = clothTone(painter)
  const bays = FRAMES.slice(1).map((near, bay) => {
    const far = FRAMES[bay] as number
    const dip = (fold: number) => Math.sin((fold / FOLDS) * Math.PI) * SAG
    const at2 = (side: number, fold: number, share: number): Point => {
      const away = far + ((near - far) * fold) / FOLDS
      const rise = TENT.eaves + (TENT.ridge - TENT.eaves) * share ** 1.35
      return at(side * TENT.half * (1 - share), rise - dip(fold) * (0.4 + 0.6 * share), away)
    }
    return SIDES.map((side) =>
      repeat(FOLDS, (fold) => {
        const slope = fold / FOLDS - 0.5
        const shade = -0.035 + slope * 0.07 + (side < 0 ? -0.02 : 0.01) - (fold % 2 ? 0.018 : 0)
        const edge = (k: number) => [0, 0.35, 0.7, 1].map((share) => at2(side, k, share))
        const fill = lighten(cloth, shade)
        return polygon([...edge(fold), ...edge(fold + 1).toReversed()], fill, { stroke: fill, 'stroke-width': 1 })
      }),
    ).join('')
  })
  return (
    bays.join('') +
    FRAMES.slice(0, -1)
      .map((away) => drawValance(painter, cloth, away))
      .join('')
  )
}

/** Draws the scalloped edge of the cloth between neighbouring poles and across the far end. */
function drawValance(painter: Painter, cloth: string, away: number): string {
  const near = FRAMES[FRAMES.indexOf(away) + 1] as number
  const hem = lighten(cloth, -0.07)
  const scallop = ([x1, y1]: Point, [x2, y2]: Point, drop: number) =>
    path(
      d`M${x1} ${y1 - 2}L${x2} ${y2 - 2}V${y2 + drop * 0.6}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + drop * 1.5} ${x1} ${y1 + drop * 0.6}Z`,
      hem,
    )
  const sides = SIDES.map((side) =>
    repeat(5, (i) => {
      const z = (k: number) => away + ((near - away) * k) / 5
      const from = at(side * TENT.half, TENT.eaves, z(i))
      const to = at(side * TENT.half, TENT.eaves, z(i + 1))
      return scallop(from, to, unitAt(z(i)) * 0.22)
    }),
  )
  if (away !== FRAMES[0]) return sides.join('')
  const end = repeat(16, (i) => {
    const x = (k: number) => -TENT.half + (k * TENT.half) / 8
    const up = (k: number) => TENT.eaves + (TENT.ridge - TENT.eaves) * (1 - Math.abs(k - 8) / 8) ** 1.35
    return scallop(at(x(i), up(i), away), at(x(i + 1), up(i + 1), away), unitAt(away) * 0.3)
  })
  const frame = painter.tone('#d8ccb8')
  return end + sides.join('') + line(...at(0, TENT.ridge, away), ...at(0, TENT.ridge, 4), frame, 3)
}

/** Draws a pair of poles with gathered curtains. */
function drawPoles(painter: Painter, away: number): string {
  const unit = unitAt(away)
  const foot = groundAt(away)
  return SIDES.map((side) => {
    const [x, top] = at(side * TENT.half, TENT.eaves, away)
    const curtain = { x, top: top - 4, bottom: foot, colour: CLOTH, opacity: 1 }
    return (
      line(x, top, x, foot, painter.tone('#c9a377'), unit * 0.12) +
      drawCurtain(painter, { ...curtain, width: unit * 0.95, side: -side }) +
      drawCurtain(painter, { ...curtain, width: unit * 0.6, side })
    )
  }).join('')
}
