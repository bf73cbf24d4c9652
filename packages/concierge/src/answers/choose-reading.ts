import type { VendorProfile } from '../facts/profile.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Query, Question } from '../questions/query.ts'
import { findEvidence } from './evidence.ts'
import { rankByWords, SAYS_ALL } from './relevance.ts'
import { stemsOf } from './stems.ts'
import { toSearch } from './to-search.ts'

/** The least score of a text that shows that a question is about its vendor. */
const EVIDENCE = 0.6
/** Fewer words occur in profiles by chance. */
const MIN_WORDS = 3
const MIN_THINGS = 2

/**
 * Chooses between two readings of a question: one about the product or the couple, and one about vendors. A question
 * whose words are in a profile is about vendors: "what if the groom misses the glass?"
 */
export async function chooseReading(question: Question, query: Query, knowledge: Knowledge): Promise<Query> {
  const { rival } = query
  if (!rival || (query.intent === 'own' && knowledge.own !== null)) return query
  // "Could they play our song?" asks nothing of the own data of a visitor who is not signed in.
  if (query.intent === 'own' && rival.intent === 'about-vendor' && rival.isYesNo) return rival
  const isVendors =
    rival.intent === 'find'
      ? await isFound(question, query, rival, knowledge)
      : await isSaid(question, rival, knowledge)
  return isVendors ? rival : query
}

/** Whether a profile of the vendors in question answers it. */
async function isSaid({ message, vendorId }: Question, rival: Query, knowledge: Knowledge): Promise<boolean> {
  const ids = rival.vendorIds.length > 0 ? rival.vendorIds : vendorId === null ? [] : [vendorId]
  const vendors = await knowledge.profiles(ids)
  const search = { terms: rival.terms, message, isTranslated: rival.language !== 'en' }
  const isAnswered = (vendor: VendorProfile) =>
    rival.conditions.features.some(({ topic }) => topic && vendor.facts.some((fact) => fact.topic === topic)) ||
    findEvidence(vendor, search, EVIDENCE).some(({ part }) => part !== 'review')
  return vendors.some(isAnswered)
}

/** Whether a search finds vendors with the words of a question. */
async function isFound({ message }: Question, { intent }: Query, rival: Query, knowledge: Knowledge): Promise<boolean> {
  const { categoryIds, features } = rival.conditions
  // "Who plans weddings like ours?" of a visitor who is not signed in. "Do I have contracts?" is about own data.
  if (intent === 'own' && categoryIds.length + features.length > 0) return !rival.isYesNo
  if (await namesPackage(message, rival, knowledge)) return true
  const words = rival.things.length >= MIN_THINGS ? rival.things : rival.terms
  if (words === rival.terms && words.length < MIN_WORDS) return false
  const { vendors } = await knowledge.find({ ...toSearch(rival), words })
  return (rankByWords(vendors, words, { ...rival, things: words })[0]?.coverage ?? 0) >= SAYS_ALL
}

/** Whether a question contains the complete name of a package, such as "pan and forge". */
async function namesPackage(message: string, { terms }: Query, knowledge: Knowledge): Promise<boolean> {
  if (terms.length < MIN_THINGS) return false
  const conditions = { categoryIds: [], places: [], notPlaces: [], features: [] }
  const { vendors } = await knowledge.find({ conditions, sort: 'match', limit: 5, words: terms })
  const said = new Set(stemsOf(message))
  const isNamed = (name: string) => {
    const stems = stemsOf(name)
    return stems.length >= MIN_THINGS && stems.every((stem) => said.has(stem))
  }
  return vendors.some(({ packages }) => packages.some(({ name }) => isNamed(name)))
}
