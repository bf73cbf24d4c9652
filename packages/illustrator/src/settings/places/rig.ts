import { lighten, mix } from '../../base/colour.ts'
import { CENTRE, lerp, listOf, type Point, SIDES } from '../../base/geometry.ts'
import { d, line, path, polygon, polyline, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { isLampLit } from './parts/glass.ts'
import { at } from './parts/space.ts'

export const ROPE = '#b79a6a'
const SAIL = '#f6ecd8'
export const BOW = 19
export const BEAM = 4.7
export const RAIL_HEIGHT = 1.05
export const MAST = { away: 15.4, yards: [8.9, 4.1] } as const

/** Returns half the width of the deck at a distance, in metres. */
export function beamAt(away: number): number {
  return BEAM * Math.sqrt(Math.max(0, 1 - (away / BOW) ** 3))
}

/** Draws the mast, the yards, the billowing sail, the shrouds and the stays. */
export function drawRig(painter: Painter): string {
  const plane = (right: number, up: number) => at(right, up, MAST.away)
  const wood = painter.tone('#94683f')
  const rope = painter.tone(ROPE)
  const cloth = painter.tone(SAIL)
  const lit = isLampLit(painter) ? mix(cloth, '#ffd59a', 0.25) : cloth
  const [high, low] = MAST.yards
  const [a, b, c, e] = [plane(-3.1, high), plane(3.1, high), plane(3.9, low + 0.3), plane(-3.9, low + 0.3)]
  const belly = d`M${a[0]} ${a[1]}Q${CENTRE} ${a[1] + 22} ${b[0]} ${b[1]}C${b[0] + 58} ${lerp(b[1], c[1], 0.4)} ${c[0] + 40} ${lerp(b[1], c[1], 0.8)} ${c[0]} ${c[1]}Q${CENTRE} ${c[1] - 62} ${e[0]} ${e[1]}C${e[0] - 40} ${lerp(a[1], e[1], 0.8)} ${a[0] - 58} ${lerp(a[1], e[1], 0.4)} ${a[0]} ${a[1]}Z`
  const seams = listOf(7, (i) => {
    const share = (i + 1) / 8
    const top = lerp(a[0], b[0], share)
    const foot = lerp(e[0], c[0], share)
    const bulge = (share - 0.5) * 70
    return stroke(
      d`M${top} ${a[1] + 12}C${top + bulge} ${lerp(a[1], e[1], 0.4)} ${foot + bulge * 0.6} ${lerp(a[1], e[1], 0.75)} ${foot} ${e[1] - 42}`,
      lighten(lit, -0.08),
      2,
      { opacity: 0.7 },
    )
  })
  const yard = (up: number, half: number) => polyline([plane(-half, up), plane(half, up)])
  const stays = [-1.1, 1.1].map((right) => line(...plane(0, 9.6), ...at(right * 0.1, 1, BOW), rope, 2))
  return (
    stays.join('') +
    SIDES.map((side) => drawShrouds(painter, side)).join('') +
    polygon(
      [plane(-0.17, 0), plane(-0.12, 10.4), plane(0.12, 10.4), plane(0.17, 0)],
      painter.gradient(lighten(wood, 0.08), lighten(wood, -0.12), { across: true }),
    ) +
    path(belly, painter.gradient(lighten(lit, -0.07), lit, { middle: lighten(lit, 0.02) })) +
    seams.join('') +
    stroke(yard(high + 0.05, 3.7), lighten(wood, -0.05), 13) +
    stroke(yard(low, 4.5), lighten(wood, -0.05), 12) +
    SIDES.map((side) => line(...plane(side * 3.9, low + 0.3), ...plane(side * 4.3, low), rope, 3)).join('')
  )
}

function drawShrouds(painter: Painter, side: number): string {
  const rope = painter.tone('#6a5540')
  const top = at(side * 0.2, 9.2, MAST.away)
  const feet = [15.6, 14, 12.6, 11.4].map((away) => at(side * beamAt(away), RAIL_HEIGHT, away))
  const ratlines = repeat(15, (i) => {
    const share = 0.14 + i * 0.055
    const points = feet.map(([x, y]): Point => [lerp(x, top[0], share), lerp(y, top[1], share)])
    return stroke(polyline(points), rope, 2)
  })
  return feet.map((foot) => line(...foot, ...top, rope, 3)).join('') + ratlines
}
