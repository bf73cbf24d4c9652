import type { FactKind } from '../../facts/fact.ts'
import type { VendorProfile } from '../../facts/profile.ts'
import { statedSentences } from '../../facts/stated-facts.ts'
import { bold, plain, quote } from '../../text.ts'
import type { Context } from '../context.ts'
import { type Evidence, findEvidence, hasNumber, type Snippet } from '../evidence.ts'
import { quotePart } from '../quotes.ts'
import { allStemsOf } from '../stems.ts'
import type { Part } from './part.ts'

/** What to look for beside the words of the question. */
interface Hints {
  kinds?: readonly FactKind[]
  topics?: readonly string[]
  /** Further English words. */
  terms?: readonly string[]
  /** Words of the question that do not count. */
  without?: readonly string[]
  threshold?: number
  /** Leaves out texts without a fact of these kinds and topics. */
  isFactRequired?: boolean
  isNumberRequired?: boolean
  /** Leaves out texts with a fact of these kinds. */
  withoutKinds?: readonly FactKind[]
  /** Puts texts with a fact of these kinds before other texts. */
  prefersFacts?: boolean
}

/** A second text is quoted too if its score is at least this share of the best score. */
const ALSO = 0.85
/** A service only names what a vendor has. A text with this score that says more about it is quoted too. */
const ALSO_SERVICE = 0.4
const ALSO_THRESHOLD = 0.35

/** Quotes the texts of a profile that answer a question best. Returns null if no text does. */
export function answerByTexts(vendor: VendorProfile, context: Context, hints: Hints = {}): Part | null {
  const shown = bestTexts(vendor, context, hints)
  return shown.length > 0 ? sayTexts(vendor, shown, context) : null
}

/** Quotes the facts that the vendor has entered itself. Returns null if none of the facts is entered. */
export function statedPart(vendor: VendorProfile, facts: VendorProfile['facts'], context: Context): Part | null {
  const texts = statedSentences(facts).map((text) => ({ part: 'stated' as const, text }))
  return texts.length > 0 ? sayTexts(vendor, texts, context) : null
}

/** The least score of a text that is shown although it does not answer the question. */
const CLOSEST = 0.2

/** Quotes the text that shares most words with a question that no text answers. */
export function closestText(vendor: VendorProfile, context: Context): Part[] {
  const { query, question, say } = context
  const search = { terms: query.terms, message: question.message, isTranslated: query.language !== 'en' }
  const terms = isAboutTerms(query) ? [] : sentencesOf(vendor, TERMS)
  const [best] = findEvidence(vendor, search, CLOSEST).filter(
    ({ part, text }) => part !== 'review' && !terms.some((sentence) => text.includes(sentence)),
  )
  if (!best) return []
  const part = sayTexts(vendor, [best], context)
  return [{ ...part, text: `${say.vendor.closest} ${part.text}` }]
}

/** The terms of a contract share many words with other questions: "a third holds the date". */
const TERMS: readonly FactKind[] = ['deposit', 'cancellation']
const TERMS_ASPECTS: readonly string[] = ['deposit', 'payment', 'cancellation', 'price']

const isAboutTerms = ({ aspects }: Context['query']) =>
  aspects.length === 0 || aspects.some((aspect) => TERMS_ASPECTS.includes(aspect))

/** The sentences of a profile that state facts of some kinds. */
function sentencesOf({ facts }: VendorProfile, kinds: readonly FactKind[]): string[] {
  return facts.flatMap(({ kind, source }) => (kinds.includes(kind) ? [source.sentence] : []))
}

/** Returns the best text, and a second one if it is about as good or if the best one only names a service. */
export function bestTexts(vendor: VendorProfile, { query, question }: Context, hints: Hints = {}): Evidence[] {
  const {
    kinds = kindsOf(question.message),
    topics = [],
    terms = [],
    without = [],
    threshold = 0.4,
    isFactRequired,
    isNumberRequired,
    withoutKinds = [],
    prefersFacts = kindsOf(question.message).length > 0,
  } = hints
  const ignored = new Set(without.flatMap(allStemsOf))
  const asked = query.terms.filter((term) => !allStemsOf(term).every((stem) => ignored.has(stem)))
  if (asked.length + terms.length === 0 && without.length > 0) return []
  const search = {
    terms: [...asked, ...terms],
    message: question.message,
    kinds,
    topics,
    isYesNo: isYesNo(query, question),
    isTranslated: query.language !== 'en',
  }
  const others = sentencesOf(vendor, withoutKinds)
  const found = findEvidence(vendor, search, Math.min(threshold, ALSO_THRESHOLD)).filter(
    (evidence) =>
      (!isNumberRequired || hasNumber(evidence)) && !others.some((sentence) => evidence.text.includes(sentence)),
  )
  if (prefersFacts) found.sort((a, b) => Number(b.isFact) - Number(a.isFact))
  const [best, ...rest] = found
  if (!best || best.score < threshold || (isFactRequired && !best.isFact)) return []
  const second = rest.find(({ part, text, score }) => {
    if (part === 'review' || part === best.part || text === best.text) return false
    return part !== 'services' && score >= (best.part === 'services' ? ALSO_SERVICE : best.score * ALSO)
  })
  return second ? [best, second] : [best]
}

function isYesNo(query: Context['query'], question: Context['question']): boolean {
  return query.isYesNo || /^(do|does|can|could|is|are|will|would|did|have|has|may)\b/i.test(question.message)
}

/** The kinds of facts that the form of a question asks for. */
export function kindsOf(message: string): readonly FactKind[] {
  return /\bhow (fast|quick|quickly|soon)\b/i.test(message) ? ['duration', 'lead-time'] : []
}

export function sayTexts(vendor: VendorProfile, texts: readonly Snippet[], context: Context): Part {
  return {
    text: texts.map((evidence) => sayEvidence(vendor, evidence, context)).join('\n'),
    quotes: texts.map((evidence) => quotePart(vendor, evidence, context.say)),
  }
}

/** Says a text of a profile as a quote. A package and a service are named, not quoted. */
function sayEvidence({ name, packages }: VendorProfile, evidence: Snippet, { say }: Context): string {
  const { part, title = '', text } = evidence
  if (part === 'review') return say.vendor.reviewOf(bold(name), quote(text))
  if (part === 'services') return say.vendor.offers(bold(name), [plain(text)])
  const item = part === 'package' ? packages.find((one) => one.name === title) : undefined
  if (item)
    return `${say.vendor.packagePrice(bold(name), plain(item.name), say.vendor.price(item.price, item.per))} ${quote(text)}`
  return title
    ? say.vendor.saysOf(bold(name), plain(title), quote(text, 300))
    : say.vendor.says(bold(name), quote(text, 300))
}
