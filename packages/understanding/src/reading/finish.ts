import type { VenueName, ViewName } from '../concepts.ts'
import type { Fact, SceneDescription, Unwanted } from '../description.ts'
import type { EventName } from '../lexicon/meaning.ts'
import { type Item, NONE } from './reading.ts'

/** Views that describe the position of the camera. They take precedence over views that describe an event. */
const CAMERA: ReadonlySet<ViewName> = new Set([
  'side',
  'circle',
  'above',
  'portrait',
  'tablescape',
  'bouquet',
  'cake',
  'attire',
  'invitation',
])
/**
 * Views whose names are also names of objects, such as "cake". They set the view only if the prompt names no other
 * view.
 */
const DETAILS: ReadonlySet<ViewName> = new Set(['bouquet', 'invitation', 'cake', 'attire'])

/** Kinds of facts that a close-up of a detail does not show. A prompt with such a fact describes the whole scene. */
const OTHERS: ReadonlySet<Fact['kind']> = new Set(['venue', 'person', 'attire'])

const EVENT_VIEWS: Partial<Record<EventName, ViewName>> = {
  ceremony: 'aisle',
  dinner: 'long-tables',
  reception: 'round-tables',
  dancing: 'dance-floor',
}

/** Returns the view that an occasion suggests, such as the dance floor for dancing. */
export function viewOfEvent(event: EventName): ViewName | undefined {
  return EVENT_VIEWS[event]
}

/** Combines the noun phrases of a prompt into a scene description. */
export function describeItems(items: readonly Item[]): SceneDescription {
  dropOverruledPlaces(items)
  fitVenueToCulture(items)
  launchBoats(items)
  chooseView(items)
  countRows(items)
  const facts: Fact[] = []
  for (const item of items) {
    if (item.unwanted) continue
    for (const fact of [...item.facts, ...item.colours]) mergeFact(facts, fact)
  }
  const without = items.filter(({ unwanted }) => unwanted).flatMap((item) => unwantedOf(item, facts))
  const implied = items.filter(({ unwanted }) => !unwanted).flatMap((item) => item.implied ?? [])
  return { facts, without: distinct(without), ...(implied.length && { implied }) }
}

/** Adds a fact to a list. If the list contains the same fact, merges the details into that fact. */
export function mergeFact(facts: Fact[], fact: Fact): void {
  const same = facts.find((other) => isSame(other, fact))
  if (!same) facts.push({ ...fact })
  else if (same.kind !== 'colour')
    for (const [key, value] of Object.entries(fact)) if (value !== undefined) Object.assign(same, { [key]: value })
}

export function isSame(a: Fact, b: Fact): boolean {
  if (a.kind !== b.kind || a.name !== b.name) return false
  if (a.kind === 'colour' && b.kind === 'colour') return a.of === b.of && a.shade === b.shade
  if (a.kind === 'action' && b.kind === 'action') return a.of === b.of
  if (a.kind === 'attire' && b.kind === 'attire') return a.partner === b.partner && (a.of === b.of || !a.of || !b.of)
  if (a.kind === 'person' && b.kind === 'person') return a.partner === b.partner
  return true
}

/** Venues that can also be a detail of another venue, as in "the lawn of the estate" or "a stone castle hall". */
const GENERAL_VENUES: ReadonlySet<string> = new Set([
  'backyard',
  'dock',
  'farmyard',
  'hills',
  'log-cabin',
  'meadow',
  'patio',
  'pub',
  'street',
])

/** Natural venues, such as a beach. A place name with another venue, such as a city, only suggests its venue. */
const LANDSCAPES: ReadonlySet<string> = new Set([
  'beach',
  'canyon',
  'coast',
  'desert',
  'dunes',
  'fjord',
  'highlands',
  'hills',
  'lake',
  'lavender-field',
  'lemon-grove',
  'mountain',
  'northern-lights',
  'oak-garden',
  'olive-grove',
  'orchard',
  'pine-forest',
  'rainforest',
  'redwood',
  'rice-terraces',
  'river',
  'savannah',
  'snow-field',
  'tropical-beach',
  'tulip-field',
  'vineyard',
])

/** Removes place names if the prompt names a venue: "Paris rooftop" is a rooftop. */
function dropOverruledPlaces(items: readonly Item[]): void {
  const venues = items.filter(({ unwanted, facts }) => !unwanted && facts.some(({ kind }) => kind === 'venue'))
  const named = venues.filter(({ weak }) => !weak)
  const tropical = venues.some(({ weak, facts }) => weak && facts.some(({ name }) => name === 'tropical-beach'))
  for (const { facts } of named) {
    const beach = facts.find(({ name }) => name === 'beach')
    if (tropical && beach) Object.assign(beach, { name: 'tropical-beach' })
  }
  const kept = named.length ? undefined : venues[0]
  const isSpecific = ({ facts }: Item) => facts.some(({ kind, name }) => kind === 'venue' && !GENERAL_VENUES.has(name))
  const hasSpecific = named.some(isSpecific)
  for (const item of venues) {
    if (item.weak && item !== kept) overrulePlace(item)
    else if (item.weak || (hasSpecific && !isSpecific(item)) || isGeneralWood(item, venues)) suggestVenue(item)
  }
}

/** Woods that are more specific than "a forest". */
const WOODS: ReadonlySet<string> = new Set(['redwood', 'birch-wood', 'bamboo-forest', 'rainforest', 'oak-garden'])

/** Whether an item names only "a forest" among items that name a kind of forest. */
function isGeneralWood({ facts }: Item, venues: readonly Item[]): boolean {
  if (!facts.some(({ name }) => name === 'pine-forest')) return false
  return venues.some((other) => other.facts.some(({ name }) => WOODS.has(name)))
}

/** Place names of this venue, such as "harbour", name a sight instead of a town or a region. */
const SIGHT = 'dock'

/** A town or a region only suggests a venue, so nothing is missing if the prompt names another venue. */
function overrulePlace(item: Item): void {
  item.isRegion = !item.undrawn && item.facts.every(({ name }) => name !== SIGHT)
  removeVenue(item)
}

function removeVenue(item: Item): void {
  item.facts = item.facts.filter(({ kind }) => kind !== 'venue')
}

/** Turns the venue of a noun phrase into an implied fact. The name of a landscape remains a named fact. */
function suggestVenue(item: Item): void {
  const venues = item.facts.filter(({ kind, name }) => kind === 'venue' && !(item.weak && LANDSCAPES.has(name)))
  if (!venues.length) return
  removeVenue(item)
  item.implied = [...(item.implied ?? []), ...venues.map((fact) => ({ ...fact, implied: true }) as Fact)]
}

/** Whether a fact before the name of a close-up describes it, as in "a cascading bouquet" and "a five tier cake". */
function isDescribing({ kind, name }: Fact): boolean {
  return kind === 'amount' || kind === 'style' || name === 'cake-table'
}

function chooseView(items: readonly Item[]): void {
  const wanted = items.filter(({ unwanted }) => !unwanted)
  const views = wanted.flatMap(({ facts }) => facts).filter((fact) => fact.kind === 'view')
  const others = wanted.some(({ event, facts }) => event || facts.some(({ kind }) => OTHERS.has(kind)))
  const first = wanted.flatMap(({ facts }) => facts).find((fact) => !isDescribing(fact))
  const camera = views.find((view) => CAMERA.has(view.name) && (!DETAILS.has(view.name) || view === first || !others))
  const chosen = camera ?? views.find(({ name }) => !DETAILS.has(name)) ?? (others ? undefined : views[0])
  const count = views.find(({ name, count }) => name === chosen?.name && count !== undefined)?.count
  if (chosen && count !== undefined) chosen.count = count
  for (const item of wanted) dropViews(item, chosen)
  if (!chosen) addImpliedView(wanted)
  else if (chosen.name === 'cake') colourCake(wanted)
}

function dropViews(item: Item, chosen: Fact | undefined): void {
  // A plan from above also shows guests in a circle.
  const isArranged = (fact: Fact) => chosen?.name === 'above' && fact.name === 'circle'
  const isDropped = (fact: Fact) => fact.kind === 'view' && fact.name !== chosen?.name && !isArranged(fact)
  item.isHidden = item.facts.some((fact) => isDropped(fact) && fact.name !== 'bouquet')
  item.facts = item.facts.filter((fact) => !isDropped(fact))
}

/** Adds the view that the occasion suggests if the prompt names neither a view nor tables. */
function addImpliedView(items: readonly Item[]): void {
  const tables = items.some(({ facts }) => facts.some(({ kind }) => kind === 'table'))
  const occasion = items.find(({ event }) => event && EVENT_VIEWS[event])
  const name = occasion?.event && EVENT_VIEWS[occasion.event]
  if (name && !tables) occasion.implied = [{ kind: 'view', name, implied: true }]
  if (occasion || tables) return
  const dance = items.find(({ facts }) => facts.some((fact) => fact.kind === 'action' && fact.name === 'dance'))
  if (dance) dance.implied = [...(dance.implied ?? []), { kind: 'view', name: 'dance-floor', implied: true }]
}

/** Applies colours without a target to the cake in a close-up of a cake, as in "our cake, all white". */
function colourCake(items: readonly Item[]): void {
  for (const item of items) {
    if (!item.target) item.colours = item.colours.map((colour) => ({ of: 'cake', ...colour }))
  }
}

/** Replaces a venue by the matching venue of a culture: a temple in a Japanese scene is a shrine. */
const VENUES_OF_CULTURE: Partial<Record<string, Partial<Record<string, VenueName>>>> = {
  mission: { chinese: 'chinese-courtyard', korean: 'korean-palace', moroccan: 'riad', muslim: 'mosque' },
  patio: {
    chinese: 'chinese-courtyard',
    korean: 'korean-palace',
    moroccan: 'riad',
    muslim: 'mosque',
    mexican: 'mission',
    hindu: 'indian-palace',
  },
  chateau: {
    chinese: 'chinese-courtyard',
    korean: 'korean-palace',
    moroccan: 'riad',
    hindu: 'indian-palace',
  },
  'chinese-courtyard': { korean: 'korean-palace' },
  temple: { japanese: 'shrine', chinese: 'chinese-courtyard', jewish: 'synagogue' },
}

/** Narrow water, and the boat in which a couple is on it. */
const BOATS: Partial<Record<string, 'boat' | 'gondola'>> = {
  canal: 'gondola',
  'dutch-canal': 'boat',
  lake: 'boat',
  river: 'boat',
  fjord: 'boat',
  highlands: 'boat',
}

/** Turns a boat as the venue into an object if the prompt names narrow water, as in "in a boat on a canal". */
function launchBoats(items: readonly Item[]): void {
  const wanted = items.filter(({ unwanted }) => !unwanted)
  const venues = wanted.flatMap(({ facts }) => facts).filter(({ kind }) => kind === 'venue')
  const boat = venues.map(({ name }) => BOATS[name]).find(Boolean)
  if (!boat) return
  for (const item of wanted) {
    item.facts = item.facts.map((fact) =>
      fact.kind === 'venue' && fact.name === 'boat' ? { kind: 'object', name: boat } : fact,
    )
  }
}

/** The length of a preposition such as "of" between "rows" and their seats, with spaces. */
const PREPOSITION = { shortest: 4, longest: 5 }

/** Gives the number of "ten rows of benches" to the benches as their rows. */
function countRows(items: readonly Item[]): void {
  for (const [at, { generic, count, end, facts, unwanted }] of items.entries()) {
    const seats = items[at + 1]
    if (generic !== 'seat' || unwanted || !seats) continue
    const gap = seats.start - end
    if (gap < PREPOSITION.shortest || gap > PREPOSITION.longest) continue
    const named = seats.facts.find(({ kind }) => kind === 'seat')
    if (!named && seats.generic !== 'seat') continue
    facts.length = 0
    if (count === undefined) continue
    if (named?.kind === 'seat') named.rows = count
    else seats.facts.push({ kind: 'seat', name: 'cross', rows: count })
  }
}

function fitVenueToCulture(items: readonly Item[]): void {
  const facts = items.filter(({ unwanted }) => !unwanted).flatMap((item) => item.facts)
  for (const culture of facts.filter(({ kind }) => kind === 'culture')) {
    for (const fact of facts) {
      const name = fact.kind === 'venue' ? VENUES_OF_CULTURE[fact.name]?.[culture.name] : undefined
      if (name) fact.name = name
    }
  }
}

function unwantedOf(item: Item, facts: Fact[]): Unwanted[] {
  const { generic } = item
  const none = generic && NONE[generic]
  if (none && !facts.some(({ kind }) => kind === none.kind)) facts.push({ ...none })
  const named = item.facts
    .filter(({ kind, name }) => !facts.some((fact) => fact.kind === kind && fact.name === name && !isNobody(fact)))
    .map(({ kind, name }) => ({ kind, name }))
  return [...named, ...item.colours.map(({ kind, name }) => ({ kind, name }))]
}

export function isNobody(fact: Fact): boolean {
  return fact.kind === 'person' && fact.count === 0
}

function distinct(list: readonly Unwanted[]): Unwanted[] {
  return list.filter(
    ({ kind, name }, at) => list.findIndex((other) => other.kind === kind && other.name === name) === at,
  )
}
