import { lighten, mix } from '../../base/colour.ts'
import { HEIGHT, lerp, listOf, type Point, SIDES, WIDTH } from '../../base/geometry.ts'
import { ellipse, line, polygon, polyline, rect, repeat, ring, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import type { Strand } from '../../props/strand.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawHangingLantern } from './parts/lamp.ts'
import { at, EYE, stageHorizon, unitAt } from './parts/space.ts'
import { BEAM, BOW, beamAt, drawRig, MAST, RAIL_HEIGHT, ROPE } from './rig.ts'

const TEAK = '#b98a5a'
const MAHOGANY = '#7a4228'
const SEA = '#2f7f96'
const STATIONS = listOf(27, (i) => lerp(3, BOW, (i / 26) ** 0.8))
const STRINGS: readonly Strand[] = SIDES.map((side) => [at(side * 4.4, 7.2, 7), at(0, 8.4, MAST.away)])

/**
 * Draws the deck of a sailing ship: planks up to the bow, rails, mast, square sail, rigging, and the sea on both sides.
 */
export const drawBoat: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: EYE.horizon + 1,
      rise: 54,
      frequency: 1.3,
      fill: painter.tone('#7f93a6', 0.75),
      name: 'boat',
    }) +
    drawSea(painter) +
    drawBowsprit(painter) +
    drawRig(painter) +
    drawDeck(painter) +
    drawMastFoot(painter) +
    SIDES.map((side) => drawRail(painter, side)).join('')
  return { back, horizon: stageHorizon(BOW - 1.5), floor: 'wood', strings: STRINGS }
}

function edgePoints(side: number, up: number): Point[] {
  return STATIONS.map((away) => at(side * beamAt(away), up, away))
}

function drawSea(painter: Painter): string {
  const { random, light } = painter
  const water = painter.tone(SEA, 0.1)
  const crest = mix(light.sky[2], '#ffffff', 0.35)
  const waves = repeat(110, () => {
    const t = random.next() ** 1.5
    const y = lerp(EYE.horizon + 3, HEIGHT * 0.86, t)
    return ellipse(
      random.next() * WIDTH,
      y,
      lerp(16, 150, t),
      lerp(0.9, 5, t),
      random.next() < 0.6 ? crest : lighten(water, -0.07),
      { opacity: random.range(0.2, 0.5) },
    )
  })
  return (
    rect(
      0,
      EYE.horizon,
      WIDTH,
      HEIGHT - EYE.horizon,
      painter.gradient(painter.fade(water, 0.55), lighten(water, -0.05)),
    ) + waves
  )
}

function drawBowsprit(painter: Painter): string {
  const wood = painter.tone(MAHOGANY)
  const [x, y] = at(0, 1, BOW)
  return polygon(
    [
      [x - 9, y + 12],
      [x - 3, y - 92],
      [x + 3, y - 92],
      [x + 9, y + 12],
    ],
    painter.gradient(lighten(wood, 0.06), lighten(wood, -0.08), { across: true }),
  )
}

function drawDeck(painter: Painter): string {
  const teak = painter.tone(TEAK)
  const deck = [...edgePoints(-1, 0), ...edgePoints(1, 0).toReversed()]
  const seams = repeat(34, (i) => {
    const right = -4.62 + i * 0.28
    const reach = BOW * Math.cbrt(Math.max(0, 1 - (right / BEAM) ** 2))
    return reach < 4
      ? ''
      : line(...at(right, 0, reach), ...at(right, 0, 3), lighten(teak, -0.11), 1.8, { opacity: 0.6 })
  })
  const { random } = painter
  const planks = repeat(40, () => {
    const right = -4.34 + Math.floor(random.range(0, 31)) * 0.28
    const far = random.range(5, 14)
    return polygon(
      [at(right, 0, far), at(right + 0.28, 0, far), at(right + 0.28, 0, far - 1.8), at(right, 0, far - 1.8)],
      lighten(teak, random.range(-0.05, 0.04)),
      { opacity: 0.5 },
    )
  })
  return polygon(deck, painter.gradient(painter.tone(TEAK, 0.25), lighten(teak, -0.05))) + planks + seams
}

function drawMastFoot(painter: Painter): string {
  const u = unitAt(MAST.away)
  const [x, y] = at(0, 0, MAST.away)
  const wood = painter.tone('#94683f')
  const brass = painter.tone('#cfa24c')
  return (
    rect(
      x - u * 0.17,
      y - u * 1.6,
      u * 0.34,
      u * 1.6,
      painter.gradient(lighten(wood, 0.08), lighten(wood, -0.12), { across: true }),
    ) +
    rect(x - u * 0.3, y - u * 0.2, u * 0.6, u * 0.22, lighten(wood, -0.12)) +
    rect(x - u * 0.19, y - u * 1.1, u * 0.38, u * 0.1, brass)
  )
}

function drawRail(painter: Painter, side: number): string {
  const wood = painter.tone(MAHOGANY)
  const white = painter.tone('#f4eee2')
  const bulwark = [...edgePoints(side, 0), ...edgePoints(side, 0.34).toReversed()]
  const posts = STATIONS.filter((_, i) => i % 2 === 0).map((away) => {
    const [x, foot] = at(side * beamAt(away), 0.3, away)
    const [, top] = at(0, RAIL_HEIGHT, away)
    return line(x, foot, x, top, white, Math.max(3, unitAt(away) * 0.08))
  })
  const u = unitAt(8.6)
  const [bx, by] = at(side * beamAt(8.6), 0.68, 8.6)
  const buoy =
    ring(bx, by, u * 0.3, white, u * 0.16) +
    repeat(4, (i) =>
      stroke(
        polyline(
          listOf(
            4,
            (k) =>
              [bx + Math.cos(i * 1.571 + k * 0.16) * u * 0.3, by + Math.sin(i * 1.571 + k * 0.16) * u * 0.3] as const,
          ),
        ),
        painter.tone('#d5532f'),
        u * 0.165,
        { 'stroke-linecap': 'butt' },
      ),
    )
  const coil = listOf(4, (i) =>
    ellipse(...at(side * 3.2, 0.03 + i * 0.05, 7.4), 58 - i * 5, 15 - i, 'none', {
      stroke: lighten(painter.tone(ROPE), i % 2 ? 0.02 : -0.06),
      'stroke-width': 8,
    }),
  )
  const lamps = [6.6, 11.4].map((away) => {
    const [x, y] = at(side * beamAt(away), RAIL_HEIGHT, away)
    const size = unitAt(away) * 0.46
    return drawHangingLantern(painter, x, y - size * 0.9, y, size)
  })
  return (
    polygon(bulwark, painter.gradient(lighten(white, -0.02), lighten(white, -0.1))) +
    posts.join('') +
    stroke(polyline(edgePoints(side, 0.68)), white, 4) +
    stroke(polyline(edgePoints(side, RAIL_HEIGHT)), lighten(wood, -0.05), 17) +
    stroke(polyline(edgePoints(side, RAIL_HEIGHT + 0.03)), lighten(wood, 0.08), 8) +
    coil.join('') +
    buoy +
    lamps.join('')
  )
}
