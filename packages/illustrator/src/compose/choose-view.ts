import {
  type AttireName,
  type Fact,
  factOf,
  factsOf,
  type ObjectName,
  type PersonName,
  type SceneDescription,
  type VenueName,
  type ViewName,
} from '@vowkit/understanding'
import type { Style } from '../prompt/styles.ts'
import type { SceneSpec, SettingName } from '../spec.ts'
import { factsOfFirstVenue } from './choose-setting.ts'
import { isShown } from './shown-facts.ts'

type Comp = SceneSpec['comp']

const COMP_OF_VIEW: Readonly<Record<ViewName, Comp>> = {
  aisle: 'aisle',
  side: 'side',
  circle: 'circle',
  above: 'above',
  'long-tables': 'long-tables',
  'round-tables': 'round-tables',
  'dance-floor': 'dance-floor',
  portrait: 'portrait',
  tablescape: 'tablescape',
  bouquet: 'bouquet',
  cake: 'cake',
  attire: 'attire',
  invitation: 'stationery',
  empty: 'empty',
}
const DANCE_OBJECTS: readonly ObjectName[] = ['disco-ball', 'dj-desk', 'dance-floor']
const CEREMONY_KINDS: readonly Fact['kind'][] = ['structure', 'seat', 'culture']
const TABLEWARE: readonly ObjectName[] = ['napkins', 'plates', 'centerpieces', 'tall-centerpieces']
/** Venues whose receptions usually have round tables. */
const ROUND_TABLE_VENUES: readonly VenueName[] = ['ballroom', 'tent', 'sailcloth-tent', 'estate', 'chateau', 'theatre']
const CROWD: readonly PersonName[] = ['guest', 'officiant']
/** Objects that decorate an aisle. */
const WITH_AN_AISLE: Readonly<Partial<Record<ObjectName, true>>> = {
  candles: true,
  lanterns: true,
  petals: true,
  runner: true,
  'aisle-flowers': true,
}
/** Clothes that the still life shows on a hanger. Other clothes are shown on the couple. */
const ON_A_HANGER: readonly AttireName[] = ['dress', 'ballgown', 'veil']
const TABLE_VIEWS = {
  round: 'round-tables',
  cocktail: 'round-tables',
  square: 'round-tables',
  long: 'long-tables',
  sweetheart: 'round-tables',
} as const

/** Views of a ceremony, by what they show of the guests. */
const CEREMONY: readonly Comp[] = ['aisle', 'side', 'above', 'circle']
/** Views of a wedding whose description names neither an occasion nor an object of one. */
const ANY: readonly Comp[] = ['aisle', 'long-tables', 'side', 'round-tables', 'portrait', 'above']
/** Settings that are recognizable from above, without their horizon. */
const SEEN_FROM_ABOVE: readonly SettingName[] = [
  ...(['beach', 'tropical-beach', 'coast', 'lake', 'river', 'meadow', 'garden', 'rose-garden'] as const),
  ...(['lavender-field', 'sunflower-field'] as const),
]
/** Facts that a plan without a sky and without faces hardly shows. */
const HIDDEN_FROM_ABOVE: readonly Fact['kind'][] = ['time', 'weather', 'person', 'attire', 'culture']
const SEEN_ON_THE_GROUND: readonly string[] = ['aisle-flowers', 'petals', 'runner']
/** Facts that the view of the couple from behind hardly shows. */
const DECORATION: readonly Fact['kind'][] = ['flower', 'leaf', 'colour', 'amount']
const DINNER: readonly Comp[] = ['long-tables', 'round-tables']

/** The other views of an occasion that the description names. */
const OF_OCCASION: Readonly<Partial<Record<Comp, readonly Comp[]>>> = {
  aisle: CEREMONY,
  'long-tables': DINNER,
  'round-tables': DINNER,
}

/**
 * Returns the usual view of a description, or `wanted` if it suits the description and shows everything that the usual
 * view shows.
 */
export function chooseView(
  description: SceneDescription,
  style: Partial<Style>,
  setting: SettingName,
  wanted?: Comp,
): Comp {
  const [usual, ...others] = completeViews(description, style, setting)
  return others.find((view) => view === wanted) ?? usual
}

/** Returns the views of which a couple can choose, with the usual view first. They show all decoration clearly. */
export function suitableViews(
  description: SceneDescription,
  style: Partial<Style>,
  setting: SettingName,
): readonly [Comp, ...Comp[]] {
  const [usual, ...others] = completeViews(description, style, setting)
  const isClear = (comp: Comp) => description.facts.every((fact) => isProminent(fact, comp))
  const isRecognizable = (comp: Comp) => comp !== 'above' || SEEN_FROM_ABOVE.includes(setting)
  return [usual, ...others.filter((comp) => isClear(comp) && isRecognizable(comp))]
}

/** Returns the views that show everything that the usual view shows, with the usual view first. */
function completeViews(
  description: SceneDescription,
  style: Partial<Style>,
  setting: SettingName,
): readonly [Comp, ...Comp[]] {
  const usual = usualView(description, style)
  const shown = description.facts.filter((fact) => isShown(fact, { comp: usual, setting }))
  const showsAll = (comp: Comp) => shown.every((fact) => isShown(fact, { comp, setting }))
  return [usual, ...otherViews(description, usual).filter((comp) => comp !== usual && showsAll(comp))]
}

/** Whether the requested decoration is large enough in a view to be recognized. */
function isProminent({ kind, name }: Fact, comp: Comp): boolean {
  if (comp === 'portrait') return !DECORATION.includes(kind) && name !== 'candles'
  if (comp === 'side' || comp === 'circle') return name !== 'candles'
  if (comp !== 'above') return true
  return !HIDDEN_FROM_ABOVE.includes(kind) && (kind !== 'object' || SEEN_ON_THE_GROUND.includes(name))
}

function otherViews(description: SceneDescription, usual: Comp): readonly Comp[] {
  const view = factOf(description, 'view')
  if (view) return (view.implied && OF_OCCASION[usual]) || []
  if (factOf(description, 'table')) return usual === 'round-tables' ? ['above'] : []
  if (isCeremony(description)) return CEREMONY
  if (hasDanceFloor(description)) return []
  return usual === 'portrait' ? ['aisle', 'side', 'circle'] : ANY
}

function isCeremony({ facts }: SceneDescription): boolean {
  return facts.some(({ kind, name }) => CEREMONY_KINDS.includes(kind) && name !== 'none')
}

function hasDanceFloor(description: SceneDescription): boolean {
  return factsOf(description, 'object').some(({ name }) => DANCE_OBJECTS.includes(name))
}

/**
 * Returns the view that the description names. Otherwise returns the view that shows the most facts of the description.
 */
function usualView(description: SceneDescription, style: Partial<Style>): Comp {
  const first = { ...description, facts: factsOfFirstVenue(description) }
  const view = factOf(first, 'view')?.name
  if (view === 'attire' && factsOf(description, 'attire').some(({ name }) => !ON_A_HANGER.includes(name)))
    return 'portrait'
  if (view) return COMP_OF_VIEW[view]
  const table = factOf(first, 'table')?.name
  if (table && table !== 'none') return TABLE_VIEWS[table]
  if (namesTableware(description) && !factOf(description, 'structure')) {
    const venue = factOf(description, 'venue')?.name
    return venue && ROUND_TABLE_VENUES.includes(venue) ? 'round-tables' : 'long-tables'
  }
  if (hasDanceFloor(description) && !factOf(description, 'structure') && !factOf(description, 'seat'))
    return 'dance-floor'
  if (isCeremony(description)) return 'aisle'
  if (isOnly(description, 'cake-table')) return 'cake'
  if (isOnly(description, 'rings')) return hasClothesOnHanger(description) ? 'attire' : 'jewellery'
  const hasCrowd = factsOf(description, 'person').some(({ name }) => CROWD.includes(name))
  if (hasCrowd || hasDecoration(description)) return style.comp ?? 'aisle'
  const hasCouple = factsOf(description, 'person').some(({ name }) => ['couple', 'bride', 'groom'].includes(name))
  if (hasCouple || factOf(description, 'attire')) return 'portrait'
  return style.comp ?? 'aisle'
}

/** Whether the description names an object, but no place, no style and nobody. */
function isOnly({ facts }: SceneDescription, object: ObjectName): boolean {
  const isNamed = facts.some(({ kind, name }) => kind === 'object' && name === object)
  return isNamed && !facts.some(({ kind }) => ['venue', 'person', 'table', 'season', 'style', 'culture'].includes(kind))
}

function hasClothesOnHanger(description: SceneDescription): boolean {
  return factsOf(description, 'attire').some(({ name }) => ON_A_HANGER.includes(name))
}

/** Whether the description names flowers or candles, which only a view with an aisle or tables shows. */
function hasDecoration({ facts }: SceneDescription): boolean {
  return facts.some(
    ({ kind, name }) => (kind === 'flower' && name !== 'none') || (kind === 'object' && name in WITH_AN_AISLE),
  )
}

/** Whether the description names objects or cloths of a table. */
function namesTableware(description: SceneDescription): boolean {
  const hasCloth = factsOf(description, 'colour').some(({ of }) => of === 'linen' || of === 'napkin')
  return hasCloth || factsOf(description, 'object').some(({ name }) => TABLEWARE.includes(name))
}
