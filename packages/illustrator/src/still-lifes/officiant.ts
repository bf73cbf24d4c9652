import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, lerp, WIDTH } from '../base/geometry.ts'
import { d, ellipse, group, line, path, polygon, rect, repeat, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawGarland } from '../flora/garland.ts'
import { SHADOW, SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCandle, WAX } from '../props/candle.ts'
import type { DrawStillLife } from './still-life.ts'

const GROUND = HEIGHT * 0.84
const DESK = HEIGHT * 0.5
const PAPER = '#fdf8ef'

/** Draws a lectern with an open book in front of an arch of flowers. */
export const drawOfficiant: DrawStillLife = (painter) => {
  const candles = [
    [0.2, 150],
    [0.25, 90],
    [0.77, 110],
    [0.82, 170],
  ] as const
  return (
    drawGarden(painter) +
    drawArch(painter) +
    group({ filter: SHADOW }, drawLectern(painter)) +
    group({ filter: SHADOW }, drawBook(painter)) +
    drawCluster(painter, CENTRE - 150, DESK + 110, 92, { count: 16 }) +
    candles.map(([across, height]) => drawCandle(painter, WIDTH * across, HEIGHT * 0.95, 1.9, WAX, height)).join('') +
    drawCluster(painter, WIDTH * 0.1, HEIGHT * 0.95, 120, { count: 18, squash: 0.8 }) +
    drawCluster(painter, WIDTH * 0.92, HEIGHT * 0.95, 120, { count: 18, squash: 0.8 })
  )
}

function drawGarden(painter: Painter): string {
  const { random, spec, light } = painter
  const [above, middle, below] = light.sky
  const green = spec.florals.greens[0] ?? '#7d9a80'
  const lawn = painter.tone(mix(green, '#a9b27c', 0.4))
  const trees = repeat(26, (i) =>
    ellipse(
      (i / 25) * WIDTH,
      GROUND - random.range(120, 260),
      random.range(70, 120),
      random.range(110, 190),
      lighten(painter.tone(green, 0.7), random.range(-0.04, 0.04)),
    ),
  )
  return (
    rect(0, 0, WIDTH, HEIGHT, painter.gradient(above, below, { middle })) +
    group({ filter: SOFT }, trees) +
    rect(0, GROUND - 60, WIDTH, HEIGHT, painter.gradient(lighten(lawn, 0.03), lighten(lawn, -0.1)))
  )
}

function drawArch(painter: Painter): string {
  const wood = painter.tone('#c2a583')
  const [left, right, spring] = [CENTRE - 430, CENTRE + 430, 470]
  const over = Array.from({ length: 13 }, (_, i) => {
    const angle = lerp(Math.PI * 1.02, Math.PI * 1.98, i / 12)
    return [CENTRE + Math.cos(angle) * 430, spring + Math.sin(angle) * 400] as const
  })
  return (
    stroke(d`M${left} ${GROUND + 20}V${spring}A430 400 0 0 1 ${right} ${spring}V${GROUND + 20}`, wood, 24) +
    drawGarland(painter, over, 74, 1.3) +
    drawCluster(painter, left, spring + 10, 110, { count: 18 }) +
    drawCluster(painter, right - 10, spring + 60, 90, { count: 14 })
  )
}

function drawLectern(painter: Painter): string {
  const wood = painter.tone('#7d5437')
  const panel = [
    [CENTRE - 150, DESK + 70],
    [CENTRE + 150, DESK + 70],
    [CENTRE + 108, HEIGHT * 0.93],
    [CENTRE - 108, HEIGHT * 0.93],
  ] as const
  const top = [
    [CENTRE - 250, DESK - 30],
    [CENTRE + 250, DESK - 30],
    [CENTRE + 210, DESK + 90],
    [CENTRE - 210, DESK + 90],
  ] as const
  return (
    polygon(panel, painter.gradient(lighten(wood, 0.04), lighten(wood, -0.08), { across: true })) +
    stroke(
      d`M${CENTRE - 96} ${DESK + 130}H${CENTRE + 96}L${CENTRE + 70} ${HEIGHT * 0.89}H${CENTRE - 70}Z`,
      lighten(wood, -0.08),
      6,
    ) +
    rect(CENTRE - 150, HEIGHT * 0.92, 300, 36, lighten(wood, -0.05), { rx: 6 }) +
    polygon(top, lighten(wood, 0.06)) +
    rect(CENTRE - 212, DESK + 86, 424, 22, lighten(wood, -0.04), { rx: 6 })
  )
}

function drawBook(painter: Painter): string {
  const { spec } = painter
  const paper = painter.tone(PAPER)
  const ink = painter.tone('#7a6a70')
  const cover = painter.tone(mix(spec.palette[0], '#4a2440', 0.25))
  const page = (side: number) =>
    d`M${CENTRE} ${DESK + 50}C${CENTRE + side * 60} ${DESK + 18} ${CENTRE + side * 140} ${DESK + 20} ${CENTRE + side * 204} ${DESK + 36}L${CENTRE + side * 222} ${DESK - 106}C${CENTRE + side * 150} ${DESK - 124} ${CENTRE + side * 60} ${DESK - 126} ${CENTRE} ${DESK - 92}Z`
  const words = [-1, 1].map((side) =>
    repeat(6, (i) => {
      const y = DESK - 86 + i * 20
      const reach = i % 3 === 2 ? 120 : 176
      return line(CENTRE + side * 34, y, CENTRE + side * reach, y - 6, ink, 4, { opacity: 0.55 })
    }),
  )
  const ribbon = stroke(
    d`M${CENTRE + 6} ${DESK - 94}C${CENTRE + 30} ${DESK + 10} ${CENTRE - 6} ${DESK + 60} ${CENTRE + 26} ${DESK + 150}`,
    painter.tone(spec.palette[1]),
    12,
  )
  return (
    polygon(
      [
        [CENTRE - 236, DESK - 116],
        [CENTRE + 236, DESK - 116],
        [CENTRE + 218, DESK + 62],
        [CENTRE - 218, DESK + 62],
      ],
      cover,
    ) +
    path(page(-1), painter.gradient(lighten(paper, -0.02), lighten(paper, 0.01), { across: true })) +
    path(page(1), painter.gradient(lighten(paper, 0.01), lighten(paper, -0.05), { across: true })) +
    words.join('') +
    line(CENTRE, DESK - 92, CENTRE, DESK + 50, lighten(paper, -0.12), 4) +
    ribbon
  )
}
