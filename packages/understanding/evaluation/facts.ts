import type { Fact, SceneDescription, Unwanted } from '../src/index.ts'

/** A fact of the evaluation set: `kind:name`, then `*count`, `@target` of a colour and `"text"` of a sign. */
export interface ExpectedFact {
  kind: string
  name: string
  count?: number
  target?: string
  /** `>` expects more or larger than before an edit, `<` fewer or smaller. */
  change?: '>' | '<'
  text?: string
}

const SHORT_FACT =
  /^(?<kind>\w+):(?<name>[a-z -]+?)(?:\*(?<count>\d+))?(?:@(?<target>\w+))?(?:(?<change>[<>])1)?(?:"(?<text>.+)")?$/i

/** Reads a fact in short. Throws if it has another form. */
export function parseFact(short: string): ExpectedFact {
  const parts = SHORT_FACT.exec(short)?.groups
  if (!parts?.kind || !parts.name) throw new Error(`Not a fact: ${short}`)
  return {
    kind: parts.kind,
    name: parts.name,
    count: parts.count ? Number(parts.count) : undefined,
    target: parts.target,
    change: parts.change as ExpectedFact['change'],
    text: parts.text,
  }
}

export function shortFact(fact: Fact): string {
  const count = 'count' in fact && fact.count !== undefined ? `*${fact.count}` : ''
  const target = fact.kind === 'colour' && fact.of ? `@${fact.of}` : ''
  const text = 'text' in fact && fact.text ? `"${fact.text}"` : ''
  return `${fact.kind}:${fact.name}${count}${target}${text}`
}

export function isSameThing(a: { kind: string; name: string }, b: { kind: string; name: string }): boolean {
  return a.kind === b.kind && a.name === b.name
}

/** Whether a fact is exactly the expected one. No count is a count of 1, no target is the palette. */
export function matches(fact: Fact, expected: ExpectedFact): boolean {
  if (!isSameThing(fact, expected)) return false
  if (fact.kind === 'colour') return fact.of === expected.target
  if ((fact.count ?? 1) !== (expected.count ?? 1)) return false
  return expected.text === undefined || fact.text === expected.text
}

/** Whether a thing is ruled out and not drawn. */
export function isRespected({ facts, without }: SceneDescription, unwanted: ExpectedFact): boolean {
  const isUnwanted = (item: Fact | Unwanted) => isSameThing(item, unwanted)
  return without.some(isUnwanted) && !facts.some(isUnwanted)
}

/** Whether a fact has everything that is expected of it. What the expected fact leaves out may have any value. */
export function fits(fact: Fact, expected: ExpectedFact): boolean {
  if (!isSameThing(fact, expected)) return false
  if (fact.kind === 'colour') return expected.target === undefined || fact.of === expected.target
  if (expected.count !== undefined && (fact.count ?? 1) !== expected.count) return false
  return expected.text === undefined || fact.text === expected.text
}
