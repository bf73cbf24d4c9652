import { CONCEPTS, capitalize, type Fact, factsOf, fill, labelOf, type Vocabulary } from '@vowkit/understanding'
import { addedFacts, changedTopics, type Topic } from '../compose/keep-unnamed.ts'
import { isShown } from '../compose/shown-facts.ts'
import { visibleObjects } from '../selection/visible-objects.ts'
import type { SceneSpec } from '../spec.ts'

/**
 * Returns what an edit changes without naming it, in short sentences: the place of a thing that does not fit into the
 * earlier one, and everything that the image no longer shows.
 */
export function sideEffects(before: SceneSpec, after: SceneSpec, vocabulary: Vocabulary): string[] {
  const { set, removed, kinds } = vocabulary.messages
  const write = (template: string, values: Record<string, string>) => capitalize(fill(template, values))
  return [
    ...replacedParts(before, after).map((fact) =>
      write(set, { kind: kinds[fact.kind], thing: labelOf(fact, vocabulary) }),
    ),
    ...lostFacts(before, after).map((fact) => write(removed, { thing: labelOf(fact, vocabulary) })),
  ]
}

/** Whether the image shows something that an edit adds or changes. An edit that only removes is always visible. */
export function showsAddition(before: SceneSpec, after: SceneSpec): boolean {
  const added = addedFacts(after.description, before)
  return added.length === 0 || added.some((fact) => isShown(fact, after))
}

type Part = Pick<Fact, 'kind' | 'name'>

/** Returns the place, the view and the time of the new image, if they differ although the edit names none of them. */
function replacedParts(before: SceneSpec, after: SceneSpec): Part[] {
  const named = changedTopics(before.description, after.description)
  const isOpen = (...topics: Topic[]) => !topics.some((topic) => named.has(topic))
  const view = CONCEPTS.view.find((name) => name === after.comp)
  const time = CONCEPTS.time.find((name) => name === after.lightName)
  const isMoved = after.setting !== before.setting && isOpen('venue')
  const isSeenAnew = after.comp !== before.comp && isOpen('view', 'table', 'camera', 'action')
  const isLitAnew = after.lightName !== before.lightName && isOpen('time', 'weather', 'colour:sky', 'venue')
  return [
    ...(isMoved ? [{ kind: 'venue', name: after.setting } as const] : []),
    ...(isSeenAnew && view ? [{ kind: 'view', name: view } as const] : []),
    ...(isLitAnew && time ? [{ kind: 'time', name: time } as const] : []),
  ]
}

/** Returns the facts, and the couple and the guests, that only the earlier image shows. */
function lostFacts(before: SceneSpec, after: SceneSpec): Part[] {
  const isKept = (fact: Fact) =>
    after.description.facts.some(({ kind, name }) => kind === fact.kind && name === fact.name)
  const lost = before.description.facts.filter((fact) => isKept(fact) && isShown(fact, before) && !isShown(fact, after))
  const people = PEOPLE.filter(({ id, name }) => {
    const isWanted = !factsOf(after.description, 'person').some((person) => person.name === name && person.count === 0)
    return isWanted && countOf(before, id) > 0 && countOf(after, id) === 0
  })
  return [...lost.filter(({ kind }) => kind !== 'colour'), ...people]
}

const PEOPLE = [
  { kind: 'person', name: 'couple', id: 'couple' },
  { kind: 'person', name: 'guest', id: 'person:guest' },
] as const

function countOf(scene: SceneSpec, id: string): number {
  return visibleObjects(scene)?.get(id) ?? 0
}
