import { createRandom, hashText } from '../base/random.ts'
import { ellipse, group, tag } from '../base/svg.ts'
import { hasCamera } from '../compose/cameras.ts'
import type { Painter } from '../painter/painter.ts'
import type { Spot } from '../stage/camera.ts'
import { BODIES } from './body.ts'
import { drawPerson } from './draw-person.ts'
import type { Facing, Figure, Pose } from './figure.ts'
import { LEAP } from './gestures.ts'
import { seatOf } from './lap.ts'
import { seatedBack, stanceOf } from './stances.ts'
import type { Stance, Wearer } from './wearer.ts'

const CENTIMETRES = 100
/** The number of steps to which depth is rounded, so that people in the same row share symbols. */
const DEPTH_STEPS = 6
const SHADOW = '#2a1d26'
/** The colour of people against the light. */
const SILHOUETTE = '#1b1420'

export interface PersonOptions {
  figure: Figure
  stance: Stance
  facing?: Facing
}

/**
 * Draws a person at true size, with a shadow on the ground. The spot is the position of the feet, or of the chair's
 * feet.
 */
export function drawFigure(painter: Painter, spot: Spot, figure: Figure, pose: Pose, facing: Facing = 1): string {
  const stance = stanceOf(figure, BODIES[figure.build], pose)
  const shadow = stance.cut ? '' : drawContact(painter, spot, stance.seated ? 34 : 30)
  const rise = pose === 'jumping' ? (LEAP * spot.unit) / CENTIMETRES : 0
  return shadow + placePerson(painter, { ...spot, y: spot.y - rise }, { figure, stance, facing })
}

/** Draws the contact shadow of an object on the ground. `half` is half the width of the object, in centimetres. */
export function drawContact(painter: Painter, { x, y, unit }: Spot, half: number): string {
  const scale = unit / CENTIMETRES
  const shift = (painter.light.sun && painter.light.sun.x > 0.5 ? -1 : 1) * half * 0.18
  return (
    ellipse(x + shift * scale, y, half * 1.05 * scale, half * 0.17 * scale, SHADOW, { opacity: 0.1 }) +
    ellipse(x + shift * 0.3 * scale, y, half * 0.8 * scale, half * 0.13 * scale, SHADOW, { opacity: 0.17 })
  )
}

/** Places a person without a shadow. People with the same appearance share one symbol. */
export function placePerson(painter: Painter, spot: Spot, { figure, stance, facing = 1 }: PersonOptions): string {
  const depth = Math.round(spot.depth * DEPTH_STEPS) / DEPTH_STEPS
  const key = hashText(JSON.stringify([{ ...figure, stature: 1 }, stance, depth, facing]))
  const id = `p-${key.toString(36)}`
  painter.define(id, () => group({ id }, drawPerson(createWearer(painter, { figure, stance, facing }, depth, id))))
  const size = (spot.unit / CENTIMETRES) * (figure.stature ?? 1)
  const body = BODIES[figure.build]
  const lift = stance.seated ? (-body.crotch - seatOf(stance)) * size : 0
  const scale = size.toFixed(3)
  const [x, y] = [spot.x.toFixed(1), (spot.y + lift).toFixed(1)]
  const person = tag('use', {
    href: `#${id}`,
    transform: `translate(${x} ${y}) scale(${facing < 0 ? `-${scale}` : scale} ${scale})`,
  })
  return painter.mark(`figure:${figure.build}`, person)
}

function createWearer(
  painter: Painter,
  { figure, stance, facing = 1 }: PersonOptions,
  depth: number,
  id: string,
): Wearer {
  const dark = hasCamera(painter.spec, 'silhouette') ? SILHOUETTE : undefined
  const tone = (colour: string) => painter.tone(dark ?? colour, depth)
  const sunSide = painter.light.sun && painter.light.sun.x > 0.5 ? 1 : -1
  return {
    painter,
    figure,
    body: BODIES[figure.build],
    stance,
    random: createRandom(id),
    depth,
    lit: sunSide * facing,
    cloth: tone(figure.colour),
    skin: tone(figure.skin),
    hair: tone(figure.hair),
    tone,
  }
}

/**
 * Draws a seated guest from behind. `drawChair` draws the chair at the same spot in front of the guest, who stays
 * visible through an open chair back.
 */
export function drawSeatedGuest(painter: Painter, spot: Spot, figure: Figure, drawChair: () => string): string {
  return placePerson(painter, spot, { figure, stance: seatedBack(BODIES[figure.build]) }) + drawChair()
}
