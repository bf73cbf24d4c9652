import { lighten } from '../base/colour.ts'
import { lerp, listOf, type Point } from '../base/geometry.ts'
import { discMark } from '../base/marks.ts'
import { path, polygon, rect, repeat } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCypress } from '../props/cypress.ts'
import { FOLIAGE } from './season.ts'

export interface VineHill {
  /** The x position of the summit. */
  x: number
  foot: number
  /** Half the width of the hill. */
  half: number
  height: number
  depth: number
  /** The number of rows of vines. */
  rows: number
}

/** The number of masses of leaves in one row. */
const MASSES = 34

/** Draws a hill on which rows of vines run down from the summit. */
export function drawVineHill(painter: Painter, hill: VineHill): string {
  const { season } = painter.spec
  const { x, foot, half, depth, rows } = hill
  const earth = painter.tone(season === 'winter' ? '#d8d6cc' : '#b6a465', depth)
  const outline = listOf(41, (i): Point => crestOf(hill, i / 20 - 1))
  const leaf = painter.tone(season === 'winter' ? '#8b8272' : FOLIAGE[season], depth)
  const vines = repeat(rows, (i) => drawRow(painter, hill, (i + 0.5) / rows, leaf))
  return (
    polygon([...outline, [x + half, foot + 4], [x - half, foot + 4]], painter.gradient(lighten(earth, 0.04), earth)) +
    vines
  )
}

/** Returns the point of the outline at a position from −1 (the left foot) to 1 (the right foot). */
function crestOf({ x, foot, half, height }: VineHill, across: number): Point {
  return [x + across * half, foot - height * (0.5 + 0.5 * Math.cos(across * Math.PI)) ** 0.9]
}

/** Draws one row of vines from the outline of the hill to its foot. `share` is the position of the row, from 0 to 1. */
function drawRow(painter: Painter, hill: VineHill, share: number, leaf: string): string {
  const { random } = painter
  const across = share * 2 - 1
  const [topX, topY] = crestOf(hill, across)
  const footX = hill.x + across * hill.half * 1.5
  const marks = (shift: number, size: number) =>
    repeat(MASSES, (i) => {
      const t = (i + random.next() * 0.4) / MASSES
      const y = lerp(topY + 2, hill.foot + 2, t ** 0.92)
      if (y > hill.foot + 4) return ''
      const radius = lerp(2, 5.6, t) * size
      return discMark([lerp(topX, footX, t ** 1.25) + shift, y - radius * 0.5], radius, radius * 0.86)
    })
  return path(marks(1.5, 1.1), lighten(leaf, -0.08)) + path(marks(-0.6, 0.8), lighten(leaf, 0.04))
}

/** Draws a small stone winery with a tiled roof and cypresses. */
export function drawWinery(painter: Painter, x: number, foot: number, depth: number): string {
  const wall = painter.tone('#e8d3ab', depth)
  const tile = painter.tone('#b4634a', depth)
  const glass = painter.tone('#4f4a44', depth)
  const block = (left: number, width: number, height: number) =>
    rect(
      left,
      foot - height,
      width,
      height,
      painter.gradient(lighten(wall, 0.02), lighten(wall, -0.08), { across: true }),
    ) +
    polygon(
      [
        [left - 6, foot - height + 2],
        [left + 8, foot - height - 18],
        [left + width - 8, foot - height - 18],
        [left + width + 6, foot - height + 2],
      ],
      tile,
    ) +
    repeat(Math.floor(width / 26), (i) => rect(left + 10 + i * 26, foot - height + 12, 9, 14, glass))
  return (
    [-70, -56, 96, 112].map((dx, i) => drawCypress(painter, x + dx, foot + 2, 17, 66 + (i % 2) * 22, depth)).join('') +
    block(x - 44, 84, 44) +
    block(x + 26, 50, 34) +
    block(x - 34, 28, 74)
  )
}
