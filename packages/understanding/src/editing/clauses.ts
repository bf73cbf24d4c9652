import type { ResolvedSegment } from '../reading/resolve.ts'
import { meaningOf } from '../reading/segment.ts'

/** Splits the text of an edit into clauses, at sentence ends and before verbs that start a new clause. */
export function splitClauses(segments: readonly ResolvedSegment[]): ResolvedSegment[][] {
  const clauses: ResolvedSegment[][] = []
  let clause: ResolvedSegment[] = []
  for (const [at, segment] of segments.entries()) {
    if (clause.length && (segment.after === '.' || startsClause(segments, at, clause))) {
      clauses.push(clause)
      clause = []
    }
    clause.push(segment)
  }
  if (clause.length) clauses.push(clause)
  return clauses
}

/** Whether a verb starts a new clause of an edit. The clause before the verb must contain a noun or a verb. */
function startsClause(segments: readonly ResolvedSegment[], at: number, clause: readonly ResolvedSegment[]): boolean {
  const segment = segments[at] as ResolvedSegment
  if (segment.meaning?.role !== 'verb') return false
  if (!clause.some(({ meaning }) => meaning)) return false
  const previous = segments[at - 1]
  return segment.after !== '' || Boolean(meaningOf(previous, 'and') || meaningOf(previous, 'filler'))
}
