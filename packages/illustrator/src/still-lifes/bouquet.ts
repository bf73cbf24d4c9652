import { factsOf } from '@vowkit/understanding'
import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, onEllipse, SIDES, toRadians, WIDTH } from '../base/geometry.ts'
import { d, group, line, polygon, rect, repeat, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawLeaf } from '../flora/draw-leaf.ts'
import { SHADOW } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawBackdrop, drawWindowLight } from './backdrop.ts'
import type { DrawStillLife } from './still-life.ts'
import { drawVenueBehind } from './venue-behind.ts'

const MIDDLE = HEIGHT * 0.43
/** The flower density of a bouquet. */
const FULL = 1.25
const STEMS = 15
const COLLAR_LEAVES = 26

/** Draws a tied bouquet in front of a wall with window light, or in front of the venue. */
export const drawBouquet: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#efe6dd', spec.palette[2], 0.28))
  const table = [
    [0, HEIGHT * 0.76],
    [WIDTH, HEIGHT * 0.72],
    [WIDTH, HEIGHT],
    [0, HEIGHT],
  ] as const
  const density = FULL * Math.max(1, painter.spec.florals.density)
  return (
    (drawVenueBehind(painter) ||
      drawBackdrop(painter, wall, 0.03, -0.06) +
        polygon(table, painter.gradient(lighten(wall, -0.03), lighten(wall, -0.09))) +
        drawWindowLight(painter, 0.5, [
          [0.02, 0.3, 0.3, 0.62],
          [0.38, 0.48, 0.72, 0.84],
        ])) +
    group(
      { filter: SHADOW },
      drawStems(painter) +
        drawCollar(painter) +
        drawCluster(painter, CENTRE, MIDDLE, 250, { count: 1, sprays: 22, density }) +
        drawCluster(painter, CENTRE, MIDDLE, 320, { count: 38, sprays: 3, density }),
    ) +
    painter.mark('object:ribbons', drawRibbon(painter))
  )
}

function drawStems(painter: Painter): string {
  const { random } = painter
  const green = painter.tone('#7d9a5c')
  return repeat(STEMS, (k) => {
    const i = k - 7
    return line(
      CENTRE + i * 7,
      MIDDLE + 160,
      CENTRE + i * 15 + random.range(-6, 6),
      HEIGHT * 0.93,
      lighten(green, random.range(-0.08, 0.04)),
      9,
    )
  })
}

function drawCollar(painter: Painter): string {
  const { random, spec } = painter
  return repeat(COLLAR_LEAVES, (i) => {
    const turn = -90 + (i - 12.5) * 13
    const [x, y] = onEllipse(CENTRE, MIDDLE + 40, 120, 90, toRadians(turn))
    const kind = random.pick(spec.florals.leaves)
    return drawLeaf(painter, {
      kind,
      colour: random.pick(spec.florals.greens),
      x,
      y,
      length: random.range(210, 330),
      turn,
      shade: random.range(-0.08, 0.02),
    })
  })
}

function drawRibbon(painter: Painter): string {
  const named = factsOf(painter.spec.description, 'object').find(({ name }) => name === 'ribbons')
  const ribbon = painter.tone(named?.colour ?? painter.spec.fabric)
  const band = rect(
    CENTRE - 70,
    MIDDLE + 232,
    140,
    84,
    painter.gradient(lighten(ribbon, 0.03), lighten(ribbon, -0.1), { across: true }),
    { rx: 10 },
  )
  const turns = repeat(4, (i) =>
    line(CENTRE - 66, MIDDLE + 250 + i * 18, CENTRE + 66, MIDDLE + 244 + i * 18, lighten(ribbon, -0.12), 2, {
      opacity: 0.5,
    }),
  )
  const tails = SIDES.map((side) => {
    const tail = d`M${CENTRE} ${MIDDLE + 290}C${CENTRE + side * 90} ${MIDDLE + 340} ${CENTRE + side * 60} ${MIDDLE + 460} ${CENTRE + side * 150} ${HEIGHT * 0.99}`
    return stroke(tail, lighten(ribbon, -0.02 * (side + 1)), 26, { opacity: 0.95, 'stroke-linecap': 'butt' })
  })
  return band + turns + tails.join('')
}
