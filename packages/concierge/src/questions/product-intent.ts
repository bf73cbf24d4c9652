import { about } from './help/about.ts'
import type { HelpHit } from './help/find-help.ts'
import { vendors } from './help/vendors.ts'
import { helpFor, isBetter, isCertain, isHelpQuestion, topicsOf } from './help-intent.ts'
import { readOwn, topicsOfParts } from './own-intent.ts'
import { AMBIGUOUS_SITE, namesVendors, readProductPatterns } from './product-patterns.ts'
import { isProcedural } from './question-form.ts'
import type { Reading } from './reading.ts'
import type { GeneralIntent, Situation } from './situation.ts'

/** Topics that say where something is. Without an account the same words ask for the couple's own data. */
const PLACES_OF_OWN = new Set<string>([
  'save-vendor',
  'saved-vendors',
  'see-replies',
  'pay-invoice',
  'change-wedding',
  'sign-contract',
])

/** Recognizes questions about the site, the couple's own data and planning. */
export function readProduct(reading: Reading, situation: Situation): GeneralIntent | null {
  const help = helpFor(reading)
  const pattern = readProductPatterns(reading, situation)
  const isAboutVendor = situation.hasVendor || situation.hasFocus
  const isVendorsOwn = (topic: string) =>
    (AMBIGUOUS_SITE.has(topic) || topic in vendors || topic in about) && !namesVendors(reading)
  const mayHelp =
    (reading.language === 'en' || pattern === null) &&
    isCertain(help) &&
    !(isAboutVendor && isVendorsOwn(help[0]?.topic ?? ''))
  const read = readOwn(reading, situation)
  if (pattern?.intent === 'site' && !(read && situation.isSignedIn)) {
    const words = (reading.patterns.site[0]?.score ?? 0) + (reading.language === 'en' ? 0 : 1)
    const isOther = isBetter(help, pattern.aspects, words) && !isAboutVendor
    return mayHelp || isOther ? toSite(help) : pattern
  }
  if (pattern?.intent === 'advice') return pattern
  const own = pattern?.intent === 'own' && !read?.aspects.includes('budget-left') ? pattern : read
  const isHelp = isHelpQuestion(reading, help, { isAboutVendor, isVendorsOwn })
  const parts = own && topicsOfParts(reading)
  if (own && parts) return { ...own, aspects: parts }
  if (own) return asksHow(reading, help, situation, mayHelp, isHelp) ? toSite(help) : own
  return isHelp ? toSite(help) : null
}

function toSite(help: readonly HelpHit[]): GeneralIntent {
  return { intent: 'site', aspects: topicsOf(help) }
}

/** Whether a question about something of the couple asks how it works: "can my mom see our vision?" */
function asksHow(
  reading: Reading,
  [best]: readonly HelpHit[],
  { isSignedIn }: Situation,
  mayHelp: boolean,
  isHelp: boolean,
): boolean {
  if (isProcedural(reading)) return mayHelp || isHelp
  return mayHelp && !isSignedIn && best !== undefined && !PLACES_OF_OWN.has(best.topic)
}
