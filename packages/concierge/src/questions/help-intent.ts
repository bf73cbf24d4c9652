import { conceptsOf, STRONG_CONCEPTS } from './help/concepts.ts'
import { findHelp, type HelpHit } from './help/find-help.ts'
import { isProcedural } from './question-form.ts'
import type { Reading } from './reading.ts'
import { translate } from './translation/translate.ts'

/** Scores from which a topic of the site answers a question. */
const CERTAIN = 0.8
const LIKELY = { strong: 0.33, procedural: 0.5, other: 0.64 }
/** How much better another topic must explain a question than a pattern's topic, and more for each further word. */
const BETTER = { least: 0.1, perWord: 0.05 }
/** Topics that nearly explain a question as well as the best one are answered too. */
const TIE = 0.04
const MAX_TOPICS = 2

/** Topics that a search for vendors also mentions: "how do I find a florist?" */
const LIKE_SEARCH = new Set([
  'vendor-search',
  'areas',
  'categories',
  'how-many-vendors',
  'vision-matches',
  'site-price',
])

/** Finds the topics of the site that explain a question, without the names of vendors and places. */
export function helpFor({ language, tokens, names }: Reading): HelpHit[] {
  const unnamed = tokens.filter((_, at) => !names.has(at))
  if (language === 'en') return findHelp(unnamed.map(({ word }) => word).join(' '))
  // Words such as "login" and "app" are the same in most languages.
  const shared = unnamed.filter(({ word }) => conceptsOf(word).some((concept) => STRONG_CONCEPTS.has(concept)))
  return findHelp([...translate(unnamed, language), ...shared.map(({ word }) => word)].join(' '))
}

/** Whether the best topic explains a question that no pattern recognizes. */
export function isHelpQuestion(
  reading: Reading,
  [best]: readonly HelpHit[],
  { isAboutVendor, isVendorsOwn }: { isAboutVendor: boolean; isVendorsOwn: (topic: string) => boolean },
): boolean {
  if (!best) return false
  const { places, amounts, namedCategoryIds, isWeakCategory, patterns, tokens } = reading
  const outside = patterns.outOfScope[0]?.score ?? 0
  if (outside > 1 || (outside === 1 && best.score < 0.9)) return false
  if (reading.language !== 'en') return !isAboutVendor && isTranslatedHelp(best)
  const isClear = best.score >= CERTAIN && best.shared > 1 && best.isOfSite
  if (isAboutVendor) return isClear && !isVendorsOwn(best.topic)
  const isPriced = places.length > 0 || amounts.length > 0
  if (LIKE_SEARCH.has(best.topic) && (namedCategoryIds.length > 0 || isPriced)) return false
  if (places.length > 0) return false
  if (namedCategoryIds.length > 0) {
    if (best.score >= CERTAIN && best.shared > 2) return true
    const isNamed = !isWeakCategory && !isProcedural(reading) && !best.isStrong
    return !isNamed && best.shared > 1 && best.score >= (best.isStrong ? LIKELY.procedural : LIKELY.other)
  }
  if (best.isStrong) return best.score >= LIKELY.strong
  if (!best.isOfSite && !isProcedural(reading)) return false
  if (best.shared === 1) return best.isOfSite && best.score >= (tokens.length < 4 ? LIKELY.procedural : LIKELY.other)
  return best.score >= (isProcedural(reading) ? LIKELY.procedural : LIKELY.other)
}

/** A dictionary leaves out words of the question, so that fewer words must say more. */
function isTranslatedHelp({ score, shared, isStrong, isOfSite }: HelpHit): boolean {
  return (isStrong && score >= LIKELY.procedural && shared > 1) || (isOfSite && score >= CERTAIN)
}

/** Returns the topics to answer, best first. */
export function topicsOf(hits: readonly HelpHit[]): HelpHit['topic'][] {
  const best = hits[0]?.score ?? 0
  return hits
    .filter(({ score }) => score >= best - TIE)
    .slice(0, MAX_TOPICS)
    .map(({ topic }) => topic)
}

/** Whether a topic explains a question so well that it replaces what patterns recognize. */
export function isCertain([best]: readonly HelpHit[]): boolean {
  return best !== undefined && best.score >= CERTAIN && best.shared > 1 && best.isOfSite
}

/** Whether a topic explains so many words of a question that the question is not about vendors. */
export function isPlainHelp(reading: Reading): boolean {
  const [best] = helpFor(reading)
  return best !== undefined && isCertain([best]) && best.shared > 2 && reading.names.size === 0
}

/** Whether another topic explains a question clearly better than the topics that a pattern of some words recognizes. */
export function isBetter(hits: readonly HelpHit[], topics: readonly string[], words: number): boolean {
  const [best] = hits
  if (!best || best.score < LIKELY.procedural || best.shared < 2 || topics.includes(best.topic)) return false
  const known = Math.max(0, ...hits.filter(({ topic }) => topics.includes(topic)).map(({ score }) => score))
  return best.score >= known + BETTER.least + BETTER.perWord * (words - 2)
}
