import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, type Point, WIDTH } from '../../base/geometry.ts'
import { d, line, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { SHADOW } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { clothOf, drawClothPattern } from './table-cloth.ts'
import { isBareWood, runnerOf, WOOD } from './table-wishes.ts'

export interface TopEdges {
  far: number
  near: number
}

/** Half the width of the far and the near edge, as a fraction of the canvas. Perspective narrows the far edge. */
const HALF = { far: 0.52, near: 0.66 }
const PLANKS = 6

/** Draws the top of a table near the viewer that extends beyond both sides of the canvas: wood or a cloth. */
export function drawTableTop(painter: Painter, edges: TopEdges): string {
  const isBare = isBareWood(painter.spec)
  const colour = painter.tone(isBare ? WOOD : clothOf(painter.spec).colour)
  const top = strip(edges, edges.far, edges.near)
  return (
    polygon(top, painter.gradient(lighten(colour, -0.035), lighten(colour, 0.02)), { filter: SHADOW }) +
    (isBare
      ? drawPlanks(painter, edges, colour)
      : drawOverhang(painter, edges, colour) + drawClothPattern(painter, [edges.far, edges.near], halfOf(edges)))
  )
}

/** Draws a runner along the table between two y positions. */
export function drawRunner(painter: Painter, edges: TopEdges, from: number, to: number): string {
  const colour = runnerOf(painter.spec)
  if (!colour) return ''
  const cloth = painter.tone(colour)
  const weave = repeat(5, (i) => {
    const y = lerp(from, to, (i + 0.5) / 5)
    return line(-20, y, WIDTH + 20, y, lighten(cloth, i % 2 ? 0.035 : -0.035), 2, { opacity: 0.5 })
  })
  return (
    polygon(strip(edges, from + 5, to + 7), '#2a1d26', { opacity: 0.12 }) +
    polygon(strip(edges, from, to), painter.gradient(lighten(cloth, -0.02), lighten(cloth, 0.02))) +
    weave
  )
}

/** Returns the part of the table top between two y positions. */
function strip(edges: TopEdges, from: number, to: number): Point[] {
  const half = halfOf(edges)
  return [
    [WIDTH / 2 - half(from), from],
    [WIDTH / 2 + half(from), from],
    [WIDTH / 2 + half(to), to],
    [WIDTH / 2 - half(to), to],
  ]
}

/** Returns half the width of the table top at a y position. */
function halfOf({ far, near }: TopEdges): (y: number) => number {
  return (y) => WIDTH * lerp(HALF.far, HALF.near, (y - far) / (near - far))
}

function drawPlanks(painter: Painter, { far, near }: TopEdges, wood: string): string {
  const { random } = painter
  const at = (share: number) => far + (near - far) * share ** 1.25
  const planks = repeat(PLANKS, (i) => {
    const [from, to] = [at(i / PLANKS), at((i + 1) / PLANKS)]
    const grain = repeat(5, () => {
      const y = random.range(from + 4, to - 4)
      const x = random.range(-100, WIDTH * 0.7)
      return stroke(
        d`M${x} ${y}q${random.range(80, 200)} ${random.range(-5, 5)} ${random.range(240, 620)} ${random.range(-2, 2)}`,
        lighten(wood, random.range(-0.07, 0.05)),
        2,
        { opacity: 0.5 },
      )
    })
    return (
      rect(-20, from, WIDTH + 40, to - from, lighten(wood, random.range(-0.025, 0.025))) +
      grain +
      line(-20, from, WIDTH + 20, from, lighten(wood, -0.14), 2.5, { opacity: 0.7 })
    )
  })
  const front = painter.gradient(lighten(wood, -0.1), lighten(wood, -0.2))
  return planks + rect(-20, near, WIDTH + 40, HEIGHT - near + 20, front)
}

function drawOverhang(painter: Painter, { near }: TopEdges, linen: string): string {
  const { random } = painter
  const folds = repeat(22, (i) => {
    const x = (i + 0.5) * (WIDTH / 22) + random.range(-16, 16)
    const fold = d`M${x} ${near + 2}C${x + random.range(-10, 10)} ${near + 20} ${x + random.range(-14, 14)} ${near + 40} ${x + random.range(-18, 18)} ${HEIGHT + 10}`
    return stroke(fold, lighten(linen, random.range(-0.16, -0.06)), random.range(5, 18), { opacity: 0.35 })
  })
  const fall = painter.gradient(lighten(linen, -0.04), lighten(linen, -0.14))
  return (
    rect(-20, near, WIDTH + 40, HEIGHT - near + 20, fall) +
    folds +
    line(-20, near, WIDTH + 20, near, lighten(linen, 0.04), 3, { opacity: 0.8 })
  )
}
