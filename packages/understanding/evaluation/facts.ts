import type { Fact, SceneDescription, Unwanted } from '../src/index.ts'

/** An expected fact in short form: `kind:name`, then `*count`, `@target` for a colour, and `"text"` for a sign. */
export interface ExpectedFact {
  kind: string
  name: string
  count?: number
  target?: string
  /** The change of size or count that an edit must make: `>` is an increase, `<` a decrease. */
  change?: '>' | '<'
  text?: string
}

const SHORT_FACT =
  /^(?<kind>\w+):(?<name>[a-z -]+?)(?:\*(?<count>\d+))?(?:@(?<target>\w+))?(?:(?<change>[<>])1)?(?:"(?<text>.+)")?$/i

/** Parses an expected fact in short form. Throws for any other format. */
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

/** Whether a parsed fact equals the expected fact. The default count is 1, and the default target is the palette. */
export function matches(fact: Fact, expected: ExpectedFact): boolean {
  if (!isSameThing(fact, expected)) return false
  if (fact.kind === 'colour') return fact.of === expected.target
  if ((fact.count ?? 1) !== (expected.count ?? 1)) return false
  return expected.text === undefined || fact.text === expected.text
}

/** Whether a scene description excludes a concept and contains no fact with it. */
export function isRespected({ facts, without }: SceneDescription, unwanted: ExpectedFact): boolean {
  const isUnwanted = (item: Fact | Unwanted) => isSameThing(item, unwanted)
  return without.some(isUnwanted) && !facts.some(isUnwanted)
}

/** Whether a parsed fact has all values of the expected fact. Values that the expected fact omits may differ. */
export function fits(fact: Fact, expected: ExpectedFact): boolean {
  if (!isSameThing(fact, expected)) return false
  if (fact.kind === 'colour') return expected.target === undefined || fact.of === expected.target
  if (expected.count !== undefined && (fact.count ?? 1) !== expected.count) return false
  return expected.text === undefined || fact.text === expected.text
}
