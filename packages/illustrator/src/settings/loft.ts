import { lighten } from '../base/colour.ts'
import { CENTRE, HEIGHT, WIDTH } from '../base/geometry.ts'
import { line, polygon, rect, repeat } from '../base/svg.ts'
import { LIT_WINDOW_GLOW } from '../light/lights.ts'
import type { Painter } from '../painter/painter.ts'
import type { Strand } from '../props/strand.ts'
import { drawPaving } from './ground.ts'
import type { DrawSetting } from './setting.ts'
import { skyFill } from './sky.ts'

const HORIZON = HEIGHT * 0.6
const BRICK = '#a5614a'
const BRICKS = { courses: 34, perCourse: 30, height: 18, width: WIDTH / 28 }
const STEEL = '#2c2a2e'
const FLOOR = '#a9876a'
/** The left edge and the width as fractions of the canvas width, and the number of panes across. */
const WINDOWS = [
  [0.06, 0.24, 4],
  [0.36, 0.28, 5],
  [0.7, 0.24, 4],
] as const
const COLUMNS = [0.1, 0.33, 0.67, 0.9]
const LIGHT_POOLS = [0.18, 0.5, 0.82]
const STRINGS: readonly Strand[] = [
  [
    [0, 96],
    [CENTRE, 96],
  ],
  [
    [CENTRE, 96],
    [WIDTH, 96],
  ],
]

/** Draws brick walls, steel windows with a view of a skyline, iron columns and a worn plank floor. */
export const drawLoft: DrawSetting = (painter) => {
  const back =
    drawBricks(painter) +
    WINDOWS.map(([left, width, panes]) => drawWindow(painter, WIDTH * left, WIDTH * width, panes)).join('') +
    drawIronwork(painter) +
    drawFloor(painter)
  return { back, horizon: HORIZON, indoor: true, floor: 'wood', strings: STRINGS }
}

function drawBricks(painter: Painter): string {
  const { random } = painter
  const brick = painter.tone(BRICK)
  const bricks = repeat(BRICKS.courses, (course) =>
    repeat(BRICKS.perCourse, (i) => {
      if (random.next() >= 0.55) return ''
      const x = i * BRICKS.width - (course % 2) * BRICKS.width * 0.5
      return rect(x + 1, course * BRICKS.height + 1, BRICKS.width - 2, 16, lighten(brick, random.range(-0.06, 0.05)), {
        opacity: 0.8,
      })
    }),
  )
  return rect(0, 0, WIDTH, HEIGHT, brick) + bricks
}

function drawWindow(painter: Painter, x: number, width: number, panes: number): string {
  const y = HEIGHT * 0.12
  const height = HEIGHT * 0.42
  const steel = painter.tone(STEEL)
  const bars = repeat(panes - 1, (i) =>
    line(x + (width * (i + 1)) / panes, y, x + (width * (i + 1)) / panes, y + height, steel, 5),
  )
  const rails = repeat(5, (i) => line(x, y + (height * (i + 1)) / 6, x + width, y + (height * (i + 1)) / 6, steel, 5))
  return (
    rect(x - 8, y - 8, width + 16, height + 16, steel) +
    rect(x, y, width, height, skyFill(painter)) +
    drawSkyline(painter, x, y, width, height) +
    bars +
    rails
  )
}

function drawSkyline(painter: Painter, left: number, top: number, width: number, height: number): string {
  const { random, light } = painter
  const tower = painter.tone('#7a7486', 0.55)
  const isLit = light.glow > LIT_WINDOW_GLOW
  let markup = ''
  for (let x = left; x < left + width; ) {
    const w = Math.min(random.range(20, 60), left + width - x)
    const h = random.range(0.15, 0.5) * height
    const y = top + height - h
    markup += rect(x, y, w, h, tower)
    if (isLit) markup += drawLitWindows(painter, x, y, w, h)
    x += w
  }
  return markup
}

function drawLitWindows(painter: Painter, x: number, y: number, w: number, h: number): string {
  return painter.layer(`lit-windows-${x}`, () => {
    const { random } = painter
    return repeat(6, () =>
      rect(x + random.range(0.1, 0.75) * w, y + random.range(0.05, 0.9) * h, 4, 6, '#ffd68a', { opacity: 0.8 }),
    )
  })
}

function drawIronwork(painter: Painter): string {
  const iron = painter.gradient(painter.tone('#4d4548'), painter.tone('#332d31'), { across: true })
  return (
    rect(0, 0, WIDTH, 46, painter.tone('#40383a')) +
    COLUMNS.map((share) => rect(WIDTH * share - 15, 0, 30, HORIZON, iron)).join('') +
    rect(0, 66, WIDTH, 12, painter.tone('#8d8781'))
  )
}

function drawFloor(painter: Painter): string {
  const floor = painter.tone(FLOOR)
  const pools = LIGHT_POOLS.map((share) => {
    const x = WIDTH * share
    const pool = [
      [x - WIDTH * 0.1, HORIZON],
      [x + WIDTH * 0.1, HORIZON],
      [x + WIDTH * 0.2, HEIGHT],
      [x - WIDTH * 0.06, HEIGHT],
    ] as const
    return polygon(pool, painter.gradient(painter.light.sky[2], floor, { opacity: [0.42, 0] }))
  })
  return (
    rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, painter.gradient(lighten(floor, 0.03), lighten(floor, -0.1))) +
    drawPaving(painter, { horizon: HORIZON, colour: FLOOR, lanes: 30, gaps: [62, 170], courses: 0 }) +
    pools.join('') +
    rect(0, HORIZON - 10, WIDTH, 12, painter.tone('#5a3f36'))
  )
}
