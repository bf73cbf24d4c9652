import type { Located } from '../painter/painter.ts'
import { boundsOf, type Position, type Shape, type Stage, USUAL_COVER } from './stage.ts'
import { shareHidden, shareInFrame, visibleShare } from './visibility.ts'

/** A position at which an object can stand. Positions with a lower cost are better. */
export interface Candidate extends Position {
  cost: number
}

/** The least fraction of an object and of a person that stays visible. */
const LEAST_VISIBLE = 0.6
const LEAST_OF_PEOPLE = 0.82
/** The cost of an object that is hidden or outside the frame, and of one that hides another one completely. */
const COST = { hidden: 9, outside: 6, hides: 9, hidesPeople: 25 }
/** Even objects with gaps disturb the view of a person behind them. */
const LEAST_COVER = 0.6
/** Objects this close to each other, in metres, stand side by side. Neither may cover the other. */
const ROOM = 0.4
/** Signs whose words must stay legible. */
const SIGNS: readonly string[] = [
  'object:neon-sign',
  'object:welcome-sign',
  'object:chalkboard',
  'object:seating-chart',
  'object:marquee-letters',
]
/** Fires in which nobody may seem to stand. */
const FIRES: readonly string[] = ['object:bonfire', 'object:fire-pit']
const LEAST_OF_FIRES = 0.97
/** Objects that may be hidden, because they are repeated or lie on the ground. */
const UNPROTECTED: readonly string[] = ['seat', 'flower', 'runner', 'light', 'venue']

/**
 * Returns the best of the positions at which an object is visible and hides no other object. Returns `undefined` if
 * there is none. The cost of the result includes what it hides. `located` are the objects that are already placed.
 */
export function findPlace<T extends Candidate>(
  stage: Stage,
  shape: Shape,
  candidates: readonly T[],
  located: readonly Located[] = stage.painter.located,
): T | undefined {
  const context = { among: located, height: stage.height }
  const others = located
    .filter(({ id, width, height }) => !UNPROTECTED.includes(id) && width * height > 0)
    .map((box) => ({ box, visible: visibleShare(box, box.away, context) }))
  let best: T | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    if (candidate.cost >= lowest) continue
    const { spot, away } = candidate
    const box = boundsOf(spot, shape)
    /** The area with the trunk or pole, which disturbs the view of a person. */
    const whole = boundsOf(spot, { ...shape, trunk: 0 })
    const visible = visibleShare(box, away + ROOM, context)
    if (visible < (FIRES.includes(shape.id) ? LEAST_OF_FIRES : LEAST_VISIBLE)) continue
    const outside = 1 - shareInFrame(box, stage.height)
    let cost = candidate.cost + (1 - visible) * COST.hidden + outside * COST.outside
    for (const { box: other, visible: share } of others) {
      if (other.away <= away - ROOM || cost >= lowest) continue
      const cover = shape.cover ?? USUAL_COVER
      const lost = isPerson(other)
        ? shareHidden(other, { ...whole, cover: Math.max(cover, LEAST_COVER) })
        : shareHidden(other, { ...box, cover })
      if (lost === 0) continue
      const least = leastOf(other, shape)
      cost += share - lost < Math.min(share, least) ? Number.POSITIVE_INFINITY : lost * costOf(other)
    }
    if (cost < lowest) [best, lowest] = [candidate, cost]
  }
  return best && { ...best, cost: lowest }
}

/** Whether an object has words that must stay legible. */
export function isSign(id: string): boolean {
  return SIGNS.includes(id)
}

/** Returns the least fraction of a located thing that stays visible behind a shape. */
function leastOf(located: Located, shape: Shape): number {
  if (FIRES.includes(located.id) && shape.id.startsWith('person:')) return LEAST_OF_FIRES
  return isPerson(located) || isSign(located.id) ? LEAST_OF_PEOPLE : LEAST_VISIBLE
}

function costOf(located: Located): number {
  return isPerson(located) ? COST.hidesPeople : COST.hides
}

function isPerson({ id }: Located): boolean {
  return id === 'couple' || id.startsWith('person:')
}
