import { lighten, mix } from '../../base/colour.ts'
import { HEIGHT, listOf, type Point, SIDES, WIDTH } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { circle, d, ellipse, group, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawJointsAway } from '../places/parts/paving.ts'
import { groundAt, stageHorizon } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'

const AWAY = 14
const FLOOR = '#2b3a52'
const GLASS = { left: 70, right: WIDTH - 70, top: 60 } as const
const FISH = ['#f5b731', '#f0703a', '#e9e4d8', '#f58fb0', '#ffd84d', '#9ad0f0'] as const

/** Draws a dark hall in front of a huge tank with shoals, rays, a shark, corals and shafts of light. */
export const drawAquarium: DrawSetting = (painter) => {
  const foot = groundAt(AWAY)
  const dark = painter.tone('#16223a')
  painter.glow(WIDTH / 2, HEIGHT * 0.36, HEIGHT * 0.75, '#39b6e6', 0.28)
  const back =
    rect(0, 0, WIDTH, HEIGHT, painter.gradient(lighten(dark, -0.03), lighten(dark, 0.04))) +
    drawTank(painter, foot) +
    rect(
      0,
      foot,
      WIDTH,
      HEIGHT - foot,
      painter.gradient(mix(painter.tone(FLOOR), '#4fb8dd', 0.34), painter.tone(FLOOR)),
    ) +
    drawJointsAway(painter, { half: 10, depth: AWAY, size: 1.4, colour: FLOOR }) +
    drawShimmer(painter, foot) +
    drawFrame(painter, foot)
  return { back, horizon: stageHorizon(AWAY), indoor: true, floor: 'tiles' }
}

function drawTank(painter: Painter, foot: number): string {
  const { left, right, top } = GLASS
  const beams = listOf(7, (i) => {
    const x = left + 120 + i * 190
    return polygon(
      [
        [x, top],
        [x + 46, top],
        [x + 130, foot],
        [x - 40, foot],
      ],
      painter.gradient('#e6fbff', '#e6fbff', { opacity: [0.42, 0] }),
      { filter: SOFT },
    )
  })
  return (
    rect(left, top, right - left, foot - top, painter.gradient('#5fd0ee', '#0c4f86', { middle: '#1f8fc4' })) +
    beams.join('') +
    drawRocks(painter, foot) +
    drawShoal(painter, 330, 190, 34, 120, 44) +
    drawShoal(painter, 1180, 300, 30, 110, 50) +
    drawShark(830, 130) +
    drawRay(1210, 165) +
    drawRay(300, 372) +
    drawFish(painter) +
    drawBubbles(painter, foot)
  )
}

function drawFish(painter: Painter): string {
  const { random } = painter
  return repeat(34, () => {
    const [x, y] = [random.range(GLASS.left + 60, GLASS.right - 60), random.range(120, 520)]
    const size = random.range(12, 30)
    return drawOneFish(x, y, size, random.next() < 0.5 ? -1 : 1, random.pick(FISH))
  })
}

function drawOneFish(x: number, y: number, size: number, way: number, colour: string): string {
  const px = (k: number) => x + way * k * size
  return (
    path(
      d`M${px(1)} ${y}Q${px(0.3)} ${y - size * 0.62} ${px(-0.6)} ${y - size * 0.06}L${px(-1.1)} ${y - size * 0.42}L${px(-0.95)} ${y}L${px(-1.1)} ${y + size * 0.42}L${px(-0.6)} ${y + size * 0.06}Q${px(0.3)} ${y + size * 0.62} ${px(1)} ${y}Z`,
      colour,
    ) +
    stroke(
      d`M${px(0.34)} ${y - size * 0.34}Q${px(0.2)} ${y} ${px(0.34)} ${y + size * 0.34}`,
      lighten(colour, 0.16),
      size * 0.12,
    ) +
    circle(px(0.66), y - size * 0.08, size * 0.08, '#1c2430')
  )
}

function drawShoal(painter: Painter, x: number, y: number, count: number, rx: number, ry: number): string {
  const { random } = painter
  const marks = repeat(count, () =>
    leafMark(
      [x + random.gauss() * rx, y + random.gauss() * ry],
      random.range(16, 26),
      random.range(4, 7),
      random.range(-12, 8),
    ),
  )
  return path(marks, '#dff2f6', { opacity: 0.85 })
}

function drawShark(x: number, y: number): string {
  const grey = '#4f6f86'
  return (
    path(
      d`M${x - 190} ${y + 6}Q${x - 120} ${y - 40} ${x - 10} ${y - 34}L${x + 22} ${y - 82}L${x + 56} ${y - 28}Q${x + 130} ${y - 18} ${x + 176} ${y - 4}L${x + 226} ${y - 56}L${x + 214} ${y + 2}L${x + 236} ${y + 36}L${x + 174} ${y + 10}Q${x + 60} ${y + 30} ${x - 20} ${y + 30}L${x - 6} ${y + 70}L${x - 66} ${y + 30}Q${x - 150} ${y + 30} ${x - 190} ${y + 6}Z`,
      grey,
    ) +
    path(
      d`M${x - 186} ${y + 10}Q${x - 60} ${y + 34} ${x + 120} ${y + 12}Q${x} ${y + 24} ${x - 186} ${y + 10}Z`,
      '#cfe0e6',
    ) +
    circle(x - 146, y - 6, 4, '#16222c')
  )
}

function drawRay(x: number, y: number): string {
  return (
    path(
      d`M${x} ${y - 30}Q${x + 40} ${y - 22} ${x + 104} ${y + 16}Q${x + 40} ${y + 14} ${x} ${y + 40}Q${x - 40} ${y + 14} ${x - 104} ${y + 16}Q${x - 40} ${y - 22} ${x} ${y - 30}Z`,
      '#2f5f7f',
    ) +
    stroke(d`M${x} ${y + 34}q8 40 -10 84`, '#2f5f7f', 4) +
    ellipse(x, y - 4, 22, 16, '#3f7699')
  )
}

/** Draws rocks, corals and sea plants along the bottom of the tank. */
function drawRocks(painter: Painter, foot: number): string {
  const { random } = painter
  const rocks = repeat(16, () => {
    const x = random.range(GLASS.left, GLASS.right)
    const size = random.range(40, 90)
    return ellipse(x, foot, size, size * random.range(0.4, 0.8), lighten('#1d4f74', random.range(-0.06, 0.05)))
  })
  const corals = repeat(22, () => {
    const side = random.next() < 0.5 ? random.range(GLASS.left + 20, 560) : random.range(980, GLASS.right - 20)
    const colour = random.pick(['#e8637f', '#f29a4a', '#b86fd0', '#f4c95f', '#e04a55'])
    const tall = random.range(50, 120)
    const arms = repeat(
      5,
      (i) =>
        d`M${side} ${foot}Q${side + (i - 2) * 8} ${foot - tall * 0.5} ${side + (i - 2) * tall * 0.22} ${foot - tall * (1 - Math.abs(i - 2) * 0.14)}`,
    )
    return stroke(arms, colour, 9, { opacity: 0.9 })
  })
  const weeds = repeat(26, () => {
    const x = random.range(GLASS.left + 10, GLASS.right - 10)
    const tall = random.range(70, 190)
    return stroke(
      d`M${x} ${foot}q${-16} ${-tall * 0.3} 0 ${-tall * 0.5}t${4} ${-tall * 0.5}`,
      random.pick(['#1f8a6a', '#2fa583', '#5fb05a']),
      7,
      { opacity: 0.75 },
    )
  })
  return weeds + rocks + corals
}

function drawBubbles(painter: Painter, foot: number): string {
  const { random } = painter
  const bubbles = repeat(70, () =>
    circle(
      random.pick([240, 700, 1010, 1390]) + random.gauss() * 14,
      random.range(GLASS.top + 10, foot - 20),
      random.range(2, 6),
      '#e6fbff',
    ),
  )
  return group({ opacity: 0.6 }, bubbles)
}

/** Draws the frame of the tank and the dark walls beside it. */
function drawFrame(painter: Painter, foot: number): string {
  const steel = painter.tone('#26344c')
  const posts: Point[] = [
    [GLASS.left, 0],
    [GLASS.right, 0],
  ]
  const mullions = [0.333, 0.667].map((share) =>
    rect(GLASS.left + (GLASS.right - GLASS.left) * share - 3, GLASS.top, 6, foot - GLASS.top, steel, { opacity: 0.55 }),
  )
  return (
    posts.map(([x]) => rect(x - 14, 0, 28, foot + 8, lighten(steel, 0.03))).join('') +
    rect(0, GLASS.top - 26, WIDTH, 30, lighten(steel, 0.05)) +
    mullions.join('') +
    rect(0, foot - 10, WIDTH, 22, lighten(steel, 0.02)) +
    SIDES.map((side) => circle(side < 0 ? 28 : WIDTH - 28, 300, 7, '#bfeaff')).join('')
  )
}

function drawShimmer(painter: Painter, foot: number): string {
  const { random } = painter
  const marks = repeat(70, () =>
    leafMark(
      [random.range(60, WIDTH - 60), random.range(foot + 6, foot + 190)],
      random.range(40, 130),
      random.range(2, 6),
      random.range(-3, 3),
    ),
  )
  return path(marks, '#7fe0ff', { opacity: 0.22 })
}
