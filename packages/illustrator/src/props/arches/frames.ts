import { lighten } from '../../base/colour.ts'
import { arcPoints, type Point, SIDES } from '../../base/geometry.ts'
import { circle, polyline, repeat, stroke } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import { drawGarland } from '../../flora/garland.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawCurtain, drawDrape } from '../drape.ts'
import { drawGardenArch } from './garden-arch.ts'
import { type DrawArch, drawPole, woodTone } from './shared.ts'

const DRIFTWOOD = '#b3a38f'

/** Draws a ceremony arch in the shape of a wooden hexagon that stands on one edge. */
export const drawHexagon: DrawArch = (painter, { x, y, height: h }) => {
  const radius = h * 0.52
  const cy = y - radius * 0.87
  const corners = arcPoints(x, cy, radius, radius, 0, 360, 7)
  const wood = woodTone(painter)
  return (
    stroke(polyline(corners, true), lighten(wood, -0.07), h * 0.045, { 'stroke-linejoin': 'miter' }) +
    stroke(polyline(corners, true), wood, h * 0.03, { 'stroke-linejoin': 'miter' }) +
    drawGarland(painter, [...corners.slice(3, 6)], h * 0.16) +
    drawCluster(painter, x - radius * 0.75, cy - radius * 0.5, h * 0.14) +
    drawGarland(painter, corners.slice(0, 2), h * 0.13)
  )
}

/** Draws a driftwood arch: crooked bleached trunks with cloth and flowers on one corner. */
export const drawDriftwoodArch: DrawArch = (painter, { x, y, height: h }) => {
  const { random } = painter
  const wood = painter.tone(DRIFTWOOD)
  const half = h * 0.42
  const crooked = (from: Point, to: Point): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((t) => [
      from[0] + (to[0] - from[0]) * t + random.gauss() * h * 0.03,
      from[1] + (to[1] - from[1]) * t + random.gauss() * h * 0.02,
    ])
  const trunk = (points: Point[], width: number) =>
    stroke(polyline(points), lighten(wood, -0.1), width * 1.25, { 'stroke-linejoin': 'round' }) +
    stroke(polyline(points), wood, width * 0.8, { 'stroke-linejoin': 'round' })
  const beam = crooked([x - half * 1.25, y - h * 0.93], [x + half * 1.2, y - h * 0.97])
  return (
    SIDES.map((side) => trunk(crooked([x + side * half, y], [x + side * half * 0.94, y - h]), h * 0.045)).join('') +
    trunk(beam, h * 0.042) +
    drawDrape(
      painter,
      [
        [x - half, y - h * 0.92],
        [x + half * 0.2, y - h * 0.94],
      ],
      painter.spec.fabric,
      h * 0.15,
      0.85,
    ) +
    drawGarland(
      painter,
      [
        [x - half * 1.1, y - h * 0.93],
        [x + half * 0.1, y - h * 0.96],
      ],
      h * 0.16,
    ) +
    drawCluster(painter, x - half, y - h * 0.88, h * 0.15)
  )
}

/** Draws an asymmetric metal arch with flowers along one side and at the opposite foot. */
export const drawAsymmetricArch: DrawArch = (painter, { x, y, height: h }) => {
  const radius = h * 0.36
  const spring = y - h + radius
  const metal = painter.tone(painter.spec.metal)
  const frame: Point[] = [
    [x - radius, y],
    [x - radius, spring],
    ...arcPoints(x, spring, radius, radius, 180, 360, 17),
    [x + radius, y],
  ]
  return (
    stroke(polyline(frame), metal, h * 0.016) +
    drawGarland(
      painter,
      [[x - radius, y - h * 0.12], [x - radius, spring], ...arcPoints(x, spring, radius, radius, 180, 280, 9)],
      h * 0.24,
    ) +
    drawCluster(painter, x - radius * 0.8, spring - radius * 0.5, h * 0.19) +
    drawCluster(painter, x + radius, y - h * 0.05, h * 0.15)
  )
}

/** Draws a balloon arch with balloons of several sizes. */
export const drawBalloonArch: DrawArch = (painter, { x, y, height: h }) => {
  const { random, spec } = painter
  const radius = h * 0.46
  const spring = y - h * 0.98 + radius
  const line: Point[] = [
    ...[0, 1, 2, 3].map((i): Point => [x - radius, y - (i / 4) * (y - spring)]),
    ...arcPoints(x, spring, radius, radius, 180, 360, 17),
    ...[3, 2, 1, 0].map((i): Point => [x + radius, y - (i / 4) * (y - spring)]),
  ]
  const balloon = ([bx, by]: Point) => {
    const size = h * random.range(0.035, 0.085)
    const colour = painter.tone(random.pick(spec.palette))
    return (
      circle(bx, by, size, painter.gradient(lighten(colour, 0.05), lighten(colour, -0.08))) +
      circle(bx - size * 0.35, by - size * 0.38, size * 0.2, lighten(colour, 0.2), { opacity: 0.75 })
    )
  }
  return line
    .map(([px, py]) => repeat(5, () => balloon([px + random.gauss() * h * 0.09, py + random.gauss() * h * 0.06])))
    .join('')
}

/** Draws a draped arch: a wooden frame with cloth that falls to the ground on both sides. */
export const drawDrapedArch: DrawArch = (painter, place) => {
  const { x, y, height: h } = place
  const { fabric } = painter.spec
  const half = h * 0.4
  const top = y - h
  return (
    SIDES.map((side) => drawPole(painter, x + side * half, place)).join('') +
    SIDES.map((side) =>
      drawCurtain(painter, { x: x + side * half * 1.06, top, bottom: y, width: h * 0.3, colour: fabric, side: -side }),
    ).join('') +
    drawDrape(
      painter,
      [
        [x - half * 1.1, top],
        [x - half * 0.1, top + h * 0.01],
      ],
      fabric,
      h * 0.2,
      0.96,
    ) +
    drawDrape(
      painter,
      [
        [x - half * 0.1, top + h * 0.01],
        [x + half * 1.1, top],
      ],
      fabric,
      h * 0.12,
      0.96,
    ) +
    drawCluster(painter, x + half * 0.82, top + h * 0.05, h * 0.16) +
    drawCluster(painter, x - half * 0.9, top + h * 0.03, h * 0.1)
  )
}

/** Draws a garden arch with hanging ribbons for a handfasting. */
export const drawHandfasting: DrawArch = (painter, place) => {
  const { x, y, height: h } = place
  return drawGardenArch(painter, place) + drawRibbons(painter, x, y - h * 0.82, h)
}

function drawRibbons(painter: Painter, x: number, top: number, h: number): string {
  const { random, spec } = painter
  return repeat(11, (i) => {
    const px = x + (i - 5) * h * 0.038
    const fall = h * random.range(0.3, 0.52)
    const sway = random.range(-1, 1) * h * 0.03
    const ribbon = `M${Math.round(px)} ${Math.round(top)}q${Math.round(sway)} ${Math.round(fall * 0.5)} ${Math.round(-sway)} ${Math.round(fall)}`
    return stroke(ribbon, painter.tone(random.pick(spec.palette)), h * 0.013)
  })
}
