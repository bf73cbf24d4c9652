import type { SiteTopic } from './aspects.ts'
import { findHelp } from './help/find-help.ts'
import type { Reading } from './reading.ts'

/** What a couple in distress may have to do on the site. */
const TOPICS: ReadonlySet<SiteTopic> = new Set([
  'delete-account',
  'export-data',
  'change-wedding',
  'settings',
  'cancel-booking',
  'cancel-plan',
  'vendor-refund',
])
const CLAUSE = /[.!?;,]+|\b(?:and|but|so|how|where|can|could)\b/iu
/** The least score of a topic for a clause. */
const CERTAIN = 0.7

/** Returns the topics of the site that clauses of a message ask for: "we broke up. Please delete our account". */
export function readRequests({ text, language }: Pick<Reading, 'text' | 'language'>): SiteTopic[] {
  if (language !== 'en') return []
  const found = text.split(CLAUSE).flatMap((clause) => {
    const [best] = findHelp(clause)
    return best && best.score >= CERTAIN && best.shared > 1 && TOPICS.has(best.topic) ? [best.topic] : []
  })
  return [...new Set(found)]
}
