import type { ActionFact, Fact, FactOf } from '@vowkit/understanding'
import { churchLeft } from '../compose/exits.ts'
import { isActionShown } from '../compose/shown-actions.ts'
import { isClothMissing, isShown } from '../compose/shown-facts.ts'
import { hasPlace } from '../compose/view-facts.ts'
import { isOfCouple } from '../figures/index.ts'
import { lightOf } from '../light/light-of.ts'
import { isCopied, isPartOfSetting } from '../objects/index.ts'
import { isView } from '../scene/draw-scene.ts'
import type { SceneSpec } from '../spec.ts'
import { isMoodSeen } from './is-mood-seen.ts'
import { isCouple, isGuest, partsOfFact } from './parts-of-fact.ts'
import { seesColour } from './sees-colour.ts'
import type { Sighting, Sightings } from './sighting.ts'

/** The least visible areas as fractions of the image, of all parts of a fact and of each counted part. */
const LEAST = { total: 0.0004, each: 0.0002, person: 0.001, structure: 0.004, flowers: 0.0015, venue: 0.1 }
/** Up to this number, a count must be exact. Larger counts may differ by this share. */
const COUNTS = { exact: 12, nearly: 0.15 }
/** The share of the clothes or seats that have one of their colours. */
const COLOUR_SHARE = 0.12

type ConceptualFact = Exclude<Fact, { kind: 'colour' }>

/**
 * Returns a fact as far as the image shows it: without a count or a colour that is not visible. Returns `undefined` if
 * the image does not show the fact.
 */
export function checkFact(fact: Fact, scene: SceneSpec, seen: Sightings): Fact | undefined {
  if (isAbsence(fact)) return fact
  if (fact.kind === 'venue' && fact.name === churchLeft(scene.description))
    return isShown(fact, scene) ? fact : undefined
  if (!hasPlace(fact, scene) || isClothMissing(fact, scene)) return undefined
  if (fact.kind === 'colour') return isColourSeen(fact, scene, seen) ? fact : undefined
  if (fact.kind === 'action') return isActionSeen(fact, scene, seen) ? fact : undefined
  const isPart = partsOfFact(fact, scene)
  if (!isPart) return isMoodSeen(fact, scene, seen) ? fact : undefined
  const parts = seen.parts.filter(isPart)
  // Close-ups mark only what they share with views.
  if (!isView(scene.comp) && parts.length === 0) return isShown(fact, scene) ? fact : undefined
  if (parts.length === 0 && isInSetting(fact, scene)) return seen.background >= LEAST.venue ? fact : undefined
  return areaOf(parts) >= leastArea(fact) ? withoutUnseen(fact, parts, scene) : undefined
}

/** Whether a fact says that there is none of something. */
function isAbsence(fact: Fact): boolean {
  return fact.kind !== 'colour' && (fact.name === 'none' || fact.count === 0)
}

function areaOf(parts: readonly Sighting[]): number {
  return parts.reduce((sum, { share }) => sum + share, 0)
}

function leastArea({ kind }: Fact): number {
  if (kind === 'person') return LEAST.person
  if (kind === 'structure') return LEAST.structure
  return kind === 'flower' || kind === 'leaf' ? LEAST.flowers : LEAST.total
}

/** Whether the venue itself contains an object, so that it is not marked. */
function isInSetting(fact: Fact, { setting }: SceneSpec): boolean {
  return fact.kind === 'object' && fact.count === undefined && isPartOfSetting(fact.name, setting)
}

/** Removes the count and the colour of a fact that are not visible. */
function withoutUnseen(fact: ConceptualFact, parts: readonly Sighting[], scene: SceneSpec): Fact {
  const isCounted = fact.count === undefined || !isMarkedOneByOne(fact) || isCount(fact, parts)
  const isColoured = fact.colour === undefined || seesColour(parts, fact.colour, lightOf(scene))
  if (isCounted && isColoured) return fact
  const { count, colour, ...rest } = fact
  return { ...rest, ...(count && isCounted && { count }), ...(colour && isColoured && { colour }) } as Fact
}

function isMarkedOneByOne(fact: Fact): boolean {
  return fact.kind === 'object' ? isCopied(fact.name) : ['person', 'seat', 'table', 'structure'].includes(fact.kind)
}

function isCount({ kind, count = 0 }: ConceptualFact, parts: readonly Sighting[]): boolean {
  const least = kind === 'person' ? LEAST.person : LEAST.each
  const visible = parts.filter(({ share }) => share >= least).length
  return count <= COUNTS.exact ? visible === count : Math.abs(visible - count) <= count * COUNTS.nearly
}

function isColourSeen(fact: FactOf<'colour'>, scene: SceneSpec, seen: Sightings): boolean {
  const isPart = partsOfFact(fact, scene)
  const parts = isPart ? seen.parts.filter(isPart) : []
  const isWhole = fact.of === undefined
  return seesColour(parts, fact.colour, lightOf(scene), isWhole ? 0 : COLOUR_SHARE)
}

/** Whether the people who do something are visible, and the image shows what they do. */
function isActionSeen(fact: ActionFact, scene: SceneSpec, seen: Sightings): boolean {
  if (!isActionShown(fact, scene)) return false
  const { of } = fact
  const isOther = of !== undefined && of !== 'guest' && !isOfCouple(fact, scene.description)
  const doers = isOther
    ? seen.parts.filter(({ id }) => id === `person:${of}`)
    : seen.parts.filter(isOfCouple(fact, scene.description) ? isCouple : (part) => isGuest(part) || isCouple(part))
  return areaOf(doers) >= LEAST.person
}
