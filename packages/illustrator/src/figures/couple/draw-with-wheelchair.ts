import { drawInWheelchair } from '../../objects/things/wheelchair.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Spot } from '../../stage/camera.ts'
import { BODIES } from '../body.ts'
import { drawContact, placePerson } from '../draw-figure.ts'
import type { Facing, Figure } from '../figure.ts'
import type { Stance } from '../wearer.ts'
import { wheelchairUser } from './pose.ts'

/** The distances of the wheelchair and of the standing partner from the middle of the couple, in metres. */
const APART = { seated: 0.42, standing: 0.4 }

/** Draws a couple of which one person sits in a wheelchair. The partner stands before it and holds the other's hand. */
export function drawWithWheelchair(painter: Painter, spot: Spot, couple: readonly [Figure, Figure]): string {
  const isFirst = couple[0].build === 'woman' && wheelchairUser(painter.spec.description) === 'bride'
  const [seated, standing] = isFirst ? couple : [couple[1], couple[0]]
  const facing: Facing = isFirst ? 1 : -1
  const at = (right: number): Spot => ({ ...spot, x: spot.x + right * facing * spot.unit })
  const stance = besideWheelchair(standing)
  return (
    drawContact(painter, at(APART.standing), 30) +
    placePerson(painter, at(APART.standing), { figure: standing, stance, facing: facing === 1 ? -1 : 1 }) +
    drawInWheelchair(painter, at(-APART.seated), seated, facing)
  )
}

function besideWheelchair({ build }: Figure): Stance {
  const { y } = BODIES[build]
  return {
    view: 'side',
    busy: true,
    tilt: 8,
    hands: [
      [30, y.hip + 4],
      [26, y.hip + 2],
    ],
  }
}
