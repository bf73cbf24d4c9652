import { lighten } from '../../../base/colour.ts'
import { HEIGHT } from '../../../base/geometry.ts'
import { line, polygon, repeat } from '../../../base/svg.ts'
import type { Painter } from '../../../painter/painter.ts'
import { at, EYE, level, panel } from './space.ts'

export interface Paved {
  /** Half the width of the paved area, in metres. */
  half: number
  /** The distance of the far edge, in metres. */
  depth: number
  /** The side length of one slab, in metres. */
  size: number
  /** A colour before `tone`. */
  colour: string
}

const NEAR = (EYE.eye * EYE.focal) / (HEIGHT * 1.02 - EYE.horizon)
/** The minimum distance of worn slabs, in metres. Nearer slabs are too large to look worn. */
const WORN_FROM = 4.8

/** Draws the joints of planks or slabs that run away from the viewer. */
export function drawJointsAway(painter: Painter, { half, depth, size, colour }: Paved): string {
  const joint = lighten(painter.tone(colour), -0.1)
  const lanes = Math.floor((2 * half) / size)
  return repeat(lanes - 1, (i) => {
    const x = -half + (i + 1) * size
    return line(...at(x, 0, depth), ...at(x, 0, NEAR), joint, 1.5, { opacity: 0.45 })
  })
}

/** Draws the joints of a grid of slabs or tiles. */
export function drawSlabs(painter: Painter, paved: Paved): string {
  const { half, depth, size, colour } = paved
  const joint = lighten(painter.tone(colour), -0.1)
  const courses = Math.floor((depth - NEAR) / size)
  const across = repeat(courses, (i) => {
    const z = NEAR + (i + 1) * size
    return line(...at(-half, 0, z), ...at(half, 0, z), joint, 1.5, { opacity: 0.45 })
  })
  return across + drawJointsAway(painter, paved)
}

/** Draws the dark tiles of a chequered floor. */
export function drawChequers(painter: Painter, { half, depth, size, colour }: Paved, opacity = 0.8): string {
  const rows = Math.ceil((depth - NEAR) / size)
  const lanes = Math.ceil((2 * half) / size)
  const fill = painter.tone(colour)
  const floor = level(0)
  return repeat(rows, (row) =>
    repeat(lanes, (lane) => {
      if ((row + lane) % 2) return ''
      const z = Math.max(NEAR, depth - (row + 1) * size)
      const x = -half + lane * size
      return polygon(panel(floor, x, z, Math.min(half, x + size), depth - row * size), fill, { opacity })
    }),
  )
}

/** Draws scattered lighter and darker slabs on a floor. */
export function drawWear(painter: Painter, { half, depth, size, colour }: Paved, count: number): string {
  const { random } = painter
  const base = painter.tone(colour)
  const floor = level(0)
  return repeat(count, () => {
    const z = WORN_FROM + (depth - WORN_FROM) * random.next()
    const visible = Math.min(half, z * 0.8)
    const x = Math.round(random.range(-visible, visible) / size) * size
    const row = NEAR + Math.round((z - NEAR) / size) * size
    const shade = lighten(base, random.range(-0.03, 0.03))
    return polygon(panel(floor, x, row, x + size, row + size), shade, { opacity: 0.32 })
  })
}
