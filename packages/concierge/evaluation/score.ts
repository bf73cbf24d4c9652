import type { Answer } from '../src/answers/answer.ts'
import { contains, normalise, vendorsIn } from './normalise.ts'
import type { Expectation } from './read-questions.ts'
import { languageOf, refuses, saysNone, saysUnknown } from './recognise.ts'

/** What is wrong with a reply. */
export interface Faults {
  faults: string[]
  /** Whether the reply denies something that the catalogue has. */
  isFalseNegative: boolean
}

/** Compares a reply with what is expected of it. `names` are the names of all vendors. */
export function score(answer: Answer, expect: Expectation, names: readonly string[]): Faults {
  const faults: string[] = []
  const text = normalise(answer.text)
  const named = vendorsIn(answer.text, names)
  const shown = new Set([...named, ...(answer.cards ?? []).map(({ name }) => name)])
  const missing = (expect.mentions ?? []).filter((name) => !named.includes(name))
  for (const name of missing) faults.push(`does not mention ${name}`)

  const some = expect.mentionsSome
  const found = some?.of.filter((name) => named.includes(name)).length ?? 0
  if (some && found < some.atLeast) faults.push(`mentions ${found} of ${some.of.join(', ')}`)
  if (expect.mentionsOnly) {
    for (const name of shown) if (!expect.mentionsOnly.includes(name)) faults.push(`mentions ${name}`)
  }
  for (const banned of expect.never ?? []) {
    const isThere = names.includes(banned) ? shown.has(banned) : text.includes(normalise(banned))
    if (isThere) faults.push(`contains ${banned}`)
  }

  const unsaid = (expect.says ?? []).filter((words) => !contains(text, words))
  for (const words of unsaid) faults.push(`does not say ${words}`)
  const unmet = (expect.saysOneOf ?? []).filter((list) => !list.some((words) => contains(text, words)))
  for (const list of unmet) faults.push(`says none of ${list.join(', ')}`)
  for (const path of expect.links ?? []) if (!answer.text.includes(`(${path})`)) faults.push(`does not link ${path}`)

  if (expect.unknown && !saysUnknown(answer.text)) faults.push('does not say that the profile does not say')
  if (expect.none && !saysNone(answer.text)) faults.push('does not say that there is none')
  if (expect.refuses && !refuses(answer.text)) faults.push('does not decline')
  const { replyLanguage } = expect
  if (replyLanguage && (answer.language !== replyLanguage || languageOf(answer.text) !== replyLanguage)) {
    faults.push(`is not in ${replyLanguage}`)
  }

  const isDenied = saysNone(answer.text) || saysUnknown(answer.text)
  const hasVendors = missing.length > 0 || (some !== undefined && found < some.atLeast)
  const isFalseNegative = isDenied && (hasVendors || unsaid.length > 0 || (unmet.length > 0 && !expect.refuses))
  return { faults, isFalseNegative }
}
