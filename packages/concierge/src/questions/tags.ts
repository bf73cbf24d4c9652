import type { TagLookup } from './amounts.ts'
import type { Match, TagKind } from './lexicon.ts'

/** Looks up the meanings of the tokens of a question. */
export interface Tags extends TagLookup {
  matches: readonly Match[]
  /** Whether any phrase of the question has a meaning. */
  any(kind: TagKind, name?: string): boolean
  /** The position of the first phrase with a meaning, or -1. */
  first(kind: TagKind, name?: string): number
}

export function createTags(matches: readonly Match[]): Tags {
  const byToken = new Map<number, Match>()
  for (const match of matches) for (let i = 0; i < match.length; i++) byToken.set(match.at + i, match)
  const isTag = (match: Match | undefined, kind: TagKind, name?: string) =>
    match?.tags.some((tag) => tag.kind === kind && (name === undefined || tag.name === name)) ?? false
  return {
    matches,
    has: (at, kind, name) => isTag(byToken.get(at), kind, name),
    nameAt: (at, kind) => byToken.get(at)?.tags.find((tag) => tag.kind === kind)?.name,
    endOf: (at) => {
      const match = byToken.get(at)
      return match ? match.at + match.length : at + 1
    },
    any: (kind, name) => matches.some((match) => isTag(match, kind, name)),
    first: (kind, name) => matches.find((match) => isTag(match, kind, name))?.at ?? -1,
  }
}
