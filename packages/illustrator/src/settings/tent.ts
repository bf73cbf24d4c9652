import { lighten } from '../base/colour.ts'
import { CENTRE, HEIGHT, SIDES, WIDTH } from '../base/geometry.ts'
import { d, path, polygon, repeat } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCurtain } from '../props/drape.ts'
import { drawRidge } from '../props/ridge.ts'
import type { Strand } from '../props/strand.ts'
import { drawTree } from '../props/tree.ts'
import { drawGround, drawPaving, drawTufts } from './ground.ts'
import { FOLIAGE, GRASS } from './season.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const HORIZON = HEIGHT * 0.56
const SAILCLOTH = '#fbf5ec'
const BOARDS = '#cfae86'
const PANELS = 14
const POLE_TOP = -HEIGHT * 0.12
const STRINGS: readonly Strand[] = [
  [
    [WIDTH * 0.02, 230],
    [CENTRE, 60],
  ],
  [
    [WIDTH * 0.98, 230],
    [CENTRE, 60],
  ],
  [
    [WIDTH * 0.2, 260],
    [CENTRE, 90],
  ],
  [
    [WIDTH * 0.8, 260],
    [CENTRE, 90],
  ],
]

/** Sailcloth swagged to a pole, corner curtains, boards on the grass, land beyond. */
export const drawTent: DrawSetting = (painter) => {
  const { random, spec } = painter
  const trees = repeat(8, () =>
    drawTree(painter, {
      x: random.next() * WIDTH,
      y: HORIZON + 16,
      width: 130,
      height: 140,
      colour: FOLIAGE[spec.season],
      depth: 0.45,
    }),
  )
  const back =
    drawSky(painter) +
    drawRidge(painter, { y: HORIZON - 6, rise: 90, frequency: 1.5, fill: painter.tone('#8796a3', 0.7), name: 't1' }) +
    drawRidge(painter, {
      y: HORIZON + 10,
      rise: 60,
      frequency: 2,
      fill: painter.tone(GRASS[spec.season], 0.45),
      name: 't2',
    }) +
    trees +
    drawGround(painter, HORIZON, GRASS[spec.season]) +
    drawTufts(painter, HORIZON + 6, GRASS[spec.season], 120) +
    drawFloor(painter) +
    repeat(PANELS, (i) => drawPanel(painter, i)) +
    SIDES.map((side) =>
      drawCurtain(painter, {
        x: CENTRE + side * WIDTH * 0.47,
        top: HEIGHT * 0.2,
        bottom: HEIGHT * 0.95,
        width: 150,
        colour: SAILCLOTH,
        side: -side,
      }),
    ).join('')
  return {
    back,
    horizon: HORIZON + 8,
    indoor: true,
    chandeliers: [{ x: CENTRE, y: HEIGHT * 0.3, scale: 0.9, floral: true }],
    strings: STRINGS,
  }
}

function drawFloor(painter: Painter): string {
  const corners = [
    [WIDTH * 0.2, HORIZON + 10],
    [WIDTH * 0.8, HORIZON + 10],
    [WIDTH * 1.2, HEIGHT],
    [-WIDTH * 0.2, HEIGHT],
  ] as const
  const boards = drawPaving(painter, { horizon: HORIZON + 10, colour: BOARDS, lanes: 20, gaps: [46, 107], courses: 0 })
  return polygon(corners, painter.gradient(painter.tone(BOARDS), painter.tone('#b48f66'))) + boards
}

function eaves(x: number): number {
  return HEIGHT * 0.31 - 0.1 * HEIGHT * Math.cos(((x - CENTRE) / WIDTH) * 3.1)
}

function drawPanel(painter: Painter, index: number): string {
  const cloth = painter.tone(SAILCLOTH)
  const left = -WIDTH * 0.16 + (index / PANELS) * WIDTH * 1.32
  const right = left + (WIDTH * 1.32) / PANELS
  const middle = (left + right) / 2
  const isDark = index % 2 === 1
  const outline = d`M${CENTRE} ${POLE_TOP}Q${(left + CENTRE) / 2} ${eaves(left) * 0.62} ${left} ${eaves(left)}Q${middle} ${eaves(middle) + 34} ${right} ${eaves(right)}Q${(right + CENTRE) / 2} ${eaves(right) * 0.62} ${CENTRE} ${POLE_TOP}Z`
  return path(outline, painter.gradient(lighten(cloth, isDark ? -0.09 : -0.05), lighten(cloth, isDark ? -0.01 : 0.02)))
}
