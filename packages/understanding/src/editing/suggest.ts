import type { ObjectName, TimeName } from '../concepts.ts'
import type { SceneDescription } from '../description.ts'
import { fill, labelOf } from '../labels.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { capitalize } from './changes.ts'

const OBJECTS: readonly ObjectName[] = ['string-lights', 'lanterns', 'petals', 'paper-lanterns', 'candles', 'rug']
const TIMES: readonly TimeName[] = ['dusk', 'golden', 'night', 'morning']

/** Returns three suggested edits that would change the scene. */
export function suggestEdits({ facts, without }: SceneDescription, vocabulary: Vocabulary): string[] {
  const has = (kind: string, name: string) =>
    [...facts, ...without].some((fact) => fact.kind === kind && fact.name === name)
  const { suggest } = vocabulary.messages
  const object = OBJECTS.find((name) => !has('object', name))
  const time = TIMES.find((name) => !has('time', name))
  const say = (template: string, kind: 'object' | 'time' | 'view', name: string) =>
    capitalize(fill(template, { thing: labelOf({ kind, name }, vocabulary) }))
  const suggestions: string[] = []
  if (object) suggestions.push(say(suggest.add, 'object', object))
  if (time) suggestions.push(say(suggest.time, 'time', time))
  if (!has('amount', 'lush')) suggestions.push(suggest.flowers)
  else suggestions.push(say(suggest.view, 'view', has('view', 'above') ? 'side' : 'above'))
  return suggestions
}
