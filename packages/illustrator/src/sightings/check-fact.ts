import { type ActionFact, type Fact, type FactOf, factsOf } from '@vowkit/understanding'
import { toLab } from '../base/colour.ts'
import { churchLeft } from '../compose/exits.ts'
import { isActionShown } from '../compose/shown-actions.ts'
import { isClothMissing, isOnTableFromAbove, isShown } from '../compose/shown-facts.ts'
import { hasPlace } from '../compose/view-facts.ts'
import { isOfCouple } from '../figures/index.ts'
import { lightOf } from '../light/light-of.ts'
import { isCopied, isPartOfSetting } from '../objects/index.ts'
import { SETTING } from '../painter/painter.ts'
import { isView } from '../scene/draw-scene.ts'
import type { LightName, SceneSpec } from '../spec.ts'
import { isMoodSeen } from './is-mood-seen.ts'
import { type IsPart, isCouple, isGuest, isSewn, partsOfFact } from './parts-of-fact.ts'
import { seesColour } from './sees-colour.ts'
import type { Sighting, Sightings } from './sighting.ts'

/**
 * The least visible areas as fractions of the image, of all parts of a fact and of each counted part. Of things that are
 * smaller than `large`, other things may not hide more than the rest of `visible`.
 */
const LEAST = {
  total: 0.0004,
  each: 0.0002,
  person: 0.001,
  structure: 0.004,
  flowers: 0.0015,
  venue: 0.1,
  visible: 0.4,
  large: 0.005,
}
/** Up to this number, a count must be exact. Larger counts may differ by this share. */
const COUNTS = { exact: 12, nearly: 0.15 }
/** The share of "hundreds of candles" that must be visible. */
const MOST_OF = 0.85
/** The share of the clothes or seats that have one of their colours. */
const COLOUR_SHARE = 0.12
/** The share of a colour of clothes or flowers that have several, such as the gold trim of a red lehenga. */
const COLOUR_SHARE_OF_SEVERAL = 0.03

/** The chroma above which a green is not that of usual leaves. */
const VIVID = 0.06

type ConceptualFact = Exclude<Fact, { kind: 'colour' }>

/**
 * Returns a fact as far as the image shows it: without a count or a colour that is not visible. Returns `undefined` if
 * the image does not show the fact.
 */
export function checkFact(fact: Fact, scene: SceneSpec, seen: Sightings): Fact | undefined {
  if (isAbsence(fact) || isSunlight(fact, scene)) return fact
  if (fact.kind === 'venue' && fact.name === churchLeft(scene.description))
    return isShown(fact, scene) ? fact : undefined
  const isPlaced = hasPlace(fact, scene) || isOnTableFromAbove(fact, scene)
  if (!isPlaced || isClothMissing(fact, scene)) return undefined
  if (fact.kind === 'colour') return isColourSeen(fact, scene, seen) ? fact : undefined
  if (fact.kind === 'action') return isActionSeen(fact, scene, seen) ? fact : undefined
  const isPart = partsOfFact(fact, scene)
  if (!isPart) return isMoodSeen(fact, scene, seen) ? fact : undefined
  const parts = seen.parts.filter(isPart)
  // Close-ups mark only what they share with views.
  if (!isView(scene.comp) && parts.length === 0) return isShown(fact, scene) ? fact : undefined
  if (isHidden(parts, isPart, seen)) return undefined
  if (parts.length === 0 && isInSetting(fact, scene)) return seen.background >= LEAST.venue ? fact : undefined
  return areaOf(parts) >= leastArea(fact) ? withoutUnseen(fact, parts, { scene, seen }) : undefined
}

const SUNNY: readonly LightName[] = ['dawn', 'morning', 'golden', 'midday']

/** Whether a fact is the sun, and the scene has its light. */
function isSunlight({ kind, name }: Fact, { lightName }: SceneSpec): boolean {
  return kind === 'object' && name === 'sun' && SUNNY.includes(lightName)
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
  if (kind === 'attire') return LEAST.each
  return kind === 'flower' || kind === 'leaf' ? LEAST.flowers : LEAST.total
}

/** Whether other things hide most of the parts that depict a fact. */
function isHidden(parts: readonly Sighting[], isPart: IsPart, { whole }: Sightings): boolean {
  // Cloths lie under other things.
  const ids = Object.keys(whole).filter((id) => /^(object|structure)/.test(id) && isPart({ id, within: [] }))
  const total = ids.reduce((sum, id) => sum + (whole[id] ?? 0), 0)
  const visible = areaOf(parts.filter(({ id }) => ids.includes(id)))
  return visible < LEAST.large && visible < total * LEAST.visible
}

/** Whether the venue itself contains an object, so that it is not marked. */
function isInSetting(fact: Fact, { setting }: SceneSpec): boolean {
  return fact.kind === 'object' && fact.count === undefined && isPartOfSetting(fact.name, setting)
}

/** Removes the count and the colour of a fact that are not visible. */
function withoutUnseen(
  fact: ConceptualFact,
  parts: readonly Sighting[],
  { scene, seen }: { scene: SceneSpec; seen: Sightings },
): Fact {
  const isSeparate = isMarkedOneByOne(fact) || isNumbered(fact) || parts.length > 1
  const isMany = fact.many === undefined || !isSeparate || visibleOf(fact, parts) >= fact.many * MOST_OF
  if (!isMany) {
    const { many, ...rest } = fact
    const isCounted = isMarkedOneByOne(fact) || isNumbered(fact)
    const shown = { ...rest, ...(isCounted && { count: visibleOf(fact, parts) }) } as ConceptualFact
    return withoutUnseen(shown, parts, { scene, seen })
  }
  const isCounted = fact.count === undefined || !isMarkedOneByOne(fact) || isCount(fact, parts)
  const isColoured = fact.colour === undefined || isSewn(fact) || seesColour(parts, fact.colour, lightOf(scene))
  const isWorded = fact.text === undefined || isWritten(fact, scene, seen)
  if (isCounted && isColoured && isWorded) return fact
  const { count, colour, text, ...rest } = fact
  return {
    ...rest,
    ...(count && isCounted && { count }),
    ...(colour && isColoured && { colour }),
    ...(text && isWorded && { text }),
  } as Fact
}

/** Whether a sign with the words of a fact is visible. The image shows the words of only one sign of each kind. */
function isWritten(fact: ConceptualFact, { description }: SceneSpec, { parts }: Sightings): boolean {
  const [sign] = description.facts.filter(({ kind, name }) => kind === fact.kind && name === fact.name)
  const isDrawn = sign !== undefined && sign.kind !== 'colour' && sign.text === fact.text
  return isDrawn && parts.some(({ id, within }) => id === 'words' && isOn(fact, within))
}

/** Whether words are on the object of a fact, such as a sign. */
function isOn({ kind, name }: ConceptualFact, within: readonly string[]): boolean {
  return within.includes(`${kind}:${name}`) || within.includes('object:bunting')
}

function isMarkedOneByOne(fact: Fact): boolean {
  if (fact.kind === 'object') return isCopied(fact.name)
  return ['person', 'seat', 'table', 'structure', 'flower'].includes(fact.kind)
}

/** Whether each copy of an object that the views do not copy is marked: floating candles, and rugs. */
function isNumbered({ name }: ConceptualFact): boolean {
  return name === 'floating-candles' || name === 'rug'
}

function visibleOf({ kind }: ConceptualFact, parts: readonly Sighting[]): number {
  const least = kind === 'person' ? LEAST.person : LEAST.each
  return parts.filter(({ share }) => share >= least).length
}

function isCount(fact: ConceptualFact, parts: readonly Sighting[]): boolean {
  const { count = 0 } = fact
  const visible = visibleOf(fact, parts)
  return count <= COUNTS.exact ? visible === count : Math.abs(visible - count) <= count * COUNTS.nearly
}

function isColourSeen(fact: FactOf<'colour'>, scene: SceneSpec, seen: Sightings): boolean {
  const isPart = partsOfFact(fact, scene)
  const isWhole = fact.of === undefined
  const parts = isWhole && isVivid(fact.colour) ? withoutLeaves(seen.parts) : seen.parts.filter(isPart ?? (() => false))
  const others = factsOf(scene.description, 'colour').filter(
    ({ of, colour }) => of === fact.of && colour !== fact.colour,
  )
  const share = others.length > 0 ? COLOUR_SHARE_OF_SEVERAL : COLOUR_SHARE
  return seesColour(parts, fact.colour, lightOf(scene), isWhole ? 0 : share)
}

/** Returns the parts of an image without leaves, which are green in every image. */
function withoutLeaves(parts: readonly Sighting[]): Sighting[] {
  const leaves = parts.filter(({ id }) => id.startsWith('leaf:'))
  const leafy = new Set(leaves.flatMap(({ id, within }) => [id, ...within]))
  return parts.filter(({ id }) => !leafy.has(id) && id !== SETTING)
}

/** Whether a colour is stronger than that of usual leaves. */
function isVivid(colour: string): boolean {
  const [, a, b] = toLab(colour)
  return Math.hypot(a, b) > VIVID
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
