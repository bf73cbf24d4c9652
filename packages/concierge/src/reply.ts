import type { VendorDetail } from '@vowkit/sdk-core/contract'
import { tellOwn } from './about-me.ts'
import { summarise, tellOfVendor } from './about-vendor.ts'
import { advise } from './advice.ts'
import type { Catalogue } from './catalogue.ts'
import { type Conversation, continueWith, isFollowUp, pointedAt, readConversation } from './conversation.ts'
import { tellCost } from './cost.ts'
import { findVendors, kindsThereAre, list } from './find.ts'
import { languageFor, SENTENCES, toEnglishMessage } from './language.ts'
import { findNamedVendors, withoutName } from './named-vendor.ts'
import type { AssistantQuestion } from './question.ts'
import type { ReplyContext } from './reply-context.ts'
import { chat } from './small-talk.ts'
import { beginning, bold, plain, profileLink } from './text.ts'
import { explain, explainSurely } from './topics.ts'
import { type Understood, understand } from './understand.ts'

const ASKS_HOW =
  /^\W*(how (do|does|can|to|would|should) |what (is|are|happens|does) |(can|could|may) (i|we) |where (do|can|is|are) |is (it|there) |do (i|we) |do you speak |why )/i
const ASKS_OTHERS =
  /\b(others?(?! (couples?|people|brides?|clients?|customers?))|similar|another|(?<!what )else|alternatives?|instead|compare|like (this|them|these))\b/i
const ASKS_MORE = /\b(more|others?|else|another|different|next)\b/i
const NEAR_US = /\b(near|close to|around) (me|us|home)\b|\b(my|our) (area|city|town|place)\b|\bnearby\b/i
/** Matches questions that search for vendors. Other questions may be about the vendor whose page is open. */
const SEEKS = /\b(find|looking|need|want|who|which|recommend\w*|suggest\w*|show|search|some|best|near)\b/i
/** Matches questions whose answer is yes or no. */
const IS_CHECKED = /^\W*(is|are|do|does|can|could|may|will|would)\b/i
const ASKS_OF_THESE = /\b(they|them|these|those|either|any of|which (one|of))\b/i
const ASKS_DATE =
  /\b(available|availability|date|free (on|in)|on (the )?\d|(january|february|march|april|june|july|august|september|october|november|december|summer|spring|autumn|fall|winter|weekend|20[2-4]\d))\b/i
const IS_HERE = /\b(you|your|they|their|them|it|this|here|he|she)\b/i

/** Replies to a question in the language of the question, with data from the catalogue. */
export async function reply(
  { message, history, vendorId, acceptLanguage }: AssistantQuestion,
  catalogue: Catalogue,
): Promise<string> {
  const language = languageFor(message, history, acceptLanguage)
  const context: ReplyContext = { ...catalogue, say: SENTENCES[language] }
  const english = toEnglishMessage(message, language)
  const shown = vendorId === null ? null : await context.vendor(vendorId)
  const small = await chat(english.text, context, shown?.business_name ?? null)
  if (small) return small
  const question = await locate(await understand(english, context), context)
  const [named, other] = await findNamedVendors(message, context)
  if (named && other)
    return [named, other].map((vendor) => `${summarise(vendor, context.say)}\n${profileLink(vendor.id)}`).join('\n\n')
  if (named) return tellNamed(named, question, named.id !== shown?.id, context)
  return (
    (await tellOwn(english.text, context)) ??
    (await explainSurely(english.text, context)) ??
    (shown && (await tellShown(shown, question, context))) ??
    answerAnywhere(question, await readConversation(history, context, language), context, shown)
  )
}

/** Replaces "near us" in a question with the place of the couple's wedding. */
async function locate(question: Understood, { own, places }: ReplyContext): Promise<Understood> {
  if (question.places.length > 0 || !own || !NEAR_US.test(question.text)) return question
  const { city } = await own.facts()
  const place = (await places()).find((name) => city.toLowerCase().startsWith(name.toLowerCase()))
  return { ...question, places: place ? [place] : [], farPlace: null }
}

function tellNamed(vendor: VendorDetail, named: Understood, isLinked: boolean, context: ReplyContext): string {
  const told = tellAnyhow(vendor, withoutName(named, vendor), context)
  return isLinked ? `${told}\n${profileLink(vendor.id)}` : told
}

/**
 * Answers a question from a vendor's profile, or states that the profile has no answer. Summarises the profile if the
 * question asks nothing specific.
 */
function tellAnyhow(vendor: VendorDetail, question: Understood, { say }: ReplyContext): string {
  const told = tellOfVendor(vendor, question, say)
  if (told) return told
  return question.rest.length + question.details.length > 0 ? tellUnknown(vendor, say) : summarise(vendor, say)
}

/** States that the vendor's profile does not answer the question. */
function tellUnknown({ business_name }: VendorDetail, say: ReplyContext['say']): string {
  return say.vendor.unknown(bold(business_name))
}

/**
 * Answers a question from the profile of the vendor whose page is open. Returns null if the question is about other
 * vendors.
 */
async function tellShown(vendor: VendorDetail, question: Understood, context: ReplyContext): Promise<string | null> {
  const isHere = IS_HERE.test(question.text)
  const isElsewhere = question.places.length > 0 || question.farPlace !== null
  const isCompared = question.kinds.length > 0 && question.order !== null
  if (((isElsewhere || isCompared) && !isHere) || ASKS_OTHERS.test(question.text)) return null
  const titles = vendor.categories_label.split(', ')
  const kinds = (await context.categories()).filter(({ id }) => question.kinds.includes(id))
  const isOfOthers = kinds.length > 0 && !kinds.some(({ title }) => titles.includes(title)) && !isHere
  if (isOfOthers && SEEKS.test(question.text)) return null
  const told = tellOfVendor(vendor, question, context.say)
  if (isOfOthers) return told ?? (IS_CHECKED.test(question.text) ? tellUnknown(vendor, context.say) : null)
  return told ?? (await explain(question.text, context)) ?? tellUnknown(vendor, context.say)
}

async function answerAnywhere(
  question: Understood,
  talk: Conversation,
  context: ReplyContext,
  shown: VendorDetail | null,
): Promise<string> {
  const pointed = pointedAt(question, talk)
  const vendor = pointed === null ? null : await context.vendor(pointed)
  if (vendor) return `${tellAnyhow(vendor, question, context)}\n${profileLink(vendor.id)}`
  const ofThese = await tellOfThese(question, talk, context)
  if (ofThese) return ofThese
  const isHow = ASKS_HOW.test(question.text) || question.kinds.length === 0
  return (
    advise(question, context.say) ??
    (isHow ? await explain(question.text, context) : null) ??
    (await tellCost(question, context)) ??
    find(question, talk, context, shown)
  )
}

/** Answers a question about several named vendors, such as "Do they have parking?" */
async function tellOfThese(
  { text, kinds, rest, details, asSaid }: Understood,
  { lastShown }: Conversation,
  { search, say }: ReplyContext,
) {
  const words = [...details, ...rest]
  if (lastShown.length < 2 || kinds.length > details.length || words.length === 0 || !ASKS_OF_THESE.test(text))
    return null
  const found = await search({ ids: lastShown, words, order: 'match', limit: lastShown.length })
  const what = plain(asSaid(words))
  return found.length === 0 ? say.find.noneOfThese(what) : list(say.find.someOfThese(found.length, what), found, say)
}

async function find(
  asked: Understood,
  talk: Conversation,
  context: ReplyContext,
  shown: VendorDetail | null,
): Promise<string> {
  const isMore = ASKS_MORE.test(asked.text)
  const whole = talk.before && isFollowUp(asked) ? continueWith(asked, talk.before) : asked
  const question = await withKinds(whole, context, shown)
  const { kinds, places, farPlace, details, rest, order, reduced, price } = question
  const isVague = kinds.length === 0 && places.length === 0 && details.length === 0
  if (isVague && !farPlace && !order && !reduced && price.max === undefined && price.min === undefined) {
    const found = rest.length > 0 ? await context.search({ words: rest, order: 'match', limit: 1 }) : []
    if (found.length === 0)
      return rest.length > 0 ? context.say.find.lost(beginning(asked.asSaid(rest), 60)) : ask(context)
  }
  const without = [...(isMore ? talk.shown : []), ...(shown ? [Number(shown.id)] : [])]
  const told = await findVendors(question, context, { without })
  return ASKS_DATE.test(asked.text) ? `${told}\n${context.say.find.noCalendars}` : told
}

/**
 * Adds a category to a question that names none: the category of the open vendor, or the categories that the couple is
 * looking for.
 */
async function withKinds(question: Understood, context: ReplyContext, shown: VendorDetail | null): Promise<Understood> {
  if (question.kinds.length > 0) return question
  const titles = shown && ASKS_OTHERS.test(question.text) ? shown.categories_label.split(', ').slice(0, 1) : []
  const ofShown = (await context.categories()).filter(({ title }) => titles.includes(title)).map(({ id }) => id)
  if (ofShown.length > 0) return { ...question, kinds: ofShown, rest: [] }
  const asksAdvice = /\b(recommend\w*|suggest\w*|match\w*|for (me|us))\b/i.test(question.text)
  const wanted = asksAdvice && context.own ? (await context.own.facts()).categoryIds : []
  return wanted.length > 0 ? { ...question, kinds: wanted, order: question.order ?? 'rated' } : question
}

/** Asks the visitor what they are looking for. */
async function ask(context: ReplyContext): Promise<string> {
  const titles = await kindsThereAre(context)
  return titles.length > 0 ? context.say.find.whichKind(titles) : context.say.find.lost('')
}
