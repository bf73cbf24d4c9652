import type { Fact, Unwanted } from '../description.ts'
import { understand } from '../understand.ts'
import type { Vocabulary } from '../vocabulary.ts'

/**
 * Summarizes a parsed prompt as one line: facts, then implied facts (`~`), excluded concepts (`-`) and phrases that are
 * not drawn (`?`), such as `table:round*12 white@flowers ~view:aisle -balloons ?dragon`.
 */
export function summarize(text: string, vocabulary: Vocabulary): string {
  const { description, notDrawn } = understand(text, [vocabulary])
  const { facts, implied = [], without } = description
  return [
    ...facts.map(summarizeFact),
    ...implied.map((fact) => `~${summarizeFact(fact)}`),
    ...without.map(({ name }: Unwanted) => `-${name}`),
    ...notDrawn.map((words) => `?${words}`),
  ].join(' ')
}

/**
 * Summarizes a fact: `object:lanterns*6`, `attire:suit@groom`, `object:neon-sign“Yes”`, `venue:tent+striped`, `object:fountain/left`. Colours
 * have no kind.
 */
export function summarizeFact(fact: Fact): string {
  const person = 'of' in fact ? fact.of : 'user' in fact ? fact.user : undefined
  const of = person ? `@${person}` : ''
  if (fact.kind === 'colour') return `${fact.shade ? `${fact.shade} ` : ''}${fact.name}${of}`
  const count = fact.count === undefined ? '' : `*${fact.count}`
  const side = fact.side ? `/${fact.side}` : ''
  const rows = fact.rows ? `:${fact.rows} rows` : ''
  const qualities = (fact.qualities ?? []).map((quality) => `+${quality}`).join('')
  return `${fact.kind}:${fact.name}${count}${of}${fact.text ? `“${fact.text}”` : ''}${qualities}${side}${rows}`
}
