import type { Knowledge } from '../knowledge.ts'
import { aspectsOf } from './aspects-of.ts'
import { readConditions } from './conditions.ts'
import { continueDialogue, type Dialogue, exchangesOf, NO_DIALOGUE } from './dialogue.ts'
import { readGeneralIntent } from './general-intent.ts'
import { isPlainHelp } from './help-intent.ts'
import { AUTOMATIC_GREETING, languageFor } from './language.ts'
import { findCandidates } from './named-vendors.ts'
import { findOwnReference, type OwnReference } from './own-references.ts'
import type { Query, Question } from './query.ts'
import { isYesNoQuestion } from './question-form.ts'
import { type Catalogue, type Reading, readText } from './reading.ts'
import { isRealWord } from './real-words.ts'
import { readRuledOut } from './ruled-out.ts'
import { tokenize, wordsOf } from './tokens.ts'
import { translateAt } from './translation/translate.ts'
import { readUnknownVendor } from './unknown-vendor.ts'
import { readVendorIntent } from './vendor-intent.ts'
import type { VendorContext } from './vendor-question.ts'
import { termsOf, thingsOf, unexplainedWords } from './words.ts'

/** The parts of `Knowledge` that are needed to understand a question. */
export type QuestionKnowledge = Pick<Knowledge, 'categories' | 'places' | 'named' | 'profiles' | 'today' | 'own'>

const MAX_LENGTH = 500

/**
 * Reads a question as data. Earlier questions of the conversation are read in the same way, so that references such as
 * "the second one" and follow-ups such as "and in Oakland?" are complete.
 */
export async function readQuestion(question: Question, knowledge: QuestionKnowledge): Promise<Query> {
  const message = withoutMarkup(question.message.slice(0, MAX_LENGTH))
  const exchanges = exchangesOf(question.history)
  const language = languageFor(message, question.history, question.acceptLanguage)
  const texts = [...exchanges.map(({ question }) => question), message]
  const languages = texts.map((text, i) => {
    if (text === AUTOMATIC_GREETING) return 'en'
    return i === texts.length - 1 ? language : languageFor(text, [], language)
  })
  const [categories, places, ...candidates] = await Promise.all([
    knowledge.categories(),
    knowledge.places(),
    ...texts.map((text) => findCandidates(tokenize(text), knowledge)),
  ])
  const catalogue: Catalogue = { categories, places, today: knowledge.today }
  const read = (i: number, except: ReadonlySet<number> = new Set()) => {
    const named = (candidates[i] ?? []).filter(({ id }) => !except.has(id))
    return readText(texts[i] ?? '', languages[i] ?? language, named, catalogue)
  }
  const first = texts.map((_, i) => read(i))
  const vendorOf = await findFacts(
    first,
    exchanges.flatMap(({ replyIds }) => replyIds),
    question.vendorId,
    knowledge,
  )
  const readings = first.map((reading, i) => {
    const misread = findMisread(reading, vendorOf, question.vendorId)
    return misread.size > 0 ? read(i, misread) : reading
  })
  let dialogue: Dialogue = NO_DIALOGUE
  for (const [i, exchange] of exchanges.entries()) {
    const reading = readings[i]
    if (!reading) continue
    const query = toQuery(reading, { dialogue, vendorOf, pageVendorId: question.vendorId }, knowledge.own !== null)
    dialogue = continueDialogue(dialogue, query, exchange.replyIds)
  }
  const reading = readings.at(-1) ?? readText(message, language, [], catalogue)
  const context = { dialogue, vendorOf, pageVendorId: question.vendorId }
  const reference = knowledge.own ? await findOwnReference(reading, knowledge.own, categories) : null
  const query = toQuery(reading, context, knowledge.own !== null, reference)
  return locate({ ...query, language }, reading, knowledge, places)
}

/**
 * Returns the vendors whose names are common words in lower case, if the question names another kind of vendor or is
 * asked on the page of another vendor: "the bare minimum for a cake", "la journée à l'atelier".
 */
function findMisread(
  { vendors, tokens, namedCategoryIds, isWeakCategory, language }: Reading,
  vendorOf: VendorContext['vendorOf'],
  pageVendorId: number | null,
): Set<number> {
  const isElsewhere = pageVendorId !== null && language !== 'en'
  if ((namedCategoryIds.length === 0 && !isElsewhere) || vendors.length !== 1) return new Set()
  const misread = vendors.filter(({ id, at, length }) => {
    const named = tokens.slice(at, at + length)
    const isLower = named.every(({ said }) => said === said.toLowerCase())
    const isReal = named.every(({ word }) => isRealWord(word))
    const isCommon = isReal || named.every((_, i) => translateAt(tokens, at + i, language) !== undefined)
    const categoryIds = vendorOf(id)?.categoryIds ?? namedCategoryIds
    const followsArticle = /^(?:the|an?|our|my|some|your)$/.test(tokens[at - 1]?.word ?? '')
    const isOtherKind =
      namedCategoryIds.length > 0 && !isWeakCategory && !namedCategoryIds.some((one) => categoryIds.includes(one))
    return isLower && ((isOtherKind && followsArticle && isReal) || (isElsewhere && isCommon && id !== pageVendorId))
  })
  return new Set(misread.map(({ id }) => id))
}

/** Removes HTML and the targets of links, so that markup cannot hide words. */
function withoutMarkup(text: string): string {
  return text.replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, ' ').replace(/<[^<>]*>/g, ' ')
}

function toQuery(
  reading: Reading,
  context: VendorContext,
  isSignedIn: boolean,
  reference: OwnReference | null = null,
): Query {
  const { dialogue, pageVendorId } = context
  const general = readGeneralIntent(reading, {
    hasVendor: reading.vendors.length > 0,
    hasFocus: pageVendorId !== null || dialogue.shown.length > 0,
    isSignedIn,
    lastOwn: dialogue.own,
    lastSite: pageVendorId === null ? dialogue.site : [],
  })
  const common = {
    language: reading.language,
    words: unexplainedWords(reading, false),
    things: thingsOf(reading),
    terms: termsOf(reading),
    isYesNo: isYesNoQuestion(reading),
    ...(reading.date && { date: reading.date }),
    ...(reading.before && { before: reading.before }),
  }
  const named = reading.vendors.map(({ id }) => id)
  // "The cheapest package of the DJ I saved" asks about that DJ, not for the list of saved vendors.
  const isOfReference = reference !== null && asksOfVendor(reading) && (general === null || general.intent === 'own')
  if (general && !isOfReference) {
    // Advice on a budget needs its amount, own data the categories and dates of vendors.
    const isConditional = general.intent === 'advice' || general.intent === 'own'
    const conditions = isConditional ? readConditions(reading) : NO_VENDORS.conditions
    const isUnsure = UNSURE.has(general.intent) && !(general.intent === 'site' && isPlainHelp(reading))
    const vendors = isUnsure ? readVendorIntent(reading, context) : null
    const rival = vendors && { ...common, ...vendors, words: unexplainedWords(reading, false) }
    return { ...NO_VENDORS, ...common, ...general, conditions, vendorIds: named, ...(rival && { rival }) }
  }
  const unknownVendor = readUnknownVendor(reading)
  if (unknownVendor && !namesPackage(unknownVendor, context))
    return { ...NO_VENDORS, ...common, intent: 'about-vendor', aspects: [], unknownVendor }
  const referred = isOfReference ? { ...reading, vendors: [{ ...reference, length: 1, isExcluded: false }] } : reading
  const vendors = readVendorIntent(referred, context)
  if (vendors) {
    const words = unexplainedWords(reading, vendors.intent === 'about-vendor')
    return withoutExplained({ ...common, ...vendors, words }, reading)
  }
  const rest = { ...NO_VENDORS, ...common, aspects: aspectsOf(reading.patterns.aspects) }
  const intent = intentOfRest(reading, common.words, common.things)
  return { ...rest, intent, ...(intent === 'out-of-scope' && { rival: { ...rest, intent: 'find' as const } }) }
}

/** Turns the words that a search rules out into conditions, and drops the words of conditions. */
function withoutExplained(query: Query, reading: Reading): Query {
  const ruledOut = query.intent === 'find' ? readRuledOut(reading) : []
  const coverage = wordsOf(query.conditions.coverage?.words ?? '')
  if (ruledOut.length + coverage.length === 0) return query
  const isKept = (word: string) => !ruledOut.some(({ words }) => words === word) && !coverage.includes(word)
  const { conditions, words, things, terms } = query
  return {
    ...query,
    conditions: { ...conditions, features: [...conditions.features, ...ruledOut] },
    words: words.filter(isKept),
    things: things.filter(isKept),
    terms: terms.filter(isKept),
  }
}

/** Intents whose patterns also match questions about vendors. */
const UNSURE: ReadonlySet<Query['intent']> = new Set(['own', 'site', 'advice', 'out-of-scope', 'person'])

/** Whether a question asks for something that vendors have: a price, a feature, the cheapest package. */
function asksOfVendor({ patterns, features, tags }: Reading): boolean {
  return (
    patterns.own.every(({ name }) => LISTS.has(name)) &&
    (patterns.aspects.length > 0 || features.length > 0 || tags.any('sort'))
  )
}

const LISTS: ReadonlySet<string> = new Set(['saved', 'booked', 'active', 'scanned'])

/** Whether a name is of a package of the vendor that the conversation is about: "what does the Fiesta Grande cost?" */
function namesPackage(name: string, { dialogue, pageVendorId, vendorOf }: VendorContext): boolean {
  const said = wordsOf(name).join(' ')
  const ids = pageVendorId === null ? dialogue.shown : [pageVendorId]
  return ids.some((id) => vendorOf(id)?.packages.some((item) => wordsOf(item.name).join(' ').includes(said)))
}

const NO_VENDORS: Pick<Query, 'conditions' | 'sort' | 'vendorIds' | 'exceptIds'> = {
  conditions: { categoryIds: [], places: [], notPlaces: [], features: [] },
  sort: 'match',
  vendorIds: [],
  exceptIds: [],
}

/** A few words that no table explains are searched for. A sentence of them is not about weddings. */
function intentOfRest(
  { tags, patterns, date }: Reading,
  words: readonly string[],
  things: readonly string[],
): Query['intent'] {
  if (words.length === 0) return 'unclear'
  if (patterns.aspects.length > 0) return 'find'
  // "Who works on New Year's Eve?"
  if (date !== undefined && things.length === 0) return 'unclear'
  const isSentence = tags.any('cue', 'question') || words.length > 3
  return isSentence && !tags.any('cue', 'wedding') ? 'out-of-scope' : 'find'
}

async function findFacts(
  readings: readonly Reading[],
  replyIds: readonly number[],
  pageVendorId: number | null,
  knowledge: QuestionKnowledge,
): Promise<VendorContext['vendorOf']> {
  const named = readings.flatMap(({ vendors }) => vendors.map(({ id }) => id))
  const ids = [...new Set([...(pageVendorId === null ? [] : [pageVendorId]), ...named, ...replyIds])].slice(-40)
  const profiles = ids.length > 0 ? await knowledge.profiles(ids) : []
  const byId = new Map(profiles.map((profile) => [profile.id, profile]))
  return (id) => byId.get(id)
}

/** Replaces "near us" with the place of the couple's wedding. */
async function locate(
  query: Query,
  { tags }: Reading,
  { own }: QuestionKnowledge,
  places: readonly string[],
): Promise<Query> {
  if (!tags.any('cue', 'near-us') || query.conditions.places.length > 0 || !own) return query
  const city = (await own.wedding())?.city.toLowerCase()
  const place = city ? places.find((name) => city.startsWith(name.toLowerCase())) : undefined
  if (!place) return query
  const { unknownPlace: _, ...conditions } = query.conditions
  return { ...query, conditions: { ...conditions, places: [place] } }
}
