import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, listOf, type Point, SIDES, WIDTH } from '../../base/geometry.ts'
import { d, line, path, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawGround } from '../ground.ts'
import { drawContact } from '../places/parts/greenery.ts'
import { shineLamp } from '../places/parts/lamp.ts'
import type { DrawSetting, Setting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBrushwork } from './land.ts'

const HORIZON = HEIGHT * 0.53
const SAND = '#dfa566'
const CAMEL = '#6b4a36'

interface Dune {
  x: number
  height: number
  foot: number
  width: number
  depth: number
}

const DUNES: readonly Dune[] = [
  { x: 1010, height: 170, foot: HORIZON + 4, width: 1100, depth: 0.62 },
  { x: 420, height: 210, foot: HORIZON + 6, width: 1200, depth: 0.52 },
  { x: 1330, height: 270, foot: HORIZON + 14, width: 1250, depth: 0.36 },
  { x: 80, height: 250, foot: HORIZON + 22, width: 1150, depth: 0.24 },
]

/** Draws high sand dunes with sharp crests and a caravan of camels. */
export const drawDunes: DrawSetting = (painter) => drawSandSea(painter, '')

/** Draws a camp of black and striped tents with lanterns among the dunes. */
export const drawDesertCamp: DrawSetting = (painter) =>
  drawSandSea(painter, SIDES.map((side) => drawTent(painter, side, 0.6, 24) + drawTent(painter, side, 1, 92)).join(''))

function drawSandSea(painter: Painter, tents: string): Setting {
  const back =
    drawSky(painter) +
    DUNES.slice(0, 2)
      .map((dune) => drawDune(painter, dune))
      .join('') +
    drawCaravan(painter) +
    DUNES.slice(2)
      .map((dune) => drawDune(painter, dune))
      .join('') +
    drawGround(painter, HORIZON, SAND) +
    drawBrushwork(painter, { from: HORIZON, colour: SAND, count: 200 }) +
    drawRipples(painter) +
    tents
  return { back, horizon: HORIZON, floor: 'sand', mild: true }
}

/** Draws a dune with a sunlit slope and a shaded slope that meet in a curved crest. */
function drawDune(painter: Painter, { x, height, foot, width, depth }: Dune): string {
  const sand = painter.tone(SAND, depth)
  const [left, right, top] = [x - width * 0.5, x + width * 0.5, foot - height]
  const outline = d`M${left} ${foot}C${x - width * 0.25} ${foot - height * 0.2} ${x - width * 0.14} ${top + height * 0.1} ${x} ${top}C${x + width * 0.12} ${top + height * 0.12} ${x + width * 0.24} ${foot - height * 0.3} ${right} ${foot}Z`
  const shade = d`M${x} ${top}C${x + width * 0.12} ${top + height * 0.12} ${x + width * 0.24} ${foot - height * 0.3} ${right} ${foot}L${x - width * 0.06} ${foot}C${x + width * 0.1} ${foot - height * 0.3} ${x - width * 0.06} ${foot - height * 0.55} ${x} ${top}Z`
  return (
    path(outline, painter.gradient(lighten(sand, 0.06), lighten(sand, 0))) +
    path(shade, painter.gradient(lighten(sand, -0.13), lighten(sand, -0.06)))
  )
}

/** Draws ripples of wind on the sand in the foreground. */
function drawRipples(painter: Painter): string {
  const { random } = painter
  const colour = lighten(painter.tone(SAND), -0.09)
  return repeat(60, () => {
    const t = random.next() ** 1.2
    const x = random.range(-60, WIDTH)
    const y = lerp(HORIZON + 16, HEIGHT, t)
    const long = lerp(60, 300, t)
    return path(
      d`M${x} ${y}q${long * 0.25} ${-lerp(3, 12, t)} ${long * 0.5} 0t${long * 0.5} 0q${-long * 0.25} ${lerp(3, 14, t)} ${-long * 0.5} ${lerp(1, 4, t)}t${-long * 0.5} 0z`,
      colour,
      { opacity: 0.28 },
    )
  })
}

function drawCaravan(painter: Painter): string {
  const colour = painter.tone(CAMEL, 0.3)
  return listOf(4, (i) => drawCamel(560 + i * 74, HORIZON - 60 - i * 4, 30, colour)).join('')
}

function drawCamel(x: number, y: number, s: number, colour: string): string {
  const legs = [-0.7, -0.5, 0.45, 0.65].map((k) =>
    line(x + k * s, y - s * 0.5, x + k * s * 1.05, y + s * 0.6, colour, s * 0.1),
  )
  const body = d`M${x - s} ${y - s * 0.3}Q${x - s * 0.9} ${y - s * 0.85} ${x - s * 0.35} ${y - s * 0.85}Q${x} ${y - s * 1.7} ${x + s * 0.3} ${y - s * 0.85}Q${x + s * 0.8} ${y - s * 0.85} ${x + s * 0.95} ${y - s * 0.55}Q${x + s * 1.2} ${y - s * 0.4} ${x + s * 1.25} ${y - s * 1.3}L${x + s * 1.65} ${y - s * 1.25}L${x + s * 1.62} ${y - s * 1.45}L${x + s * 1.2} ${y - s * 1.6}Q${x + s * 1.05} ${y - s * 1.5} ${x + s * 1.02} ${y - s * 0.9}Q${x + s * 1} ${y - s * 0.2} ${x + s * 0.6} ${y - s * 0.25}Z`
  return path(body, colour) + legs.join('')
}

/** Draws an open Berber tent with stripes, poles and lanterns at one side. */
function drawTent(painter: Painter, side: number, scale: number, near: number): string {
  const x = WIDTH / 2 + side * lerp(360, 640, (scale - 0.6) / 0.4)
  const y = HORIZON + near
  const at = (dx: number, up: number): Point => [x + dx * scale, y - up * scale]
  const cloth = painter.tone(scale < 1 ? '#7a3f34' : '#4a3a3c', 0.08)
  const pale = painter.tone('#e6d3b0', 0.08)
  const peaks: readonly Point[] = [at(-230, 96), at(-90, 236), at(0, 196), at(90, 236), at(230, 96)]
  const eaves: readonly Point[] = [at(230, 78), at(150, 104), at(0, 112), at(-150, 104), at(-230, 78)]
  const stripes = [0.28, 0.62].map((t) => {
    const mixAt = (i: number): Point => {
      const [a, b] = [peaks[i] ?? at(0, 0), eaves[4 - i] ?? at(0, 0)]
      return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
    }
    return polygon(
      [...listOf(5, mixAt), ...listOf(5, (i): Point => [mixAt(4 - i)[0], mixAt(4 - i)[1] + 9 * scale])],
      pale,
      { opacity: 0.8 },
    )
  })
  const poles = [-218, -146, 0, 146, 218].map((dx) =>
    line(...at(dx, Math.abs(dx) > 200 ? 80 : 108), ...at(dx, 0), painter.tone('#6d4b34'), 7 * scale),
  )
  const ropes = SIDES.map((way) => line(...at(way * 228, 84), ...at(way * 300, 0), painter.tone('#d8c29a'), 2))
  const [lx, ly] = at(0, 74)
  shineLamp(painter, lx, ly, 90 * scale)
  return (
    drawContact(painter, x, y, 250 * scale) +
    polygon([at(-220, 84), at(-150, 106), at(150, 106), at(220, 84), at(212, 0), at(-212, 0)], lighten(cloth, -0.1), {
      opacity: 0.9,
    }) +
    polygon([at(-180, 12), at(180, 12), at(230, -10), at(-230, -10)], painter.tone('#9c3b34')) +
    [-110, 0, 110]
      .map((dx) =>
        polygon(
          [at(dx - 44, 8), at(dx - 40, 40), at(dx + 40, 40), at(dx + 44, 8)],
          painter.tone(dx ? '#d69a3c' : '#3f7f86'),
        ),
      )
      .join('') +
    poles.join('') +
    ropes.join('') +
    polygon([...peaks, ...eaves], painter.gradient(lighten(cloth, 0.06), lighten(cloth, -0.03))) +
    stripes.join('') +
    line(lx, ly - 34 * scale, lx, ly - 12 * scale, painter.tone('#3a2d28'), 2) +
    polygon([at(-11, 84), at(11, 84), at(14, 62), at(0, 52), at(-14, 62)], '#ffd58c')
  )
}
