import { angleBetween, lerpPoint, type Point, segments } from '../base/geometry.ts'
import type { Painter } from '../painter/painter.ts'
import { drawFlower } from './draw-flower.ts'
import { drawLeaf } from './draw-leaf.ts'
import { growthOf } from './growth.ts'

const LEAF_STEP = 0.2
const BLOOM_STEP = 0.42
const SPARSEST = 0.15

/** Draws a garland: leaves and blooms along a line. `size` is the thickness of the garland, in pixels. */
export function drawGarland(
  painter: Painter,
  points: readonly Point[],
  usualSize: number,
  density = painter.spec.florals.density,
): string {
  const size = usualSize * (density === 0 ? 1 : growthOf(painter.spec.florals))
  const walk = createWalk(points)
  return drawGreenery(painter, walk, size) + drawBlooms(painter, walk, { size, usualSize }, density)
}

interface Walk {
  length: number
  at(distance: number): { x: number; y: number; angle: number }
}

function createWalk(points: readonly Point[]): Walk {
  let length = 0
  const legs = segments(points).map(([from, to]) => {
    const leg = {
      from,
      to,
      start: length,
      span: Math.hypot(to[0] - from[0], to[1] - from[1]) || 1,
      angle: angleBetween(from, to),
    }
    length += leg.span
    return leg
  })
  return {
    length,
    at(distance) {
      const leg = legs.find(({ start, span }) => distance <= start + span) ?? legs.at(-1)
      if (!leg) return { x: 0, y: 0, angle: 0 }
      const [x, y] = lerpPoint(leg.from, leg.to, (distance - leg.start) / leg.span)
      return { x, y, angle: leg.angle }
    },
  }
}

function drawGreenery(painter: Painter, walk: Walk, size: number): string {
  const { random } = painter
  const { leaves, greens } = painter.spec.florals
  let markup = ''
  for (let distance = 0; distance < walk.length; distance += size * LEAF_STEP) {
    const { x, y, angle } = walk.at(distance)
    const side = random.next() < 0.5 ? -1 : 1
    const backwards = random.next() < 0.3 ? 180 : 0
    markup += drawLeaf(painter, {
      kind: random.pick(leaves),
      colour: random.pick(greens),
      x: x + random.range(-3, 3),
      y: y + random.range(-3, 3),
      length: size * random.range(0.7, 1.15),
      turn: angle + side * random.range(18, 70) + backwards,
      shade: random.range(-0.1, 0.04),
    })
  }
  return markup
}

function drawBlooms(
  painter: Painter,
  walk: Walk,
  { size, usualSize }: { size: number; usualSize: number },
  density: number,
): string {
  const { random } = painter
  const { focal, filler, colors, accents } = painter.spec.florals
  if (density === 0) return ''
  const step = (usualSize * BLOOM_STEP) / Math.max(SPARSEST, density)
  let markup = ''
  for (let distance = random.range(0, step); distance < walk.length; distance += step * random.range(0.7, 1.3)) {
    const { x, y } = walk.at(distance)
    const isFocal = random.next() < 0.55
    const px = x + random.gauss() * size * 0.45
    const py = y + random.gauss() * size * 0.38
    markup += drawFlower(painter, {
      kind: random.pick(isFocal ? focal : filler),
      colour: random.pick(isFocal ? colors : [...colors, ...accents]),
      x: px,
      y: py,
      radius: size * (isFocal ? random.range(0.24, 0.36) : random.range(0.12, 0.2)),
      turn: random.range(0, 360),
      lit: (x - px + y - py) / size,
    })
  }
  return markup
}
