import { listOf, type Point, toRadians } from '../../../base/geometry.ts'
import { line, polygon, polyline, stroke } from '../../../base/svg.ts'
import type { Plane } from './space.ts'

type ArchShape = 'round' | 'pointed' | 'horseshoe' | 'ogee' | 'segment' | 'square'

/** A door, a window or a bay of an arcade, in metres on the wall. */
export interface Opening {
  middle: number
  width: number
  foot: number
  /** The height at which the arch begins, in metres. */
  spring: number
  shape: ArchShape
}

const CROWN_POINTS = 13
/** The radius of both arcs of a pointed arch, as a fraction of the width. */
const POINTED_RADIUS = 0.92
const HORSESHOE_RADIUS = 0.56
const SEGMENT_RISE = 0.22
const OGEE: readonly Point[] = [
  [0.5, 0],
  [0.51, 0.14],
  [0.46, 0.3],
  [0.36, 0.43],
  [0.22, 0.54],
  [0.1, 0.64],
  [0.03, 0.76],
  [0, 0.9],
]

/** Returns the right half of an arch from its springing point to its apex, for a width of 1. */
function halfCrown(shape: ArchShape): Point[] {
  switch (shape) {
    case 'square':
      return [
        [0.5, 0],
        [0, 0],
      ]
    case 'ogee':
      return [...OGEE]
    case 'segment':
      return listOf(CROWN_POINTS, (i) => {
        const x = 0.5 - (0.5 * i) / (CROWN_POINTS - 1)
        return [x, SEGMENT_RISE * (1 - (2 * x) ** 2)]
      })
    case 'round':
      return arc(0, 0, 0.5, 0, 90)
    case 'pointed': {
      const centre = 0.5 - POINTED_RADIUS
      return arc(centre, 0, POINTED_RADIUS, 0, (Math.acos(-centre / POINTED_RADIUS) * 180) / Math.PI)
    }
    case 'horseshoe': {
      const dip = (Math.acos(0.45 / HORSESHOE_RADIUS) * 180) / Math.PI
      return arc(0, HORSESHOE_RADIUS * Math.sin(toRadians(dip)), HORSESHOE_RADIUS, -dip, 90)
    }
  }
}

function arc(x: number, y: number, radius: number, from: number, to: number): Point[] {
  return listOf(CROWN_POINTS, (i) => {
    const angle = toRadians(from + ((to - from) * i) / (CROWN_POINTS - 1))
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}

/** Returns the outline of an opening in metres, from the bottom left over the arch to the bottom right. */
function outlineOf({ middle, width, foot, spring, shape }: Opening): Point[] {
  const crown = halfCrown(shape)
  const right = crown.map(([x, y]): Point => [middle + x * width, spring + y * width])
  const left = crown.map(([x, y]): Point => [middle - x * width, spring + y * width])
  const jamb = shape === 'horseshoe' ? 0.45 : 0.5
  return [[middle - jamb * width, foot], ...left, ...right.toReversed(), [middle + jamb * width, foot]]
}

/** Returns the outline of an opening on the canvas. */
export function openingOn(plane: Plane, opening: Opening): Point[] {
  return outlineOf(opening).map(([along, up]) => plane(along, up))
}

export function drawOpening(plane: Plane, opening: Opening, fill: string): string {
  return polygon(openingOn(plane, opening), fill)
}

/** Draws the moulding around an opening. `width` is in canvas pixels. */
export function drawMoulding(plane: Plane, opening: Opening, colour: string, width: number): string {
  return stroke(polyline(openingOn(plane, opening)), colour, width, { 'stroke-linecap': 'butt' })
}

/** Returns the height of the opening above its base, in metres, at `along` metres on the wall. */
function crownAt(opening: Opening, along: number): number {
  const points = outlineOf(opening).filter(([, up]) => up >= opening.spring)
  const next = points.findIndex(([x]) => x >= along)
  const [x1, y1] = points[Math.max(0, next - 1)] ?? [along, opening.spring]
  const [x2, y2] = points[Math.max(0, next)] ?? [along, opening.spring]
  return x2 === x1 ? y2 : y1 + ((y2 - y1) * (along - x1)) / (x2 - x1)
}

/** Draws the glazing bars of a window. */
export function drawBars(
  plane: Plane,
  opening: Opening,
  columns: number,
  rows: number,
  colour: string,
  width: number,
): string {
  const { middle, width: span, foot, spring } = opening
  const left = middle - span / 2
  const uprights = listOf(columns - 1, (i) => {
    const along = left + (span * (i + 1)) / columns
    return line(...plane(along, foot), ...plane(along, crownAt(opening, along)), colour, width)
  })
  const rails = listOf(rows, (i) => {
    const up = foot + ((spring - foot) * (i + 1)) / rows
    return line(...plane(left, up), ...plane(left + span, up), colour, width)
  })
  return uprights.join('') + rails.join('')
}
