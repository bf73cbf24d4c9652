import { lighten } from '../../base/colour.ts'
import { HEIGHT, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import { drawFlower } from '../../flora/draw-flower.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import { drawWater } from '../nature/water.ts'
import { windowFill } from '../places/parts/glass.ts'
import { drawIvy } from '../places/parts/greenery.ts'
import { drawWear } from '../places/parts/paving.ts'
import { at, groundAt, stageHorizon } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'

const AWAY = 15
const SEA = HEIGHT * 0.4
const LIME = '#f7f4ee'
const BLUE = '#2a62ad'
const ROCK = '#9a6b55'
const BOUGAINVILLEA = ['#c8357a', '#d9548f', '#b02a6b'] as const

interface House {
  x: number
  foot: number
  width: number
  height: number
  dome?: boolean
  depth: number
}

const LEFT: readonly House[] = [
  { x: 40, foot: 380, width: 190, height: 150, depth: 0.3 },
  { x: 220, foot: 410, width: 160, height: 110, dome: true, depth: 0.28 },
  { x: 360, foot: 470, width: 170, height: 100, dome: true, depth: 0.22 },
  { x: 90, foot: 500, width: 230, height: 150, dome: true, depth: 0.16 },
  { x: 300, foot: 545, width: 190, height: 120, depth: 0.1 },
  { x: 440, foot: 580, width: 130, height: 84, depth: 0.08 },
  { x: 60, foot: 620, width: 300, height: 150, depth: 0.04 },
]
const RIGHT: readonly House[] = [
  { x: 1470, foot: 470, width: 200, height: 180, depth: 0.26 },
  { x: 1320, foot: 520, width: 180, height: 130, dome: true, depth: 0.18 },
  { x: 1180, foot: 560, width: 150, height: 90, depth: 0.14 },
  { x: 1440, foot: 620, width: 280, height: 190, dome: true, depth: 0.05 },
]

/** Draws a whitewashed terrace high above the sea, among cubic houses with blue domes and bougainvillea. */
export const drawGreekTerrace: DrawSetting = (painter) => {
  const edge = groundAt(AWAY)
  const paved = { half: 14, depth: AWAY, size: 1.2, colour: LIME }
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: SEA + 2,
      rise: 70,
      frequency: 2.2,
      fill: painter.tone('#8798ab', 0.7),
      name: 'island',
      foot: SEA + 4,
    }) +
    drawWater(painter, { top: SEA, bottom: edge + 10, colour: '#2f74ab', near: '#3f8fc4', waves: 150 }) +
    drawCliff(painter, -1) +
    drawCliff(painter, 1) +
    [...LEFT, ...RIGHT].map((house) => drawHouse(painter, house)).join('') +
    drawGround(painter, edge, LIME) +
    drawWear(painter, paved, 50) +
    drawFlags(painter) +
    drawParapet(painter, edge) +
    drawBlossoms(painter)
  return { back, horizon: stageHorizon(AWAY), floor: 'stone', mild: true }
}

/** Draws the cliff on which the houses of one side stand. */
function drawCliff(painter: Painter, side: number): string {
  const rock = painter.tone(ROCK, 0.3)
  const x = (share: number) => (side < 0 ? share * WIDTH : WIDTH - share * WIDTH)
  return polygon(
    [
      [x(-0.02), side < 0 ? 330 : 420],
      [x(0.14), side < 0 ? 360 : 450],
      [x(0.25), side < 0 ? 430 : 500],
      [x(0.33), 520],
      [x(0.38), 640],
      [x(-0.02), 640],
    ],
    painter.gradient(lighten(rock, 0.05), lighten(rock, -0.06)),
  )
}

function drawHouse(painter: Painter, { x, foot, width, height, dome = false, depth }: House): string {
  const wall = painter.tone(LIME, depth)
  const blue = painter.tone(BLUE, depth)
  const top = foot - height
  const left = x - width / 2
  const radius = width * 0.3
  const cap = dome
    ? rect(x - radius * 1.06, top - radius * 0.36, radius * 2.12, radius * 0.4, lighten(wall, -0.03)) +
      path(
        d`M${x - radius} ${top - radius * 0.34}A${radius} ${radius} 0 0 1 ${x + radius} ${top - radius * 0.34}Z`,
        painter.gradient(lighten(blue, 0.1), lighten(blue, -0.07), { across: true }),
      ) +
      line(x, top - radius * 1.32, x, top - radius * 1.72, wall, 4) +
      line(x - 8, top - radius * 1.58, x + 8, top - radius * 1.58, wall, 4)
    : ''
  const doors = width > 170 ? [-0.28, 0.24] : [0.1]
  const openings = doors.map((share, i) => {
    const cx = x + share * width
    const w = width * 0.1
    const sill = i ? foot - height * 0.3 : foot
    const head = top + height * 0.38
    return (
      rect(cx - w, head, w * 2, sill - head, i ? windowFill(painter) : blue, { rx: w * 0.8 }) +
      (i ? rect(cx - w - 6, head, 6, sill - head, blue) + rect(cx + w, head, 6, sill - head, blue) : '')
    )
  })
  return (
    rect(left, top, width, height, painter.gradient(lighten(wall, 0.01), lighten(wall, -0.09), { across: true })) +
    rect(left - 3, top - 5, width + 6, 11, lighten(wall, 0.02)) +
    cap +
    openings.join('')
  )
}

/** Draws flagstones with thick white joints. */
function drawFlags(painter: Painter): string {
  const { random } = painter
  const stone = painter.tone('#b9b2a6')
  return repeat(90, () => {
    const away = 4 + random.next() ** 1.4 * (AWAY - 4)
    const [x, y] = at(random.range(-away * 0.85, away * 0.85), 0, away)
    const w = (1000 / away) * random.range(0.28, 0.46)
    return ellipse(x, y, w, w * 0.28 * (4 / away + 0.5), lighten(stone, random.range(-0.03, 0.06)), { opacity: 0.35 })
  })
}

/** Draws the low wall at the edge of the terrace, with an opening towards the sea. */
function drawParapet(painter: Painter, edge: number): string {
  const wall = painter.tone(LIME, 0.04)
  return SIDES.map((side) => {
    const [inner, outer] = side < 0 ? [-20, 470] : [WIDTH - 470, WIDTH + 20]
    return (
      rect(inner, edge - 44, outer - inner, 50, painter.gradient(wall, lighten(wall, -0.1))) +
      rect(inner, edge - 50, outer - inner, 13, lighten(wall, 0.02), { rx: 6 }) +
      circle(side < 0 ? outer : inner, edge - 40, 22, wall)
    )
  }).join('')
}

function drawBlossoms(painter: Painter): string {
  const { random } = painter
  return SIDES.map((side) => {
    const [left, right] = side < 0 ? [-20, 250] : [WIDTH - 270, WIDTH + 20]
    const blooms = listOf(60, () =>
      drawFlower(painter, {
        kind: 'poppy',
        colour: random.pick(BOUGAINVILLEA),
        x: random.range(left, right),
        y: random.range(560, 690),
        radius: random.range(7, 14),
        turn: random.next() * 360,
      }),
    )
    return drawIvy(painter, [left, 550], [right, 700], '#5c7d49', 130) + blooms.join('')
  }).join('')
}
