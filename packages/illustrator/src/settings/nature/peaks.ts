import { lighten } from '../../base/colour.ts'
import { lerp, lerpPoint, listOf, type Point } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { path, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { lightSide } from '../../props/foliage/clump.ts'

export interface Peak {
  /** The x position of the summit. */
  x: number
  height: number
  /** The y position of the base. */
  foot: number
  width: number
  depth: number
  rock?: string
  /** The fraction of the height that is covered with snow, from the summit down. */
  snow: number
}

const ROCK = '#76808f'
const SNOW = '#f6f8fb'
const STEPS = 12

/** Draws a mountain with a lit face and a shaded face, ribs of rock and an irregular snow cap. */
export function drawPeak(painter: Painter, peak: Peak): string {
  const { x, height, foot, width, depth, rock = ROCK, snow } = peak
  const { random } = painter
  const summit: Point = [x, foot - height]
  const edge = (end: Point, jag: number) =>
    listOf(STEPS + 1, (i): Point => {
      const t = i / STEPS
      const [px, py] = lerpPoint(summit, end, t)
      const away = i === 0 || i === STEPS ? 0 : jag * height
      return [px + random.range(-away, away), py + random.range(-away, away) + Math.sin(t * Math.PI) * height * 0.03]
    })
  const left = edge([x - width * random.range(0.46, 0.56), foot], 0.026)
  const right = edge([x + width * random.range(0.46, 0.56), foot], 0.026)
  const side = lightSide(painter, x)
  const ridge = edge([x - side * width * 0.16, foot], 0.034)
  const stone = painter.tone(rock, depth)
  const [lit, shaded] = [lighten(stone, 0.045), lighten(stone, -0.06)]
  const face = (outer: readonly Point[], isLit: boolean) => {
    const colour = isLit ? lit : shaded
    const body = polygon([...outer, ...ridge.toReversed()], painter.gradient(colour, painter.fade(colour, 0.25)))
    const ice = painter.tone(SNOW, depth)
    return (
      body +
      drawRibs(painter, outer, ridge, colour) +
      drawCap(painter, outer, ridge, snow, isLit ? ice : lighten(ice, -0.1))
    )
  }
  return face(left, side < 0) + face(right, side > 0)
}

/** Draws streaks along one face of a mountain. */
function drawRibs(painter: Painter, outer: readonly Point[], ridge: readonly Point[], colour: string): string {
  const { random } = painter
  const marks = (count: number) =>
    repeat(count, () => {
      const i = 2 + Math.floor(random.next() * (STEPS - 3))
      const [from, to] = [outer[i] as Point, ridge[i] as Point]
      const at = lerpPoint(from, to, random.range(0.12, 0.88))
      const slope = (Math.atan2(1, ((outer[STEPS] as Point)[0] - (outer[0] as Point)[0]) / 500) * 180) / Math.PI
      const long = Math.abs((outer[STEPS] as Point)[1] - (outer[0] as Point)[1])
      return leafMark(
        at,
        long * random.range(0.08, 0.2),
        long * random.range(0.008, 0.022),
        slope + random.range(-16, 16),
      )
    })
  return (
    path(marks(15), lighten(colour, -0.05), { opacity: 0.55 }) +
    path(marks(11), lighten(colour, 0.045), { opacity: 0.5 })
  )
}

/** Draws the snow on one face, with tongues that extend down the gullies. */
function drawCap(
  painter: Painter,
  outer: readonly Point[],
  ridge: readonly Point[],
  share: number,
  colour: string,
): string {
  if (share <= 0) return ''
  const { random } = painter
  const last = Math.max(2, Math.round(STEPS * share))
  const from = outer[last] as Point
  const to = ridge[last] as Point
  const reach = Math.abs((outer[STEPS] as Point)[1] - (outer[0] as Point)[1]) / STEPS
  const teeth = listOf(9, (i): Point => {
    const [px, py] = lerpPoint(from, to, (i + random.range(0.2, 0.8)) / 9)
    return [px, py + (i % 2 ? -1 : 1) * reach * random.range(0.1, 2.1)]
  })
  return polygon([...outer.slice(0, last + 1), ...teeth, ...ridge.slice(0, last + 1).toReversed()], colour)
}

/** Draws a range of peaks with similar heights, from left to right. */
export function drawRange(
  painter: Painter,
  { count, from, to, ...peak }: Omit<Peak, 'x' | 'width'> & { count: number; from: number; to: number },
): string {
  const { random } = painter
  const gap = (to - from) / count
  const order = listOf(count, (i) => i).sort((a, b) => Math.abs(b - count / 2 + 0.5) - Math.abs(a - count / 2 + 0.5))
  return order
    .map((i) =>
      drawPeak(painter, {
        ...peak,
        x: lerp(from, to, (i + random.range(0.3, 0.7)) / count),
        height: peak.height * random.range(0.65, 1.05),
        width: gap * random.range(1.7, 2.3),
      }),
    )
    .join('')
}
