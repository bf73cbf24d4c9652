import {
  type ActionName,
  type AttireName,
  type Fact,
  factOf,
  factsOf,
  type ObjectName,
  type SceneDescription,
  type VenueName,
  type ViewName,
} from '@vowkit/understanding'
import { actionsOfCouple, type CouplePose, isOfficiant, poseOfCouple } from '../figures/index.ts'
import { OBJECTS } from '../objects/index.ts'
import type { ObjectPlace } from '../objects/object.ts'
import type { Style } from '../prompt/styles.ts'
import type { SceneSpec, SettingName } from '../spec.ts'
import { fitsCamera } from './cameras.ts'
import { factsOfFirstVenue } from './choose-setting.ts'
import { keepView } from './keep-view.ts'
import { excludesGuests, hasCrowd, hasMoment, isOwnMoment, namesAction, reactionsOfGuests } from './moments.ts'
import { closeUpOf, isOfCake, TABLE_DETAILS } from './table-facts.ts'
import { hasPlace, isDecoration } from './view-facts.ts'

type Comp = SceneSpec['comp']

export const COMP_OF_VIEW: Readonly<Record<ViewName, Comp>> = {
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
const TABLEWARE: readonly ObjectName[] = [
  ...(['napkins', 'tablecloth', 'plates', 'centerpieces', 'tall-centerpieces'] as const),
  ...TABLE_DETAILS,
]
/** Venues whose receptions usually have round tables. */
const ROUND_TABLE_VENUES: readonly VenueName[] = ['ballroom', 'tent', 'sailcloth-tent', 'estate', 'chateau', 'theatre']
/** Objects of an aisle, which suggest a ceremony. */
const OF_AN_AISLE: readonly ObjectName[] = ['runner', 'aisle-flowers']
/** Objects that decorate every view, so that they suggest no free scene. */
const WITH_ANY_VIEW: readonly ObjectName[] = ['lanterns', 'dance-floor', 'rings']
/** The number of seats up to which they stand in a free scene. */
const FEW_SEATS = 4
/** Objects beside a cake that a close-up of it shows. */
const WITH_CAKE: readonly ObjectName[] = ['cake-table', 'candles', 'cupcakes']
const COUPLE: readonly string[] = ['couple', 'bride', 'groom']
/** The number of seats of a description that names seats without a number. Cushions are also for a lounge. */
const MANY_SEATS = 40
/** The number of facts that a close-up would hide, from which a free scene shows its subject instead. */
const MUCH_BESIDE = 2
/** Kinds of objects that stand in a free scene. */
const STANDING: readonly ObjectPlace[] = ['beside', 'behind', 'front', 'group', 'aisle']
/** Clothes that the still life shows on a hanger. Other clothes are shown on the couple. */
const ON_A_HANGER: readonly AttireName[] = ['dress', 'ballgown', 'veil']
const TABLE_VIEWS = {
  round: 'round-tables',
  cocktail: 'round-tables',
  square: 'round-tables',
  long: 'long-tables',
  sweetheart: 'round-tables',
} as const

const CLOSE_UPS: readonly string[] = ['cake', 'bouquet', 'tablescape', 'invitation'] satisfies ViewName[]
/** Poses of a couple that stands between tables. */
const AT_TABLES: readonly CouplePose[] = ['toasting', 'dancing', 'dip', 'kiss', 'embrace', 'feeding', 'cutting-cake']

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

export interface ViewOptions {
  /** The view of a variant. Ignored if it does not show everything that the usual view shows. */
  wanted?: Comp | undefined
  /** The scene before an edit, whose view the edit keeps unless it names another one. */
  before?: SceneSpec | undefined
}

/** Returns the view of a description. */
export function chooseView(
  description: SceneDescription,
  style: Partial<Style>,
  setting: SettingName,
  { wanted, before }: ViewOptions = {},
): Comp {
  const [usual, ...others] = completeViews(description, style, setting)
  if (before) return keepView(description, usual, before)
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
  const usual = usualView(description, usableStyle(description, style, setting))
  const shown = description.facts.filter((fact) => hasPlace(fact, { comp: usual, setting }))
  const showsAll = (comp: Comp) => shown.every((fact) => hasPlace(fact, { comp, setting }))
  return [usual, ...otherViews(description, usual).filter((comp) => comp !== usual && showsAll(comp))]
}

/** Removes the view of a style if it hides facts that the view along the aisle shows. */
function usableStyle(description: SceneDescription, style: Partial<Style>, setting: SettingName): Partial<Style> {
  const { comp, ...others } = style
  const isHidden = (fact: Fact) =>
    hasPlace(fact, { comp: 'aisle', setting }) && comp && !hasPlace(fact, { comp, setting })
  return description.facts.some(isHidden) ? others : style
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
  if (usual === 'scene') return []
  if (isCeremony(description) || suggestsCeremony(description)) return CEREMONY
  if (hasDanceFloor(description)) return []
  return ANY
}

/** Whether the description names guests, seats or an aisle, which only a view of a ceremony shows. */
function isCeremony(description: SceneDescription): boolean {
  if (excludesGuests(description)) return false
  const people = factsOf(description, 'person')
  const isCeremonial = suggestsCeremony(description)
  const hasWitnesses = people.some(({ name }) => (name === 'guest' && isCeremonial) || isOfficiant(name))
  const hasSeats = factsOf(description, 'seat').some(
    ({ name, count = name === 'cushion' ? 1 : MANY_SEATS }) => name !== 'none' && count > FEW_SEATS,
  )
  const hasAisle = factsOf(description, 'object').some(({ name }) => OF_AN_AISLE.includes(name))
  return hasWitnesses || hasSeats || hasAisle || factOf(description, 'view')?.name === 'aisle'
}

/** Whether the description names a structure, a culture or flowers, which a view of a ceremony shows best. */
function suggestsCeremony({ facts }: SceneDescription): boolean {
  return facts.some(({ kind, name }) => (kind === 'structure' || kind === 'culture') && name !== 'none')
}

/** Whether the description names people or objects that stand in a free scene. */
function isFreeScene(description: SceneDescription): boolean {
  const hasPeople = factsOf(description, 'person').some(({ name, count }) => name !== 'none' && count !== 0)
  const hasFewSeats = factsOf(description, 'seat').some(({ count = 0 }) => count > 0 && count <= FEW_SEATS)
  const isDressed = factsOf(description, 'colour').some(({ of }) => of === 'dress' || of === 'suit')
  const hasClothes = isDressed || factsOf(description, 'attire').length > 0
  return hasCrowd(description) || hasPeople || hasClothes || hasFewSeats || standingObjects(description).length > 0
}

function standingObjects(description: SceneDescription): ObjectName[] {
  const names = factsOf(description, 'object').map(({ name }) => name)
  return names.filter((name) => {
    const place = OBJECTS[name]?.place
    const isUsual = WITH_ANY_VIEW.includes(name) && !factOf(description, 'structure')
    return place !== undefined && STANDING.includes(place) && !isUsual && !isDecoration(name)
  })
}

/** Whether the description names a dance floor, or a DJ or disco balls for other people than the couple. */
function isDance(description: SceneDescription): boolean {
  const namesFloor = factsOf(description, 'object').some(({ name }) => name === 'dance-floor')
  const people = factsOf(description, 'person').map(({ name }) => name)
  const isForCouple = people.length > 0 && people.every((name) => COUPLE.includes(name))
  return namesFloor || (hasDanceFloor(description) && !isForCouple)
}

function hasDanceFloor(description: SceneDescription): boolean {
  return factsOf(description, 'object').some(({ name }) => DANCE_OBJECTS.includes(name))
}

/**
 * Returns the view that the description names. Otherwise returns the view that shows the most facts of the description.
 */
function usualView(description: SceneDescription, style: Partial<Style>): Comp {
  const first = { ...description, facts: factsOfFirstVenue(description) }
  const view = factOf(first, 'view')
  const moment = viewOfMoment(first)
  if (moment) return moment
  if (view?.name === 'attire' && factsOf(description, 'attire').some(({ name }) => !ON_A_HANGER.includes(name)))
    return 'scene'
  if (view?.name === 'bouquet' && factsBesideBouquet(description) >= MUCH_BESIDE) return 'scene'
  const beside = standingObjects(description).filter((name) => !isOfCake(name) && name !== 'cake-table')
  if (view?.name === 'cake' && beside.length >= MUCH_BESIDE) return 'scene'
  if (view?.name === 'empty' && isFreeScene(description)) return 'scene'
  if (view && !(view.implied && isCoupleAlone(description, view.name))) return COMP_OF_VIEW[view.name]
  if (isAboutCake(description)) return 'cake'
  const table = factOf(first, 'table')?.name
  if (table && table !== 'none') return TABLE_VIEWS[table]
  const detail = factsOf(description, 'object').find(({ name }) => closeUpOf(name) && isOnly(description, name))
  if (detail) return closeUpOf(detail.name) ?? 'tablescape'
  if (namesTableware(description) && !factOf(description, 'structure')) {
    const venue = factOf(description, 'venue')?.name
    return venue && ROUND_TABLE_VENUES.includes(venue) ? 'round-tables' : 'long-tables'
  }
  if (isDance(description) && !factOf(description, 'structure') && !factOf(description, 'seat')) return 'dance-floor'
  if (isCeremony(description)) return 'aisle'
  if (isOnly(description, 'cake-table')) return 'cake'
  if (isOnly(description, 'rings')) return hasClothesOnHanger(description) ? 'attire' : 'jewellery'
  if (isFreeScene(description)) return 'scene'
  return suggestsCeremony(description) ? 'aisle' : (style.comp ?? 'aisle')
}

/**
 * Returns the view of what the couple and the guests do. Returns `undefined` if another view that the description names
 * shows it, too.
 */
function viewOfMoment(description: SceneDescription): Comp | undefined {
  const view = factOf(description, 'view')
  if (view?.name === 'above') return undefined
  if (view?.name === 'side' && !isCeremony(description)) return 'scene'
  if (namesAction(description, 'procession')) return 'aisle'
  if (view?.name === 'portrait') return undefined
  if (!hasMoment(description) && !needsFreeScene(description)) return undefined
  if (namesAction(description, 'money-spray') || reactsWildly(description)) return 'scene'
  if (view?.name === 'circle' && hasMoment(description) && !isCeremony(description)) return 'scene'
  if (dancesAlone(description)) return 'scene'
  if (isDance(description) || (view?.name === 'dance-floor' && !isCoupleAlone(description, view.name))) return undefined
  if (isBetweenTables(description)) return undefined
  if (isOwnMoment(description) || namesAction(description, 'ride')) return 'scene'
  const isElsewhere = isCeremony(description) || factOf(description, 'table') || namesTableware(description)
  return isElsewhere || (view && !view.implied) ? undefined : 'scene'
}

/** Whether the couple does something that it can also do between the tables that the description names. */
function isBetweenTables(description: SceneDescription): boolean {
  const table = factOf(description, 'table')
  const pose = poseOfCouple(description)
  return table !== undefined && table.name !== 'none' && pose !== undefined && AT_TABLES.includes(pose)
}

/** Whether only the couple dances, without guests and without a dance floor. */
function dancesAlone(description: SceneDescription): boolean {
  const view = factOf(description, 'view')
  const dances = actionsOfCouple(description).includes('dance')
  return dances && (!view || view.implied === true) && !hasCrowd(description) && !hasDanceFloor(description)
}

/** Whether the guests do something that a dance floor or an aisle does not show, such as throwing petals. */
function reactsWildly(description: SceneDescription): boolean {
  const isElsewhere = isCeremony(description) || factOf(description, 'table') !== undefined
  const done = reactionsOfGuests(description).map(({ action }) => action)
  const isCalm = done.every((action) => action === undefined || CALM.includes(action))
  return !isElsewhere && !isCalm
}

const CALM: readonly (ActionName | undefined)[] = ['dance', 'stand', 'mingle', 'toast']

/** Whether the description names a camera that only a free scene has, such as a wide shot. */
function needsFreeScene({ facts }: SceneDescription): boolean {
  if (facts.some(({ kind, name }) => kind === 'view' && CLOSE_UPS.includes(name))) return false
  if (isAboutCake({ facts, without: [] })) return false
  return facts.some((fact) => fact.kind === 'camera' && !fitsCamera(fact.name, 'aisle', false))
}

/** Whether only the couple takes part in an occasion, such as an elopement or a dance in the rain. */
function isCoupleAlone(description: SceneDescription, view: ViewName): boolean {
  if (view === 'aisle') return excludesGuests(description) && isFreeScene(description)
  const hasGuests = factsOf(description, 'person').some(({ name, count }) => name === 'guest' && count !== 0)
  return view === 'dance-floor' && !hasGuests && !hasDanceFloor(description) && standingObjects(description).length > 0
}

/** Returns the number of facts that a close-up of a bouquet does not show. */
function factsBesideBouquet({ facts }: SceneDescription): number {
  return facts.filter(
    ({ kind, name }) => kind === 'person' || kind === 'attire' || (kind === 'object' && name !== 'ribbons'),
  ).length
}

/** Whether the description starts with a cake, and names nothing that stands elsewhere. A close-up shows no people. */
function isAboutCake({ facts }: SceneDescription): boolean {
  const isClose = facts.some(({ kind, name }) => kind === 'camera' && name === 'close-up')
  const [first] = facts.filter(({ kind }) => kind !== 'camera')
  const isCake = first?.kind === 'object' && (first.name === 'cake-table' || isOfCake(first.name))
  const isBeside = (fact: Fact) =>
    (fact.kind === 'person' && !isClose) ||
    ['attire', 'seat', 'structure', 'view', 'culture'].includes(fact.kind) ||
    (fact.kind === 'table' && fact.count !== 1) ||
    (fact.kind === 'object' && !WITH_CAKE.includes(fact.name) && !isOfCake(fact.name))
  return isCake && !facts.some(isBeside)
}

/** Whether the description names an object, but no place, no style and nobody. */
function isOnly({ facts }: SceneDescription, object: ObjectName): boolean {
  const isNamed = facts.some(({ kind, name }) => kind === 'object' && name === object)
  return isNamed && !facts.some(({ kind }) => ['venue', 'person', 'table', 'season', 'style', 'culture'].includes(kind))
}

function hasClothesOnHanger(description: SceneDescription): boolean {
  return factsOf(description, 'attire').some(({ name }) => ON_A_HANGER.includes(name))
}

/** Whether the description names objects or cloths of a table. */
function namesTableware(description: SceneDescription): boolean {
  const hasCloth = factsOf(description, 'colour').some(({ of }) => of === 'linen' || of === 'napkin')
  return hasCloth || factsOf(description, 'object').some(({ name }) => TABLEWARE.includes(name))
}
