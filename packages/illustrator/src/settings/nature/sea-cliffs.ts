import { lighten } from '../../base/colour.ts'
import { lerp, listOf, type Point } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { path, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'

export const ROCK = '#a98d6c'

export interface Headland {
  /** The points of the upper edge, from the sea to the land. */
  top: readonly Point[]
  foot: number
  depth: number
}

/** A rock that stands in the sea, separate from the cliffs. */
export interface Stack {
  x: number
  top: number
  foot: number
  width: number
  depth: number
}

/** Draws a headland with turf on top, a furrowed rock face, and surf at its base. */
export function drawHeadland(painter: Painter, { top, foot, depth }: Headland, turf: string): string {
  const { random } = painter
  const rock = painter.tone(ROCK, depth)
  const [first] = top as [Point]
  const face: Point[] = [
    ...top,
    [1600, foot],
    ...listOf(8, (i): Point => [lerp(1560, first[0] - 10, i / 7), foot + random.range(-5, 7)]),
  ]
  const furrows = (count: number) =>
    repeat(count, () => {
      const x = random.range(first[0] + 30, 1560)
      const crest = heightAt(top, x)
      const y = lerp(crest + 16, foot - 6, random.next())
      return leafMark([x, y], random.range(0.14, 0.4) * (foot - crest), random.range(2, 7), random.range(74, 104))
    })
  const grass = [...top, ...top.toReversed().map(([x, y], i): Point => [x, y + 20 + (i % 2) * 16])]
  return (
    polygon(face, painter.gradient(lighten(rock, 0.04), lighten(rock, -0.07))) +
    path(furrows(46), lighten(rock, -0.09), { opacity: 0.55 }) +
    path(furrows(30), lighten(rock, 0.07), { opacity: 0.5 }) +
    polygon(grass, painter.tone(turf, depth)) +
    drawSurf(painter, first[0] - 40, 1560, foot)
  )
}

function heightAt(top: readonly Point[], x: number): number {
  const i = Math.max(
    1,
    top.findIndex(([px]) => px >= x),
  )
  const [a, b] = [top[i - 1] as Point, top[i] as Point]
  return lerp(a[1], b[1], (x - a[0]) / (b[0] - a[0]))
}

/** Draws a sea stack with surf at its base. */
export function drawStack(painter: Painter, { x, top, foot, width, depth }: Stack): string {
  const { random } = painter
  const rock = painter.tone(ROCK, depth)
  const half = width / 2
  const edge = (side: number) =>
    listOf(
      6,
      (i): Point => [
        x + side * lerp(half * 0.42, half, (i / 5) ** 1.3) + (i === 0 ? 0 : random.range(-0.06, 0.06) * width),
        lerp(top + (side > 0 ? width * 0.16 : 0), foot, i / 5),
      ],
    )
  const cracks = repeat(16, () =>
    leafMark(
      [x + random.range(-0.35, 0.35) * width, lerp(top + 8, foot - 6, random.next())],
      random.range(16, 44),
      3,
      random.range(78, 100),
    ),
  )
  return (
    polygon(
      [...edge(-1).toReversed(), ...edge(1)],
      painter.gradient(lighten(rock, 0.05), lighten(rock, -0.07), { across: true }),
    ) +
    path(cracks, lighten(rock, -0.1), { opacity: 0.6 }) +
    drawSurf(painter, x - width, x + width, foot)
  )
}

/** Draws foam along the edge between rock and water. */
function drawSurf(painter: Painter, from: number, to: number, y: number): string {
  const { random } = painter
  const marks = repeat((to - from) / 9, () =>
    leafMark(
      [random.range(from, to), y + random.range(-5, 7)],
      random.range(20, 56),
      random.range(2, 7),
      random.range(-8, 8),
    ),
  )
  return path(marks, painter.tone('#ffffff', 0.1), { opacity: 0.9 })
}
