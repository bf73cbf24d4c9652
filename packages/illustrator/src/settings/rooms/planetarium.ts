import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, listOf, type Point, SIDES, WIDTH } from '../../base/geometry.ts'
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { groundAt, stageHorizon } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'

const AWAY = 15
const RIM = HEIGHT * 0.5
const CONSTELLATIONS: readonly (readonly Point[])[] = [
  [
    [300, 130],
    [370, 160],
    [420, 150],
    [470, 190],
    [560, 180],
    [575, 240],
    [490, 250],
    [470, 190],
  ],
  [
    [1010, 110],
    [1060, 180],
    [1130, 130],
    [1190, 200],
    [1250, 140],
  ],
  [
    [1000, 300],
    [1060, 280],
    [1110, 320],
    [1090, 380],
    [1030, 370],
    [1000, 300],
  ],
]

/** Draws a planetarium: a dome with stars, the Milky Way and planets above a ring of lights, and a projector. */
export const drawPlanetarium: DrawSetting = (painter) => {
  const foot = groundAt(AWAY)
  const floor = painter.tone('#39406b')
  painter.glow(CENTRE, HEIGHT * 0.2, HEIGHT * 0.7, '#6f8cff', 0.16)
  const back =
    rect(0, 0, WIDTH, HEIGHT, painter.gradient('#050a24', '#1b2a66', { middle: '#0d1744' })) +
    drawGalaxy(painter) +
    drawStars(painter) +
    drawPlanets() +
    drawRim(painter, foot) +
    rect(0, foot, WIDTH, HEIGHT - foot, painter.gradient(lighten(floor, 0.06), lighten(floor, -0.1))) +
    SIDES.map((side) => drawProjector(painter, side, foot)).join('')
  return { back, horizon: stageHorizon(AWAY), indoor: true, floor: 'carpet' }
}

function drawGalaxy(painter: Painter): string {
  const { random } = painter
  const clouds = repeat(46, (i) => {
    const t = i / 45
    const x = t * WIDTH
    const y = 430 - t * 390 + Math.sin(t * 6) * 26 + random.gauss() * 30
    return ellipse(
      x,
      y,
      random.range(60, 130),
      random.range(20, 52),
      random.pick(['#8fa2ff', '#c08fe0', '#f0c9e6', '#6f86e0']),
      { opacity: 0.16 },
    )
  })
  return group({ filter: SOFT }, clouds)
}

function drawStars(painter: Painter): string {
  const { random } = painter
  const stars = repeat(420, () =>
    circle(random.next() * WIDTH, random.next() * RIM, random.range(0.7, 2.4), '#ffffff', {
      opacity: random.range(0.4, 1),
    }),
  )
  const figures = CONSTELLATIONS.map((points) => {
    const links = points
      .slice(1)
      .map(([x, y], i) => line(...(points[i] ?? [x, y]), x, y, '#9fc0ff', 1.6, { opacity: 0.7 }))
    return links.join('') + points.map(([x, y]) => circle(x, y, 4.6, '#eaf2ff')).join('')
  })
  return stars + figures.join('')
}

function drawPlanets(): string {
  const ring = (x: number, y: number) => d`M${x - 96} ${y + 16}Q${x} ${y + 62} ${x + 96} ${y - 16}`
  return (
    circle(1330, 300, 54, '#e0b878') +
    ellipse(1330, 290, 53, 9, '#c9955a', { opacity: 0.7 }) +
    ellipse(1330, 314, 50, 7, '#f0d5a4', { opacity: 0.7 }) +
    stroke(ring(1330, 300), '#f3dfb4', 7) +
    stroke(ring(1330, 300), '#b58f5a', 2) +
    circle(180, 310, 34, '#d9694a') +
    circle(190, 302, 9, '#b84f38') +
    circle(690, 90, 24, '#7fc4e8') +
    path(d`M${1180} ${60}L${1262} ${96}L${1260} ${101}Z`, '#ffffff', { opacity: 0.8 })
  )
}

/** Draws the ring of lights and the dark silhouettes of the seats at the rim of the dome. */
function drawRim(painter: Painter, foot: number): string {
  const dark = painter.tone('#1a1f44')
  const wall = polygon(
    [
      [0, RIM - 40],
      ...listOf(21, (i): Point => [(i / 20) * WIDTH, RIM - 40 + 66 * (1 - ((i - 10) / 10) ** 2)]),
      [WIDTH, RIM - 40],
      [WIDTH, foot + 4],
      [0, foot + 4],
    ],
    painter.gradient(lighten(dark, 0.05), dark),
  )
  const lamps = repeat(33, (i) => {
    const t = i / 32
    const [x, y] = [t * WIDTH, RIM - 44 + 66 * (1 - (2 * t - 1) ** 2)]
    if (i % 4 === 0) painter.glow(x, y, 60, '#7aa0ff', 0.3)
    return circle(x, y, 4, '#bcd0ff')
  })
  return wall + lamps
}

function drawProjector(painter: Painter, side: number, foot: number): string {
  const x = CENTRE + side * 470
  const steel = painter.tone('#6f7899')
  return (
    polygon(
      [
        [x - 40, foot + 20],
        [x - 14, foot - 70],
        [x + 14, foot - 70],
        [x + 40, foot + 20],
      ],
      lighten(steel, -0.1),
    ) +
    circle(x, foot - 104, 44, painter.gradient(lighten(steel, 0.08), lighten(steel, -0.14))) +
    repeat(7, (i) => circle(x - 26 + (i % 3) * 26, foot - 128 + Math.floor(i / 3) * 24, 6, '#cfe0ff')) +
    ellipse(x, foot + 22, 52, 10, lighten(steel, -0.16))
  )
}
