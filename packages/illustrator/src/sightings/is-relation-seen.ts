import type { Fact, Relation, RelationName, Understood } from '@vowkit/understanding'
import type { SceneSpec } from '../spec.ts'
import { isCouple, isGuest, partsOfFact } from './parts-of-fact.ts'
import type { Sighting, Sightings } from './sighting.ts'

/** Facts that have a place in the image, on both sides of a relation. */
const PLACED: readonly Fact['kind'][] = ['object', 'structure', 'seat', 'table', 'person', 'flower', 'leaf']
/** The fraction of the subjects that have their place, and of the objects that have one of the subjects. */
const LEAST = { subjects: 0.5, objects: 0.6 }
/** Tolerances, as fractions of the image's width or height. */
const NEAR = { edge: 0.02, level: 0.1, beside: 0.14, ceiling: 0.12 }

/**
 * Whether things of an image are placed relative to each other as the prompt says. Relations to the venue, and between
 * things without a place, are always seen.
 */
export function isRelationSeen({ name, subject, object }: Relation, scene: SceneSpec, { parts }: Sightings): boolean {
  const related = partsOf(subject, scene, parts)
  const around = partsOf(object, scene, parts)
  if (related.length === 0 || around.length === 0 || (name === 'in' && isFlower(object))) return true
  if (name === 'on-every') {
    const served = around.filter((other) => related.some((part) => isPlaced('on', part, other)))
    return served.length >= around.length * LEAST.objects
  }
  if (name === 'between') return around.length > 1 && isMost(related, (part) => isAmong(part, around))
  if (name === 'around') return isMost(around, (other) => isAmong(other, related))
  const isInPlace = (part: Sighting) => around.some((other) => isPlaced(name, part, other))
  // Flowers also stand elsewhere, such as along the aisle.
  if (isFlower(subject)) return related.some(isInPlace)
  return isMost(related, isInPlace)
}

/** Returns the visible parts of the first fact of a phrase that has a place. */
function partsOf({ facts }: Understood, scene: SceneSpec, parts: readonly Sighting[]): readonly Sighting[] {
  const placed = facts.find(({ kind }) => PLACED.includes(kind))
  if (placed) return parts.filter(partsOfFact(placed, scene) ?? (() => false))
  const action = facts.find((fact) => fact.kind === 'action')
  if (action?.kind !== 'action') return []
  return parts.filter(action.of === 'guest' ? isGuest : isCouple)
}

function isFlower({ facts }: Understood): boolean {
  return facts.some(({ kind }) => kind === 'flower' || kind === 'leaf')
}

function isMost(parts: readonly Sighting[], isWanted: (part: Sighting) => boolean): boolean {
  return parts.filter(isWanted).length >= parts.length * LEAST.subjects
}

/** Whether a part is between the outermost of the others, from left to right. */
function isAmong(part: Sighting, others: readonly Sighting[]): boolean {
  const x = middleOf(part)
  return x > Math.min(...others.map(middleOf)) && x < Math.max(...others.map(middleOf))
}

function isPlaced(name: RelationName, part: Sighting, other: Sighting): boolean {
  if (isTogether(part, other)) return true
  const overlaps = middleOf(part) >= other.left - NEAR.edge && middleOf(part) <= other.right + NEAR.edge
  switch (name) {
    case 'under':
      return overlaps && part.top > other.top && part.bottom > other.bottom - NEAR.level && isOver(other, part)
    case 'above':
      return overlaps && levelOf(part) < levelOf(other)
    case 'on':
    case 'on-every':
      return isWithin(part, other) || (overlaps && part.bottom > other.top - NEAR.edge && part.bottom <= other.bottom)
    case 'in':
    case 'through':
      return isWithin(part, other) || isWithin(other, part) || (overlaps && isInside(part, other))
    case 'beside':
      return gapOf(part, other) <= NEAR.beside && part.top < other.bottom && other.top < part.bottom
    case 'behind':
      return part.bottom <= other.bottom + NEAR.edge
    case 'before':
      return part.bottom >= other.bottom - NEAR.edge
    default:
      return true
  }
}

/** Whether a part is near enough to another one to be over it: it hangs from above, or stands around it. */
function isOver({ top, bottom, id }: Sighting, below: Sighting): boolean {
  return top < NEAR.ceiling || bottom >= levelOf(below) || id === 'object:umbrellas'
}

/** Whether two parts were drawn together in an order of their own, such as a couple on a bench. */
function isTogether(part: Sighting, other: Sighting): boolean {
  return part.within.includes('couple') && other.within.includes('couple')
}

function isWithin({ within }: Sighting, { id }: Sighting): boolean {
  return within.includes(id)
}

function isInside(part: Sighting, { top, bottom }: Sighting): boolean {
  return levelOf(part) > top && levelOf(part) < bottom
}

function gapOf(a: Sighting, b: Sighting): number {
  return Math.max(a.left, b.left) - Math.min(a.right, b.right)
}

function middleOf({ left, right }: Sighting): number {
  return (left + right) / 2
}

function levelOf({ top, bottom }: Sighting): number {
  return (top + bottom) / 2
}
