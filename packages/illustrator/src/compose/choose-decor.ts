import {
  type ColourTarget,
  factOf,
  factsOf,
  isUnwanted,
  type ObjectName,
  type SceneDescription,
} from '@vowkit/understanding'
import { OBJECTS } from '../objects/index.ts'
import type { Style } from '../prompt/styles.ts'
import type { Decor, Look, SceneSpec } from '../spec.ts'
import { changedTopics } from './keep-unnamed.ts'

const RUNNER = '#f6efe6'
const CHAIRS_A_ROW = 12
const INTIMATE_SEATS = 16
/** The number of seats above which they stand in more than one row. */
const ONE_ROW = 6
const ROWS = { fewest: 1, usual: 4, most: 6, mostNamed: 10 }
/** How many more flowers a lush wedding of a style has. */
const MORE = 1.27
const DENSITY = { lush: 1.5, sparse: 0.55, usual: 1, refused: 0 }

/** The least and the greatest flower density, and how an edit for more or fewer flowers multiplies it. */
const DENSITIES = { least: 0.2, most: 2.6, more: 1.6, fewer: 0.55 }

/** The fraction of the greatest density from which a scene is full of flowers. */
const FULL = 0.9

/**
 * Returns the flower density after an edit. An edit for more flowers visibly adds some, and an edit of something else keeps
 * them.
 */
export function editDensity(
  description: SceneDescription,
  style: Partial<Style>,
  before: SceneSpec | undefined,
): number {
  const chosen = chooseDensity(description, style)
  const earlier = before?.florals.density ?? 0
  if (!before || chosen === 0 || earlier === 0) return chosen
  const [was, is] = [amountOf(before.description), amountOf(description)]
  // The image of a wedding with very many flowers hardly shows more of them.
  if (is > was && earlier >= DENSITIES.most * FULL) return earlier
  if (is > was) return Math.min(DENSITIES.most, Math.max(chosen, earlier * DENSITIES.more))
  if (is < was) return Math.max(DENSITIES.least, Math.min(chosen, earlier * DENSITIES.fewer))
  return changedTopics(before.description, description).has('style') ? chosen : earlier
}

/** Returns how many flowers a description asks for, relative to a usual number. */
function amountOf(description: SceneDescription): number {
  const amount = factOf(description, 'amount')
  return amount ? DENSITY[amount.name] * (amount.scale ?? 1) : DENSITY.usual
}

/** Returns the flower density of a new scene, or 0 if the description excludes flowers. */
export function chooseDensity(description: SceneDescription, style: Partial<Style>): number {
  if (refusesFlowers(description)) return DENSITY.refused
  const amount = factOf(description, 'amount')
  const styled = style.density ?? DENSITY.usual
  const usual = amount?.name === 'lush' ? Math.max(DENSITY.lush, styled * MORE) : amount ? DENSITY[amount.name] : styled
  return Math.min(DENSITIES.most, Math.max(DENSITIES.least, usual * (amount?.scale ?? 1)))
}

function refusesFlowers(description: SceneDescription): boolean {
  const isNone = ({ kind, name }: { kind: string; name: string }) => kind === 'flower' && name === 'none'
  return description.facts.some(isNone) || description.without.some(isNone)
}

export function chooseDecor(description: SceneDescription, style: Partial<Style> & Pick<Look, 'drapes'>): Decor {
  const has = (name: ObjectName) => description.facts.some((fact) => fact.kind === 'object' && fact.name === name)
  const lacks = (name: ObjectName) => isUnwanted(description, 'object', name)
  const either = (name: ObjectName, usual: boolean | undefined) => has(name) || (usual === true && !lacks(name))
  return {
    aisle: chooseAisle(has, lacks, refusesFlowers(description)),
    strings: either('string-lights', style.strings) || has('edison-bulbs'),
    bunting: has('papel-picado') || either('bunting', style.bunting),
    candles: lacks('candles') ? 'none' : 'taper',
    tall: either('tall-centerpieces', style.tall) || isTall(description),
    drapes: either('drapes', style.drapes),
    chandelier: lacks('chandelier') ? false : has('hanging-plants') ? 'floral' : true,
    runner: colourOf(description, 'runner') ?? RUNNER,
    rows: chooseRows(description),
    framing: !lacks('hanging-plants') && !description.facts.some(isInSky),
  }
}

/** Whether the description names tall centrepieces, or tall flowers with centrepieces. */
function isTall(description: SceneDescription): boolean {
  const hasCentrepieces = factsOf(description, 'object').some(({ name }) => name === 'centerpieces')
  const arranged = [...factsOf(description, 'object'), ...factsOf(description, 'flower')]
  return (
    hasCentrepieces &&
    arranged.some(
      ({ kind, name, qualities }) => (kind === 'flower' || name === 'centerpieces') && qualities?.includes('tall'),
    )
  )
}

/** Returns the colour that the description gives to a target such as napkins. */
export function colourOf(description: SceneDescription, target: ColourTarget): string | undefined {
  return factsOf(description, 'colour').find(({ of }) => of === target)?.colour
}

/** Whether a fact is an object in the sky, which leaves at the upper edge would hide. */
function isInSky(fact: SceneDescription['facts'][number]): boolean {
  return fact.kind === 'object' && OBJECTS[fact.name]?.place === 'sky'
}

function chooseAisle(
  has: (name: ObjectName) => boolean,
  lacks: (name: ObjectName) => boolean,
  isRefused: boolean,
): Decor['aisle'] {
  if (has('lanterns')) return 'lanterns'
  if (has('candles') || has('tea-lights')) return 'candles'
  if (has('aisle-flowers') || has('petals')) return 'flowers'
  return isRefused || lacks('aisle-flowers') || lacks('petals') ? 'none' : 'flowers'
}

/** Returns the number of seats that the description gives: of chairs, or else of guests. */
export function seatsOf(description: SceneDescription): number | undefined {
  const guests = factsOf(description, 'person').find(({ name }) => name === 'guest')
  const seats = [factOf(description, 'seat'), ...(description.implied ?? [])].find(
    (fact) => fact?.kind === 'seat' && fact.count !== undefined,
  )
  return (seats?.kind === 'seat' ? seats.count : undefined) ?? (guests?.count || undefined)
}

/** Returns the number of seats of a ceremony. An intimate one has few, if the description gives no number. */
export function ceremonySeats(description: SceneDescription): number | undefined {
  const isIntimate = factsOf(description, 'style').some(({ name }) => name === 'Intimate')
  return seatsOf(description) ?? (isIntimate ? INTIMATE_SEATS : undefined)
}

function chooseRows(description: SceneDescription): number {
  const seat = factOf(description, 'seat')
  if (seat?.rows) return Math.min(ROWS.mostNamed, seat.rows)
  const seats = ceremonySeats(description)
  const fewest = seats !== undefined && seats > ONE_ROW ? 2 : ROWS.fewest
  const rows = seats === undefined ? ROWS.usual : Math.max(fewest, Math.ceil(seats / CHAIRS_A_ROW))
  return Math.round(Math.min(ROWS.most, Math.max(ROWS.fewest, rows * (seat?.scale ?? 1))))
}
