import { factOf } from '@vowkit/understanding'
import { ellipse, path, rect, stroke } from '../../base/svg.ts'
import { BODIES } from '../../figures/body.ts'
import { pickHairstyle, pickLook } from '../../figures/cast/looks.ts'
import { drawContact, placePerson } from '../../figures/draw-figure.ts'
import type { Facing, Figure } from '../../figures/figure.ts'
import { HELD } from '../../figures/held/index.ts'
import type { HeldName } from '../../figures/held/names.ts'
import { type Brush, createObject } from '../brush.ts'
import type { SceneObject } from '../object.ts'

/** A performer: what the person plays and wears. Details that are not set are chosen by the scene's seed. */
export interface Performer extends Partial<Omit<Figure, 'held'>> {
  plays: HeldName
  /** The position in centimetres from the base of the object. */
  x?: number
  y?: number
  facing?: Facing
}

const BLACK = '#26242c'

/** Draws a performer at human size. Seated performers sit on a plain chair. */
export function drawPerformer(brush: Brush, { plays, x = 0, y = 0, facing = 1, ...named }: Performer): string {
  const { painter, random, depth } = brush
  const build = named.build ?? random.pick(['woman', 'man'] as const)
  const look = pickLook(random, factOf(painter.spec.description, 'culture')?.name)
  const figure: Figure = {
    wears: build === 'man' ? 'suit' : 'dress',
    colour: brush.detail.colour ?? BLACK,
    ...look,
    hairstyle: pickHairstyle(random, build, look),
    extras: [],
    stature: random.range(0.98, 1.02),
    ...named,
    build,
    held: plays,
  }
  const stance = { ...HELD[plays].stance(BODIES[build]), holds: plays }
  const spot = { x, y, unit: 100, depth }
  return (
    drawContact(painter, spot, stance.seated ? 36 : 30) +
    (stance.seated ? drawChair(brush, x, y, stance.view === 'side' ? facing : 0) : '') +
    placePerson(painter, spot, { figure, stance, facing })
  )
}

/** Draws a wooden chair from the front, or in profile if `facing` is 1 or -1. */
function drawChair(brush: Brush, x: number, y: number, facing: number): string {
  const wood = brush.tone('#4a372d')
  if (facing === 0)
    return (
      stroke(`M${x - 18} ${y}V${y - 90}M${x + 18} ${y}V${y - 90}M${x - 18} ${y - 86}H${x + 18}`, wood, 3.6) +
      rect(x - 20, y - 47, 40, 6, wood, { rx: 2 })
    )
  return (
    stroke(`M${x - facing * 14} ${y}V${y - 44}M${x + facing * 18} ${y}V${y - 44}`, wood, 3.4) +
    path(`M${x - 20} ${y - 48}H${x + 22}V${y - 42}H${x - 20}Z`, wood) +
    ellipse(x, y - 48, 21, 3, brush.tone('#6d3b3f'))
  )
}

/** Creates an object that is one performer, such as a violinist. */
export function createPerformer(performer: Performer, width = 1, height = 1.85): SceneObject {
  return createObject('beside', [width, height], (brush) => drawPerformer(brush, performer))
}
