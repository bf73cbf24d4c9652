import { lighten } from '../../base/colour.ts'
import { type Point, SIDES } from '../../base/geometry.ts'
import { d, ellipse, path, polygon, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { AWAY, BRASS, drawGate, drawTower } from './gopuram.ts'
import { drawContact } from './parts/greenery.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { at, facing, groundAt, level, panel, stageHorizon, unitAt } from './parts/space.ts'
import { drawPillaredHall } from './pillared-hall.ts'

const FLOOR = '#c2a684'

/**
 * Draws a South Indian temple courtyard: a carved and painted gopuram, pillared halls, brass oil lamps and marigolds.
 */
export const drawTemple: DrawSetting = (painter) => {
  const horizon = groundAt(AWAY)
  const paved = { half: 16, depth: AWAY, size: 1.2, colour: FLOOR }
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: horizon - 60,
      rise: 120,
      frequency: 1.6,
      fill: painter.tone('#7c9478', 0.6),
      name: 'temple',
    }) +
    drawWall(painter) +
    drawGate(painter) +
    drawTower(painter) +
    drawGround(painter, horizon, FLOOR) +
    drawWear(painter, paved, 60) +
    drawSlabs(painter, paved) +
    drawKolam(painter) +
    SIDES.map((side) => drawPillaredHall(painter, side)).join('') +
    drawLamps(painter)
  return { back, horizon: stageHorizon(AWAY), floor: 'stone' }
}

/** Draws the wall of the courtyard with the red and white stripes of a temple. */
function drawWall(painter: Painter): string {
  const plane = facing(AWAY)
  const white = painter.tone('#f2e8d6', 0.12)
  const red = painter.tone('#b8402f', 0.12)
  const stripes = repeat(46, (i) => (i % 2 ? polygon(panel(plane, -18 + i * 0.8, 0, -17.2 + i * 0.8, 3), red) : ''))
  return (
    polygon(panel(plane, -18, 0, 18, 3), white) +
    stripes +
    polygon(panel(plane, -18, 2.9, 18, 3.3), lighten(white, -0.05))
  )
}

/** Draws a kolam: a white pattern on the floor. It is flat, so that it hides no people. */
function drawKolam(painter: Painter): string {
  const floor = level(0)
  const white = painter.tone('#fbf3e2')
  const petal = (angle: number, near: number, far: number, spread: number) => {
    const point = (a: number, r: number): Point => floor(Math.cos(a) * r, 13 + Math.sin(a) * r)
    const [from, left, tip, right] = [
      point(angle, near),
      point(angle - spread, (near + far) / 2),
      point(angle, far),
      point(angle + spread, (near + far) / 2),
    ]
    return stroke(
      d`M${from[0]} ${from[1]}Q${left[0]} ${left[1]} ${tip[0]} ${tip[1]}Q${right[0]} ${right[1]} ${from[0]} ${from[1]}Z`,
      white,
      2.4,
      { opacity: 0.75 },
    )
  }
  return (
    repeat(12, (i) => petal((i * Math.PI) / 6, 0.7, 2.6, 0.32)) +
    repeat(12, (i) => petal(((i + 0.5) * Math.PI) / 6, 0.3, 1.5, 0.3))
  )
}

/** Draws standing brass lamps with five wicks each on both sides. */
function drawLamps(painter: Painter): string {
  return [15.5, 10.4, 7].map((z) => SIDES.map((side) => drawLamp(painter, side * 4.1, z)).join('')).join('')
}

function drawLamp(painter: Painter, right: number, z: number): string {
  const u = unitAt(z)
  const [x, y] = at(right, 0, z)
  const brass = painter.tone(BRASS)
  const across = painter.gradient(lighten(brass, 0.08), lighten(brass, -0.14), { across: true })
  const flames = [-0.3, -0.15, 0, 0.15, 0.3].map((k) =>
    ellipse(x + k * u, y - u * 1.36, u * 0.035, u * 0.09, '#ffd681'),
  )
  const rings = [0.35, 0.62, 0.9].map((up) => ellipse(x, y - up * u, u * 0.11, u * 0.05, lighten(brass, 0.05)))
  shineLamp(painter, x, y - u * 1.36, u * 0.9)
  return (
    drawContact(painter, x, y, u * 0.4) +
    path(
      d`M${x - u * 0.34} ${y}Q${x - u * 0.1} ${y - u * 0.1} ${x - u * 0.06} ${y - u * 0.2}V${y - u * 1.2}H${x + u * 0.06}V${y - u * 0.2}Q${x + u * 0.1} ${y - u * 0.1} ${x + u * 0.34} ${y}Z`,
      across,
    ) +
    rings.join('') +
    path(d`M${x - u * 0.38} ${y - u * 1.3}Q${x} ${y - u * 1.06} ${x + u * 0.38} ${y - u * 1.3}Z`, across) +
    path(
      d`M${x - u * 0.05} ${y - u * 1.25}Q${x - u * 0.1} ${y - u * 1.5} ${x} ${y - u * 1.72}Q${x + u * 0.1} ${y - u * 1.5} ${x + u * 0.05} ${y - u * 1.25}Z`,
      across,
    ) +
    flames.join('')
  )
}
