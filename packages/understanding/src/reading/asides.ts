import { meaningOf, namesKind, type Segment } from './segment.ts'

/** People whose possessive only names an owner, so that the scene does not show them, as in "my parents' garden". */
const OWNERS: ReadonlySet<string> = new Set([
  ...(['parent', 'mother', 'father', 'grandparent', 'grandmother', 'grandfather', 'guest', 'officiant'] as const),
  ...(['priest', 'rabbi', 'imam', 'monk', 'pandit', 'musician'] as const),
])
const FILLER = [{ role: 'filler' }] as const

/** Removes the parts of a prompt that describe no scene: stories such as "we met on a bus", and owners of things. */
export function withoutAsides(segments: readonly Segment[], text: string): Segment[] {
  return withoutStories(segments).map((segment, at, all) =>
    isOwner(segment, text, all[at + 1]) ? { ...segment, meanings: FILLER } : segment,
  )
}

/** Whether a person owns the next thing: "grandma's pearls", also without the apostrophe. */
function isOwner({ meanings, end, start }: Segment, text: string, next: Segment | undefined): boolean {
  const isPossessive = /^['’]/.test(text.slice(end)) || (/s$/.test(text.slice(start, end)) && isThing(next))
  if (!isPossessive) return false
  return meanings.some((meaning) => meaning.role === 'facts' && meaning.facts.some(({ name }) => OWNERS.has(name)))
}

function isThing(segment: Segment | undefined): boolean {
  if (!segment || segment.after) return false
  return Boolean(meaningOf(segment, 'colour')) || namesKind(segment, ['object', 'attire', 'venue'])
}

/**
 * Removes each story. A story lasts from the start of its clause to the end of its sentence, or to words such as "so we
 * want".
 */
function withoutStories(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some((segment) => meaningOf(segment, 'story'))) return segments
  const kept: Segment[] = []
  let isStory = false
  for (const segment of segments) {
    if (segment.after === '.' || meaningOf(segment, 'storyEnd')) isStory = false
    if (!isStory && meaningOf(segment, 'story')) {
      isStory = true
      if (!segment.after) dropClause(kept)
    }
    if (!isStory) kept.push(segment)
  }
  return kept
}

/** Removes the segments of the last clause. The clause starts after punctuation or with a word such as "where". */
function dropClause(kept: Segment[]): void {
  for (let last = kept.pop(); last; last = kept.pop()) if (last.after || meaningOf(last, 'relative')) return
}
