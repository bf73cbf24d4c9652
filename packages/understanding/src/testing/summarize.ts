import type { Fact, Unwanted } from '../description.ts'
import { understand } from '../understand.ts'
import type { Vocabulary } from '../vocabulary.ts'

/**
 * Formats the parsed content of a prompt as one line for tests, such as `view:aisle table:round*12 white@flowers
 * -balloons ?dragon`.
 */
export function summarize(text: string, vocabulary: Vocabulary): string {
  const { description, notDrawn } = understand(text, [vocabulary])
  return [
    ...description.facts.map(factSummary),
    ...description.without.map(unwantedSummary),
    ...notDrawn.map((words) => `?${words}`),
  ].join(' ')
}

function factSummary(fact: Fact): string {
  if (fact.kind === 'colour') return fact.of ? `${fact.name}@${fact.of}` : fact.name
  const count = fact.count === undefined ? '' : `*${fact.count}`
  return `${fact.kind}:${fact.name}${count}${fact.text ? `“${fact.text}”` : ''}`
}

function unwantedSummary({ name }: Unwanted): string {
  return `-${name}`
}
