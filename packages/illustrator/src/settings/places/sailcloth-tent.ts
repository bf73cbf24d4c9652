import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { d, ellipse, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import type { Strand } from '../../props/strand.ts'
import { drawTree } from '../../props/tree.ts'
import { drawGround, drawTufts } from '../ground.ts'
import { FOLIAGE, GRASS } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { isLampLit } from './parts/glass.ts'
import { drawHangingLantern } from './parts/lamp.ts'
import { stageHorizon } from './parts/space.ts'
import { AWAY, clothTone, drawSail, EAVES, FOOT, type Peak, POLE } from './sail.ts'

const HORIZON = HEIGHT * 0.535
const LEFT = 64
const RIGHT = WIDTH - 64

/** The peaks from back to front. The middle peak is in front of the others. */
const PEAKS: readonly Peak[] = [
  { x: 372, top: 118, half: 372 },
  { x: WIDTH - 372, top: 118, half: 372 },
  { x: WIDTH / 2, top: 58, half: 430 },
]

const STRINGS: readonly Strand[] = [
  [
    [LEFT, EAVES + 4],
    [WIDTH * 0.36, EAVES + 8],
  ],
  [
    [WIDTH * 0.36, EAVES + 8],
    [WIDTH * 0.64, EAVES + 8],
  ],
  [
    [WIDTH * 0.64, EAVES + 8],
    [RIGHT, EAVES + 4],
  ],
]

/** Draws a sailcloth tent with three peaks and pennants, open towards the lawn. It glows from inside after dark. */
export const drawSailclothTent: DrawSetting = (painter) => {
  const { season } = painter.spec
  const grass = GRASS[season]
  const trees = listOf(8, (i) =>
    drawTree(painter, {
      x: (i / 7) * WIDTH,
      y: HORIZON + 14,
      width: 200,
      height: 200,
      colour: FOLIAGE[season],
      depth: 0.5,
    }),
  )
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: HORIZON - 20,
      rise: 90,
      frequency: 1.4,
      fill: painter.tone('#8796a3', 0.7),
      name: 'sail',
    }) +
    trees.join('') +
    drawGround(painter, HORIZON, grass) +
    drawInside(painter) +
    PEAKS.map((peak) => drawSail(painter, peak)).join('') +
    drawValance(painter) +
    drawEdgePoles(painter) +
    drawTufts(painter, FOOT - 4, grass, 240)
  return { back, horizon: stageHorizon(AWAY), floor: 'grass', strings: STRINGS }
}

/** Draws the shade under the cloth, the floorboards, and the poles on the far side. */
function drawInside(painter: Painter): string {
  const cloth = clothTone(painter)
  const wood = painter.tone(POLE, 0.15)
  const isLit = isLampLit(painter)
  const boards = painter.tone('#b08a60', 0.06)
  const ceiling = path(
    d`M${LEFT} ${EAVES}H${RIGHT}L${RIGHT - 90} ${EAVES + 52}Q${WIDTH / 2} ${EAVES + 18} ${LEFT + 90} ${EAVES + 52}Z`,
    lighten(cloth, isLit ? 0.02 : -0.12),
  )
  const floor = polygon(
    [
      [LEFT + 70, FOOT - 34],
      [RIGHT - 70, FOOT - 34],
      [RIGHT - 6, FOOT],
      [LEFT + 6, FOOT],
    ],
    painter.gradient(lighten(boards, -0.03), lighten(boards, 0.03)),
  )
  const far = listOf(9, (i) => {
    const x = lerp(LEFT + 90, RIGHT - 90, i / 8)
    return line(x, EAVES + 40, x, FOOT - 32, wood, 5)
  })
  const masts = PEAKS.map(({ x }) => line(x, EAVES, x, FOOT - 14, painter.tone(POLE, 0.06), 13))
  if (isLit) for (const { x } of PEAKS) painter.glow(x, EAVES + 30, 330, '#ffb65c', 0.5)
  const lamps = [0.2, 0.4, 0.6, 0.8].map((share) =>
    drawHangingLantern(painter, lerp(LEFT, RIGHT, share), EAVES, EAVES + 78, 36),
  )
  const shade = rect(LEFT + 40, EAVES, RIGHT - LEFT - 80, FOOT - EAVES, isLit ? '#ffb566' : painter.tone('#5d4c3c'), {
    opacity: isLit ? 0.3 : 0.16,
  })
  return (
    ellipse(WIDTH / 2, FOOT + 4, 740, 22, painter.tone('#2c2430'), { opacity: 0.2, filter: SOFT }) +
    shade +
    floor +
    far.join('') +
    ceiling +
    masts.join('') +
    lamps.join('')
  )
}

function drawValance(painter: Painter): string {
  const cloth = clothTone(painter)
  const scallops = repeat(34, (i) => {
    const [from, to] = [lerp(LEFT - 60, RIGHT + 60, i / 34), lerp(LEFT - 60, RIGHT + 60, (i + 1) / 34)]
    return path(
      d`M${from} ${EAVES - 3}H${to}V${EAVES + 10}Q${(from + to) / 2} ${EAVES + 38} ${from} ${EAVES + 10}Z`,
      lighten(cloth, i % 2 ? -0.04 : -0.065),
    )
  })
  return scallops + line(LEFT - 60, EAVES - 2, RIGHT + 60, EAVES - 2, lighten(cloth, -0.14), 3)
}

function drawEdgePoles(painter: Painter): string {
  const wood = painter.tone(POLE, 0.03)
  const rope = painter.tone('#d8c8a6')
  const poles = listOf(6, (i) => {
    const x = lerp(LEFT, RIGHT, i / 5)
    return line(x, EAVES + 6, x, FOOT + 4, wood, 9) + line(x - 2, EAVES + 6, x - 2, FOOT, lighten(wood, 0.08), 3)
  })
  const guys = SIDES.map((side) => {
    const x = side < 0 ? LEFT : RIGHT
    return (
      line(x, EAVES + 2, x + side * 118, FOOT + 26, rope, 2.4) +
      line(x + side * 118, FOOT + 12, x + side * 124, FOOT + 34, wood, 6)
    )
  })
  return poles.join('') + guys.join('')
}
