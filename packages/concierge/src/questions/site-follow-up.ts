import type { SiteTopic } from './aspects.ts'
import { conceptsOf } from './help/concepts.ts'
import { findHelp, type HelpHit } from './help/find-help.ts'
import type { Reading } from './reading.ts'
import type { GeneralIntent, Situation } from './situation.ts'
import { translate } from './translation/translate.ts'

/** What a topic of the site is about, in the words of its phrases. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/^vision|^watermark/, 'vision'],
  [/^credits/, 'credits'],
  [/plan$/, 'plan'],
  [/deletion|^delete/, 'account deletion'],
  [/^sign-(?!in)|^partner-signs/, 'contract sign'],
  [/invoice|^pay/, 'invoice pay'],
  [/^document/, 'document'],
  [/password|^reset/, 'password'],
  [/^message|replies/, 'message'],
  [/^inquir/, 'inquiry'],
  [/save/, 'favorites'],
  [/^sign-in|^login|^magic|^google|^sessions/, 'login'],
  [/^inspiration|^boards/, 'inspiration'],
  [/^export/, 'data export'],
  [/^booking|^cancel-booking/, 'booking'],
  [/^deals/, 'deal'],
  [/^change-|^settings/, 'change settings'],
  [/account|email|profile/, 'account'],
]

/** Longest follow-up that leaves out what it is about. */
const MAX_TOKENS = 10
const REFERS =
  /^\P{L}*(?:(?:and|or|but|ok|okay|so|then|what|how|why|when|where|who|can|could|may|will|would|is|are|does|do|by|for|without|y|et|und|e)\b|¿)|\b(?:it|that|this|them|they|one|those)\b/iu
/** The least score of a topic that answers a follow-up. */
const LIKELY = 0.5
/** Of topics that explain a follow-up about as well, the one with the same subject answers it. */
const TIE = 0.08

/** Recognizes a follow-up on a reply about the site that does not name its subject: "and how long does it take?" */
export function readSiteFollowUp(reading: Reading, { lastSite }: Situation): GeneralIntent | null {
  const { tokens, vendors, places, namedCategoryIds, isWeakCategory, text, language } = reading
  const [last] = lastSite
  if (last === undefined || tokens.length > MAX_TOKENS || vendors.length + places.length > 0) return null
  if ((namedCategoryIds.length > 0 && !isWeakCategory) || !REFERS.test(text)) return null
  const said = language === 'en' ? text : translate(tokens, language).join(' ')
  const own = conceptsOf(said)
  // "How?" and "really?" ask for the same again.
  if (own.length === 0) return tokens.length < 4 && language === 'en' ? { intent: 'site', aspects: [last] } : null
  const subjects = [...new Set(lastSite.flatMap((topic) => subjectOf(topic) ?? []))]
  const [best] = subjects
    .map((subject) => bestFor(subject, said))
    .flatMap((hit) => hit ?? [])
    .sort((a, b) => b.score - a.score)
  return best ? { intent: 'site', aspects: [best.topic] } : null
}

const subjectOf = (topic: SiteTopic) => SUBJECTS.find(([name]) => name.test(topic))?.[1]

/** The topic that explains a question about a subject best. Of equal topics, one of the same subject. */
function bestFor(subject: string, said: string): HelpHit | undefined {
  const hits = findHelp(`${subject} ${said}`).filter((hit) => hit.shared > 1 && hit.score >= LIKELY)
  const near = hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) - TIE)
  return near.find(({ topic }) => subjectOf(topic) === subject) ?? near[0]
}
