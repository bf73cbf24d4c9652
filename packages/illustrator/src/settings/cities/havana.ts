import { lighten } from '../../base/colour.ts'
import { CENTRE, listOf, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawPalm } from '../../props/foliage/palm.ts'
import { drawGround } from '../ground.ts'
import { isLampLit } from '../places/parts/glass.ts'
import { drawContact } from '../places/parts/greenery.ts'
import { drawMoulding, drawOpening, type Opening } from '../places/parts/opening.ts'
import { drawSlabs, drawWear } from '../places/parts/paving.ts'
import { at, beside, EYE, groundAt, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'

const HALF = 8
const PAVING = '#c3b49c'
const FRONTS = ['#f0a3a0', '#7fc7c0', '#f3d06a', '#9cc2e6', '#f2b27a', '#b9d99a'] as const
const ENDS = [6.5, 12, 17.5, 23, 30, 38, 50] as const

/** Draws a street in Havana: pastel houses with arcades and balconies, classic cars, palms and a white dome. */
export const drawHavana: DrawSetting = (painter) => {
  const paved = { half: 14, depth: 40, size: 0.8, colour: PAVING }
  const back =
    drawSky(painter) +
    drawCapitol(painter) +
    drawGround(painter, groundAt(50), PAVING) +
    drawWear(painter, paved, 90) +
    drawSlabs(painter, { ...paved, depth: 26 }) +
    SIDES.map((side) => listOf(ENDS.length - 1, (i) => drawHouse(painter, side, ENDS.length - 2 - i)).join('')).join(
      '',
    ) +
    SIDES.map((side) => [32, 21].map((away) => drawStreetPalm(painter, side * 6.3, away)).join('')).join('') +
    painter.mark('object:car', drawClassicCar(painter, 3.4, 30, '#e8637f')) +
    painter.mark('object:car', drawClassicCar(painter, -4.4, 21.5, '#38b0b8')) +
    painter.mark('object:car', drawClassicCar(painter, 5, 17.6, '#f0b52c'))
  return { back, horizon: stageHorizon(16), floor: 'stone', mild: true }
}

function drawStreetPalm(painter: Painter, right: number, away: number): string {
  const [x, y] = at(right, 0, away)
  return painter.mark(
    'object:palm-trees',
    drawPalm(painter, { x, y, height: unitAt(away) * 6.4, lean: right * 2, depth: away / 80 }),
  )
}

/** Draws the white dome at the end of the street. */
function drawCapitol(painter: Painter): string {
  const stone = painter.tone('#f3ecdc', 0.4)
  const foot = EYE.horizon + 10
  const columns = repeat(14, (i) => rect(CENTRE - 92 + i * 13.4, foot - 156, 6, 62, lighten(stone, -0.1)))
  return (
    rect(CENTRE - 190, foot - 92, 380, 100, lighten(stone, -0.04)) +
    rect(CENTRE - 100, foot - 162, 200, 76, stone) +
    columns +
    rect(CENTRE - 108, foot - 168, 216, 10, lighten(stone, 0.02)) +
    path(
      d`M${CENTRE - 96} ${foot - 166}C${CENTRE - 96} ${foot - 262} ${CENTRE - 50} ${foot - 292} ${CENTRE} ${foot - 296}C${CENTRE + 50} ${foot - 292} ${CENTRE + 96} ${foot - 262} ${CENTRE + 96} ${foot - 166}Z`,
      painter.gradient(lighten(stone, 0.02), lighten(stone, -0.14), { across: true }),
    ) +
    rect(CENTRE - 17, foot - 336, 34, 44, stone) +
    path(
      d`M${CENTRE - 20} ${foot - 334}Q${CENTRE} ${foot - 372} ${CENTRE + 20} ${foot - 334}Z`,
      lighten(stone, -0.08),
    ) +
    line(CENTRE, foot - 350, CENTRE, foot - 392, stone, 4)
  )
}

function drawHouse(painter: Painter, side: number, index: number): string {
  const [near, far] = [ENDS[index] ?? 6.5, ENDS[index + 1] ?? 50]
  const wall = beside(side * HALF)
  const depth = Math.min(0.4, near / 80)
  const face = lighten(
    painter.tone(FRONTS[(index + (side < 0 ? 3 : 0)) % FRONTS.length] ?? PAVING, depth),
    side < 0 ? -0.05 : 0,
  )
  const white = painter.tone('#faf5ea', depth)
  const shutter = painter.tone(index % 2 ? '#2f6f86' : '#3f7a5a', depth)
  const shade = isLampLit(painter) ? '#d98f45' : lighten(face, -0.28)
  const height = 9.2 + (index % 3) * 0.6
  const bays = Math.max(2, Math.round((far - near) / 2.6))
  const step = (far - near) / bays
  const u = unitAt(near + step)
  const middles = listOf(bays, (i) => near + step * (i + 0.5))
  const arcade = middles.map((middle) => {
    const arch: Opening = { middle, width: step * 0.72, foot: 0, spring: 2.3, shape: 'round' }
    return drawOpening(wall, arch, shade) + drawMoulding(wall, arch, white, Math.max(2, u * 0.1))
  })
  const upper = [4.3, 6.9].map((foot) =>
    middles
      .map((middle) => {
        const opening: Opening = { middle, width: 1.1, foot, spring: foot + 1.6, shape: 'segment' }
        const leaves = [-1, 1].map((k) =>
          polygon(panel(wall, middle + k * 0.58, foot, middle + k * 0.95, foot + 1.65), shutter),
        )
        return (
          drawOpening(wall, opening, lighten(shade, -0.06)) +
          drawMoulding(wall, opening, white, Math.max(2, u * 0.07)) +
          leaves.join('')
        )
      })
      .join(''),
  )
  const balcony = [4.1, 6.7].map((foot) => {
    const front = beside(side * (HALF - 0.8))
    const bars = repeat(Math.round((far - near) / 0.3), (i) =>
      line(...front(near + i * 0.3, foot), ...front(near + i * 0.3, foot + 0.85), painter.tone('#34343a', depth), 1.6),
    )
    return (
      polygon([wall(near, foot), wall(far, foot), front(far, foot), front(near, foot)], lighten(white, -0.08)) +
      bars +
      line(...front(near, foot + 0.86), ...front(far, foot + 0.86), painter.tone('#34343a', depth), 3)
    )
  })
  return (
    polygon(panel(wall, near, 0, far, height), painter.gradient(lighten(face, 0.03), lighten(face, -0.04))) +
    polygon(panel(wall, near, height - 0.4, far, height), white) +
    arcade.join('') +
    upper.join('') +
    balcony.join('') +
    polygon(panel(wall, near, 3.5, far, 3.8), white) +
    line(...wall(near, 0), ...wall(near, height), lighten(face, -0.1), 2)
  )
}

/** Draws a car of the fifties from the front: round wings, a wide chrome grille and two-tone paint. */
function drawClassicCar(painter: Painter, right: number, away: number, colour: string): string {
  const u = unitAt(away)
  const [x, y] = at(right, 0, away)
  const paint = painter.tone(colour, away / 120)
  const chrome = painter.tone('#dfe3e6', away / 120)
  const dark = painter.tone('#26242a', away / 120)
  const white = painter.tone('#f6f1e6', away / 120)
  return (
    drawContact(painter, x, y, u * 1.2) +
    SIDES.map((side) =>
      rect(x + side * u * 0.72 - u * 0.15, y - u * 0.34, u * 0.3, u * 0.34, dark, { rx: u * 0.06 }),
    ).join('') +
    path(
      d`M${x - u * 0.66} ${y - u * 0.95}Q${x - u * 0.56} ${y - u * 1.5} ${x} ${y - u * 1.54}Q${x + u * 0.56} ${y - u * 1.5} ${x + u * 0.66} ${y - u * 0.95}Z`,
      white,
    ) +
    path(
      d`M${x - u * 0.54} ${y - u * 0.96}Q${x - u * 0.46} ${y - u * 1.38} ${x} ${y - u * 1.4}Q${x + u * 0.46} ${y - u * 1.38} ${x + u * 0.54} ${y - u * 0.96}Z`,
      painter.tone('#4a5a68', away / 120),
    ) +
    path(
      d`M${x - u * 0.96} ${y - u * 0.26}Q${x - u * 1.02} ${y - u * 0.98} ${x - u * 0.66} ${y - u}Q${x} ${y - u * 1.16} ${x + u * 0.66} ${y - u}Q${x + u * 1.02} ${y - u * 0.98} ${x + u * 0.96} ${y - u * 0.26}Z`,
      painter.gradient(lighten(paint, 0.07), lighten(paint, -0.07)),
    ) +
    rect(x - u * 0.5, y - u * 0.66, u, u * 0.26, dark, { rx: u * 0.12 }) +
    repeat(7, (i) =>
      line(
        x - u * 0.42 + i * u * 0.14,
        y - u * 0.64,
        x - u * 0.42 + i * u * 0.14,
        y - u * 0.42,
        chrome,
        Math.max(1.4, u * 0.03),
      ),
    ) +
    SIDES.map(
      (side) =>
        circle(x + side * u * 0.74, y - u * 0.68, u * 0.17, chrome) +
        circle(x + side * u * 0.74, y - u * 0.68, u * 0.12, '#fff6dc'),
    ).join('') +
    rect(x - u, y - u * 0.36, u * 2, u * 0.13, chrome, { rx: u * 0.06 }) +
    ellipse(x, y - u * 0.9, u * 0.06, u * 0.05, chrome)
  )
}
