import { factsOf } from '@vowkit/understanding'
import { lighten } from '../base/colour.ts'
import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { d, line, path, polygon, rect, repeat } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { LIT_WINDOW_GLOW } from '../light/lights.ts'
import type { Painter } from '../painter/painter.ts'
import type { Strand } from '../props/strand.ts'
import { drawGround, drawPaving } from './ground.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const HORIZON = HEIGHT * 0.56
const SKYLINES = 3
const FACADES = ['#6f7690', '#8a7a86', '#5f6a80']
const DECK = '#a98d72'
const PARAPET = '#8b7f7a'
const PLANTERS = 9
const STRINGS: readonly Strand[] = [
  [
    [-40, 60],
    [WIDTH * 0.5, 30],
  ],
  [
    [WIDTH * 0.5, 30],
    [WIDTH + 40, 80],
  ],
  [
    [-40, 190],
    [WIDTH * 0.46, 110],
  ],
  [
    [WIDTH * 0.54, 110],
    [WIDTH + 40, 200],
  ],
]

/** Draws three rows of towers with lit windows and a water tower behind a parapet with plants and a
 * wooden deck. */
export const drawRooftop: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    repeat(SKYLINES, (i) => drawSkyline(painter, i)) +
    (namesBridge(painter) ? painter.mark('object:bridge', drawBridge(painter)) : '') +
    drawGround(painter, HORIZON, DECK) +
    drawPaving(painter, { horizon: HORIZON, colour: DECK, lanes: 44, gaps: [48, 150], courses: 0 }) +
    drawWarmth(painter) +
    drawWaterTower(painter, WIDTH * 0.1, HORIZON - 40) +
    drawParapet(painter)
  return { back, horizon: HORIZON, floor: 'wood', strings: STRINGS }
}

function namesBridge({ spec: { description } }: Painter): boolean {
  return factsOf(description, 'object').some(({ name }) => name === 'bridge')
}

/** Draws a suspension bridge with two stone towers in front of the skyline. */
function drawBridge(painter: Painter): string {
  const stone = painter.tone('#8d7263', 0.18)
  const steel = painter.tone('#4f4a55', 0.25)
  const deck = HORIZON - 92
  const towers = [WIDTH * 0.3, WIDTH * 0.72]
  const top = deck - 210
  const tower = (x: number) =>
    rect(x - 44, top, 88, HORIZON - top, painter.gradient(lighten(stone, 0.05), lighten(stone, -0.06))) +
    rect(x - 52, top - 12, 104, 16, lighten(stone, 0.03)) +
    [-20, 20]
      .map((dx) =>
        path(
          d`M${x + dx - 12} ${deck - 4}V${top + 74}Q${x + dx - 10} ${top + 46} ${x + dx} ${top + 34}Q${x + dx + 10} ${top + 46} ${x + dx + 12} ${top + 74}V${deck - 4}Z`,
          painter.light.sky[1],
        ),
      )
      .join('')
  const spans = [
    [-80, deck - 30, towers[0] as number, top],
    [towers[0] as number, top, towers[1] as number, top],
    [towers[1] as number, top, WIDTH + 80, deck - 30],
  ] as const
  const sag = (y1: number, y2: number, t: number) => {
    const low = Math.max(y1, y2, deck - 24) + (y1 === y2 ? 120 : 0)
    return (1 - t) ** 2 * y1 + 2 * t * (1 - t) * low + t ** 2 * y2
  }
  const cables = spans
    .map(([x1, y1, x2, y2]) => {
      const at = (t: number) => x1 + (x2 - x1) * t
      const hangers = repeat(15, (i) => {
        const t = (i + 0.5) / 15
        return line(at(t), sag(y1, y2, t), at(t), deck, steel, 1.6)
      })
      const curve = repeat(24, (i) =>
        line(at(i / 24), sag(y1, y2, i / 24), at((i + 1) / 24), sag(y1, y2, (i + 1) / 24), steel, 5),
      )
      return hangers + curve
    })
    .join('')
  const road = rect(-20, deck, WIDTH + 40, 16, steel) + rect(-20, deck + 16, WIDTH + 40, 5, lighten(steel, -0.06))
  return cables + road + towers.map(tower).join('')
}

function drawSkyline(painter: Painter, index: number): string {
  const { random } = painter
  const depth = 0.85 - index * 0.25
  let markup = ''
  for (let x = -20; x < WIDTH; ) {
    const width = random.range(44, 112) * (1 + index * 0.3)
    const isLandmark = index === 0 && Math.abs(x - WIDTH * 0.3) < 60
    const height = random.range(90, 350) * (1 - index * 0.2) + (isLandmark ? 120 : 0)
    markup += drawTower(painter, x, width, height, depth)
    x += width + random.range(-4, 12)
  }
  return markup + (index === 0 ? drawSpire(painter) : '')
}

function drawTower(painter: Painter, x: number, width: number, height: number, depth: number): string {
  const { random, light } = painter
  const isLit = light.glow > LIT_WINDOW_GLOW
  const wall = painter.tone(random.pick(FACADES), depth)
  const dark = lighten(wall, -0.09)
  let windows = ''
  for (let y = HORIZON - height + 24; y < HORIZON - 6; y += 15) {
    for (let wx = x + 7; wx < x + width - 8; wx += 12) {
      if (random.next() >= 0.5) continue
      const isOn = random.next() < 0.65 && isLit
      windows += rect(wx, y, 5, 8, isOn ? '#ffd68a' : dark, { opacity: isLit ? 0.85 : 0.5 })
    }
  }
  return (
    rect(x, HORIZON - height + 10, width, height + 20, painter.gradient(lighten(wall, 0.02), lighten(wall, -0.04))) +
    windows
  )
}

function drawSpire(painter: Painter): string {
  const x = WIDTH * 0.73
  return polygon(
    [
      [x - 34, HORIZON],
      [x, HORIZON - 470],
      [x + 34, HORIZON],
    ],
    painter.tone('#7d8299', 0.7),
  )
}

/** Draws lamplight on the deck, which would be too dark at night. */
function drawWarmth(painter: Painter): string {
  if (painter.light.glow <= LIT_WINDOW_GLOW) return ''
  return rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, painter.gradient('#e79a55', '#e79a55', { opacity: [0.08, 0.3] }))
}

/** Draws a wooden water tower on steel legs, which stands on the next roof. */
function drawWaterTower(painter: Painter, x: number, foot: number): string {
  const wood = painter.tone('#8a5f43', 0.08)
  const steel = painter.tone('#3f4048', 0.08)
  const [half, base, top] = [72, foot - 120, foot - 268]
  const legs = [-58, -20, 20, 58].map((dx) => line(x + dx, foot + 10, x + dx * 0.9, base, steel, 7))
  const braces = line(x - 58, foot, x + 52, base + 8, steel, 3) + line(x + 58, foot, x - 52, base + 8, steel, 3)
  const staves = repeat(11, (i) =>
    line(x - half + 6 + i * 13.2, top, x - half + 6 + i * 13.2, base, lighten(wood, -0.1), 2),
  )
  const hoops = [0.15, 0.45, 0.78].map((t) => rect(x - half - 2, top + (base - top) * t, half * 2 + 4, 5, steel))
  const roof = polygon(
    [
      [x - half - 12, top + 4],
      [x, top - 74],
      [x + half + 12, top + 4],
    ],
    painter.gradient(lighten(steel, 0.16), lighten(steel, 0.02), { across: true }),
  )
  return (
    legs.join('') +
    braces +
    rect(
      x - half,
      top,
      half * 2,
      base - top,
      painter.gradient(lighten(wood, 0.08), lighten(wood, -0.08), { across: true }),
    ) +
    staves +
    hoops.join('') +
    roof
  )
}

function drawParapet(painter: Painter): string {
  const stone = painter.tone(PARAPET)
  const planters = repeat(PLANTERS, (i) => {
    const x = WIDTH * (i / (PLANTERS - 1))
    return (
      rect(x - 36, HORIZON - 40, 72, 62, painter.tone('#5b4a48')) +
      drawCluster(painter, x, HORIZON - 52, 52, { count: 7, sprays: 12 })
    )
  })
  return (
    rect(0, HORIZON - 46, WIDTH, 52, painter.gradient(lighten(stone, 0.04), lighten(stone, -0.06))) +
    rect(0, HORIZON - 52, WIDTH, 9, lighten(stone, 0.07)) +
    planters
  )
}
