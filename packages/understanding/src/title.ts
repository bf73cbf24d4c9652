import type { Fact, SceneDescription } from './description.ts'
import { factOf } from './description.ts'
import { capitalize } from './editing/changes.ts'
import { fill, labelOf, phraseOf } from './labels.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The kinds of facts that a title may end with, most characteristic kind first. */
const FEATURES: readonly Fact['kind'][] = ['object', 'structure', 'flower', 'culture', 'person']
const SHOWN: readonly Fact['kind'][] = [
  'structure',
  'object',
  'table',
  'seat',
  'flower',
  'leaf',
  'attire',
  'person',
  'colour',
]
const MAX_SHOWN = 5

/** Returns the title of a vision, such as "Moroccan courtyard at dusk" or "Beach ceremony with paper lanterns". */
export function titleOf(description: SceneDescription, vocabulary: Vocabulary): string {
  const { titles, times, titleWith } = vocabulary.messages
  const venue = factOf(description, 'venue')
  const view = factOf(description, 'view')
  const time = factOf(description, 'time')
  const place = venue ? labelOf(venue, vocabulary) : ''
  const template = (view && titles[view.name]) || titles.any
  const named = fill(template, { venue: place }).trim()
  const title = place || !template.includes('{venue}') ? named : named || titles.noVenue
  if (time) return capitalize(`${title} ${times[time.name]}`)
  const feature = featureOf(description)
  const thing = feature && labelOf(feature, vocabulary)
  return capitalize(thing ? fill(titleWith, { title, thing }) : title)
}

function featureOf({ facts }: SceneDescription): Fact | undefined {
  for (const kind of FEATURES) {
    const found = facts.find(
      (fact) => fact.kind === kind && fact.name !== 'none' && !(fact.kind === 'person' && fact.count === 0),
    )
    if (found) return found
  }
  return undefined
}

/** Returns a one-line summary of a scene, such as "a courtyard at dusk, lanterns, 12 round tables". */
export function describe(description: SceneDescription, vocabulary: Vocabulary): string {
  const venue = factOf(description, 'venue')
  const time = factOf(description, 'time')
  const place = venue ? withArticle(labelOf(venue, vocabulary), vocabulary) : ''
  const setting = [place, time ? vocabulary.messages.times[time.name] : ''].filter(Boolean).join(' ')
  const things = SHOWN.flatMap((kind) => description.facts.filter((fact) => fact.kind === kind && fact.name !== 'none'))
  const shown = things.slice(0, MAX_SHOWN).map((fact) => phraseOf(fact, vocabulary))
  return [setting, ...new Set(shown)].filter(Boolean).join(', ')
}

/** Adds the indefinite article to a singular label, in languages whose articles do not depend on gender. */
export function withArticle(label: string, { messages: { articles }, grammar: { endings } }: Vocabulary): string {
  if (!articles || endings.some(([ending]) => label.endsWith(ending) && !label.endsWith('ss'))) return label
  return `${articles[/^(?!uni|euro)[aeiou]/i.test(label) ? 1 : 0]} ${label}`
}
