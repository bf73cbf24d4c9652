import type { Fact, SceneDescription } from '@vowkit/understanding'
import type { SceneSpec } from '../spec.ts'
import { addedFacts, changedTopics } from './keep-unnamed.ts'
import { excludesGuests } from './moments.ts'
import { hasPlace } from './view-facts.ts'

type Comp = SceneSpec['comp']

/** The number of seats up to which they stand in a free scene. */
const FEW_SEATS = 4
/** Views that show seats along an aisle. An edit that removes the guests changes such a view. */
const WITH_GUESTS: readonly Comp[] = ['aisle']

/**
 * Returns the view after an edit: the earlier one, unless the edit names another view or something that the earlier view
 * does not show. `usual` is the view of a new image of the description.
 */
export function keepView(description: SceneDescription, usual: Comp, before: SceneSpec): Comp {
  const topics = changedTopics(before.description, description)
  if (topics.has('view') || topics.has('table') || topics.has('camera')) return usual
  if (topics.has('action') && !isForOthers(description, before)) return usual
  if (WITH_GUESTS.includes(before.comp) && topics.has('person') && excludesGuests(description)) return usual
  const isShown = (fact: Fact) => hasPlace(fact, before) && !(before.comp === 'scene' && needsRows(fact))
  return addedFacts(description, before).every(isShown) ? before.comp : usual
}

/** Whether only people other than the couple and the guests do something new, such as a violinist. */
function isForOthers(description: SceneDescription, before: SceneSpec): boolean {
  const actions = addedFacts(description, before).flatMap((fact) => (fact.kind === 'action' ? [fact] : []))
  return actions.every(({ of }) => of !== undefined && of !== 'guest' && of !== 'couple')
}

/** Whether a fact is more seats than a free scene shows. */
function needsRows(fact: Fact): boolean {
  return fact.kind === 'seat' && fact.name !== 'none' && (fact.count === undefined || fact.count > FEW_SEATS)
}
