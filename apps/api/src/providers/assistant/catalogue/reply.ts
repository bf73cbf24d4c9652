import type { VendorDetail } from '@vowkit/sdk-core/contract'
import type { AssistantQuestion } from '../assistant.ts'
import type { Catalogue } from '../catalogue.ts'
import { tellOwn } from './about-me.ts'
import { summarise, tellOfVendor, tellUnknown } from './about-vendor.ts'
import { advise } from './advice.ts'
import { type Conversation, continueWith, isFollowUp, pointedAt, readConversation } from './conversation.ts'
import { tellCost } from './cost.ts'
import { findVendors, list } from './find.ts'
import { findNamedVendors, withoutName } from './named-vendor.ts'
import { chat } from './small-talk.ts'
import { beginning, listed, plain, profileLink } from './text.ts'
import { explain, explainSurely } from './topics.ts'
import { type Understood, understand } from './understand.ts'

const ASKS_HOW =
  /^\W*(how (do|does|can|to|would|should) |what (is|are|happens|does) |(can|could|may) (i|we) |where (do|can|is|are) |is (it|there) |do (i|we) |why )/i
const ASKS_OTHERS = /\b(others?|similar|another|(?<!what )else|alternatives?|instead|compare|like (this|them|these))\b/i
const ASKS_MORE = /\b(more|others?|else|another|different|next)\b/i
const NEAR_US = /\b(near|close to|around) (me|us|home)\b|\b(my|our) (area|city|town|place)\b|\bnearby\b/i
/** Looks for somebody, and does not ask the vendor shown. */
const SEEKS = /\b(find|looking|need|want|who|which|recommend\w*|suggest\w*|show|search|some|best|near)\b/i
/** Asks whether something is so. */
const IS_CHECKED = /^\W*(is|are|do|does|can|could|may|will|would)\b/i
const ASKS_OF_THESE = /\b(they|them|these|those|either|any of|which (one|of))\b/i
const ASKS_DATE =
  /\b(available|availability|date|free (on|in)|on (the )?\d|(january|february|march|april|june|july|august|september|october|november|december|summer|spring|autumn|fall|winter|weekend|20[2-4]\d))\b/i
const IS_HERE = /\b(you|your|they|their|them|it|this|here|he|she)\b/i

/** Answers a question from what the catalogue knows. */
export async function reply({ message, history, vendorId }: AssistantQuestion, catalogue: Catalogue): Promise<string> {
  const shown = vendorId === null ? null : await catalogue.vendor(vendorId)
  const small = await chat(message, catalogue, shown?.business_name ?? null)
  if (small) return small
  const question = await locate(await understand(message, catalogue), catalogue)
  const [named, other] = await findNamedVendors(question, catalogue)
  if (named && other)
    return [named, other].map((vendor) => `${summarise(vendor)}\n${profileLink(vendor.id)}`).join('\n\n')
  if (named) return tellNamed(named, question, named.id !== shown?.id)
  return (
    (await tellOwn(message, catalogue)) ??
    (await explainSurely(message, catalogue)) ??
    (shown && (await tellShown(shown, question, catalogue))) ??
    answerAnywhere(question, await readConversation(history, catalogue), catalogue, shown)
  )
}

/** "Near us" is where the couple marries. */
async function locate(question: Understood, catalogue: Catalogue): Promise<Understood> {
  if (question.places.length > 0 || !catalogue.own || !NEAR_US.test(question.text)) return question
  const { city } = await catalogue.own.facts()
  const place = (await catalogue.places()).find((name) => city.toLowerCase().startsWith(name.toLowerCase()))
  return { ...question, places: place ? [place] : [], farPlace: null }
}

function tellNamed(vendor: VendorDetail, named: Understood, isLinked: boolean): string {
  const question = withoutName(named, vendor)
  const told = tellOfVendor(vendor, question) ?? tellElse(vendor, question)
  return isLinked ? `${told}\n${profileLink(vendor.id)}` : told
}

/** What there is to say where a profile has no answer, if something was asked at all. */
function tellElse(vendor: VendorDetail, { rest, details }: Understood): string {
  return rest.length + details.length > 0 ? tellUnknown(vendor) : summarise(vendor)
}

/** What the vendor says whose page is shown; null where somebody asks for others. */
async function tellShown(vendor: VendorDetail, question: Understood, catalogue: Catalogue): Promise<string | null> {
  const isHere = IS_HERE.test(question.text)
  const isElsewhere = question.places.length > 0 || question.farPlace !== null
  const isCompared = question.kinds.length > 0 && question.order !== null
  if (((isElsewhere || isCompared) && !isHere) || ASKS_OTHERS.test(question.text)) return null
  const titles = vendor.categories_label.split(', ')
  const kinds = (await catalogue.categories()).filter(({ id }) => question.kinds.includes(id))
  const isOfOthers = kinds.length > 0 && !kinds.some(({ title }) => titles.includes(title)) && !isHere
  if (isOfOthers && SEEKS.test(question.text)) return null
  if (isOfOthers) return tellOfVendor(vendor, question) ?? (IS_CHECKED.test(question.text) ? tellUnknown(vendor) : null)
  return tellOfVendor(vendor, question) ?? (await explain(question.text, catalogue)) ?? tellUnknown(vendor)
}

async function answerAnywhere(
  question: Understood,
  talk: Conversation,
  catalogue: Catalogue,
  shown: VendorDetail | null,
): Promise<string> {
  const pointed = pointedAt(question, talk)
  const vendor = pointed === null ? null : await catalogue.vendor(pointed)
  if (vendor) return tellPointed(vendor, question)
  const ofThese = await tellOfThese(question, talk, catalogue)
  if (ofThese) return ofThese
  const isHow = ASKS_HOW.test(question.text) || question.kinds.length === 0
  return (
    advise(question) ??
    (isHow ? await explain(question.text, catalogue) : null) ??
    (await tellCost(question, catalogue)) ??
    find(question, talk, catalogue, shown)
  )
}

function tellPointed(vendor: VendorDetail, question: Understood): string {
  return `${tellOfVendor(vendor, question) ?? tellElse(vendor, question)}\n${profileLink(vendor.id)}`
}

/** "Do they have parking?", after several were named. */
async function tellOfThese(
  { text, kinds, rest, details }: Understood,
  { lastShown }: Conversation,
  catalogue: Catalogue,
) {
  const words = [...details, ...rest]
  if (lastShown.length < 2 || kinds.length > details.length || words.length === 0 || !ASKS_OF_THESE.test(text))
    return null
  const found = await catalogue.search({ ids: lastShown, words, order: 'match', limit: lastShown.length })
  const what = `“${words.map(plain).join(' ')}”`
  if (found.length === 0) return `None of these says anything of ${what}. Tap **Message** on a profile to ask.`
  return list(`Of these, ${found.length === 1 ? 'this one says' : 'these say'} something of ${what}:`, found)
}

async function find(
  asked: Understood,
  talk: Conversation,
  catalogue: Catalogue,
  shown: VendorDetail | null,
): Promise<string> {
  const isMore = ASKS_MORE.test(asked.text)
  const question = await withKinds(
    talk.before && isFollowUp(asked) ? continueWith(asked, talk.before) : asked,
    catalogue,
    shown,
  )
  const { kinds, places, farPlace, details, rest, order, reduced, price } = question
  const isVague = kinds.length === 0 && places.length === 0 && details.length === 0
  if (isVague && !farPlace && !order && !reduced && price.max === undefined && price.min === undefined) {
    const found = rest.length > 0 ? await catalogue.search({ words: rest, order: 'match', limit: 1 }) : []
    if (found.length === 0) return rest.length > 0 ? tellLost(rest) : tellKinds(catalogue)
  }
  const without = [...(isMore ? talk.shown : []), ...(shown ? [Number(shown.id)] : [])]
  const told = await findVendors(question, catalogue, { without })
  return ASKS_DATE.test(asked.text) ? `${told}\nI can’t see their calendars: ask for your date by **Message**.` : told
}

/** Who asks for others on a vendor's page means others of its kind; who asks for suggestions, those they look for. */
async function withKinds(question: Understood, catalogue: Catalogue, shown: VendorDetail | null): Promise<Understood> {
  if (question.kinds.length > 0) return question
  const titles = shown && ASKS_OTHERS.test(question.text) ? shown.categories_label.split(', ').slice(0, 1) : []
  const ofShown = (await catalogue.categories()).filter(({ title }) => titles.includes(title)).map(({ id }) => id)
  if (ofShown.length > 0) return { ...question, kinds: ofShown, rest: [] }
  const asksAdvice = /\b(recommend\w*|suggest\w*|match\w*|for (me|us))\b/i.test(question.text)
  const wanted = asksAdvice && catalogue.own ? (await catalogue.own.facts()).categoryIds : []
  return wanted.length > 0 ? { ...question, kinds: wanted, order: question.order ?? 'rated' } : question
}

async function tellKinds(catalogue: Catalogue): Promise<string> {
  const titles = (await catalogue.categories()).filter(({ vendors }) => vendors > 0).map(({ title }) => plain(title))
  return titles.length > 0 ? `I can look for ${listed(titles, 'or')}. Which would you like, and where?` : tellLost([])
}

function tellLost(words: readonly string[]): string {
  const about = words.length > 0 ? `about “${beginning(words.join(' '), 60)}”` : 'about that'
  return `I found nothing ${about}. I’m good at weddings here: ask me for vendors (“a DJ in Oakland under $2,000”), for prices and deals, or how visions, messages, contracts and payments work.`
}
