import {
  answerQuestion,
  beginning,
  fillAmounts,
  type Knowledge,
  plain,
  profileLink,
  readQuestion,
  type SortOrder,
  type VendorProfile,
} from '@vowkit/concierge'
import { statedSentences } from '@vowkit/concierge/facts'
import * as z from 'zod/mini'
import type { Known } from './known.ts'
import type { ToolCall, ToolDefinition } from './talk.ts'

const ORDERS = [
  'match',
  'cheapest',
  'dearest',
  'best-rated',
  'most-reviewed',
  'largest',
  'smallest',
  'discount',
] as const satisfies readonly SortOrder[]

const Words = z.optional(z.array(z.string()))
const Search = z.object({
  /** The name or the id of a category. */
  category: z.optional(z.union([z.string(), z.number()])),
  words: Words,
  place: z.optional(z.string()),
  not_places: Words,
  guests: z.optional(z.number()),
  with: Words,
  without: Words,
  min_price: z.optional(z.number()),
  max_price: z.optional(z.number()),
  price_per: z.optional(z.enum(['guest', 'hour', 'total'])),
  min_rating: z.optional(z.number()),
  reduced: z.optional(z.boolean()),
  order: z.optional(z.enum(ORDERS)),
})
const SomeVendors = z.object({
  vendor_ids: z.array(z.union([z.int32(), z.string().check(z.regex(/^\d{1,9}$/))])).check(z.maxLength(4)),
})
const OneVendor = z.object({ vendor_id: z.union([z.int32(), z.string().check(z.regex(/^\d{1,9}$/))]) })
const HelpQuestion = z.object({ question: z.string() })
const Nothing = z.object({})

interface Tool {
  description: string
  parameters: z.ZodMiniType
  run(given: unknown, knowledge: Knowledge, known: Known): Promise<unknown>
}

/** The model's tools. They read the same data as the replies without a model, with the visitor's permissions. */
const TOOLS: Record<string, Tool> = {
  search_vendors: {
    description:
      'Finds wedding vendors by category, words they use, town, places to avoid, number of guests, features that they ' +
      'must have or must not have, rating, and price in the currency of the site.',
    parameters: Search,
    async run(given, knowledge, known) {
      const search = Search.parse(given)
      const { vendors, total } = await knowledge.find({
        conditions: {
          categoryIds: await categoryIdsOf(search.category, knowledge),
          places: cut(search.place ? [search.place] : []),
          notPlaces: cut(search.not_places),
          features: [
            ...cut(search.with).map((words) => ({ topic: null, words, wanted: true })),
            ...cut(search.without).map((words) => ({ topic: null, words, wanted: false })),
          ],
          ...(search.guests !== undefined && { guests: search.guests }),
          ...(search.min_price !== undefined && { minPrice: search.min_price }),
          ...(search.max_price !== undefined && { maxPrice: search.max_price }),
          ...(search.price_per && { per: search.price_per }),
          ...(search.min_rating !== undefined && { minRating: search.min_rating }),
          ...(search.reduced && { onlyDiscounted: true }),
        },
        words: cut(search.words),
        sort: search.order ?? 'match',
        limit: 8,
      })
      return { total, vendors: vendors.map((vendor) => summarize(vendor, known)) }
    },
  },
  compare_vendors: {
    description: 'Tells everything the profiles of 2 to 4 vendors say, to compare them.',
    parameters: SomeVendors,
    run: (given, knowledge, known) =>
      Promise.all(SomeVendors.parse(given).vendor_ids.map((id) => describeVendor(Number(id), knowledge, known))),
  },
  get_vendor: {
    description: 'Tells everything a vendor’s profile says.',
    parameters: OneVendor,
    run: (given, knowledge, known) => describeVendor(Number(OneVendor.parse(given).vendor_id), knowledge, known),
  },
  how_it_works: {
    description: 'Explains the site: visions, credits, messages, inquiries, deals, documents, payments, accounts.',
    parameters: HelpQuestion,
    async run(given, knowledge) {
      const message = HelpQuestion.parse(given).question.slice(0, 200)
      return (await answerQuestion({ message, history: [], vendorId: null, acceptLanguage: 'en' }, knowledge)).text
    },
  },
  my_wedding: {
    description:
      'Tells what the couple told of their wedding: vendors, credits, invoices, contracts, unread messages, visions.',
    parameters: Nothing,
    async run(_given, { own }, known) {
      if (!own) return 'The person is not logged in. They can log in to ask this.'
      const [wedding, credits, visions, unread, contracts, invoices, saved, active, booked] = await Promise.all([
        own.wedding(),
        own.credits(),
        own.visions(),
        own.unread(),
        own.contracts(),
        own.invoices(),
        own.vendors('saved'),
        own.vendors('active'),
        own.vendors('booked'),
      ])
      for (const { id, name } of [...(saved ?? []), ...(active ?? []), ...(booked ?? [])]) known.addVendor(id, name)
      if (!invoices)
        return { wedding, credits, visions, saved, note: 'The rest is told on our website only, not on this page.' }
      return { wedding, credits, visions, unread, contracts, invoices, saved, active, booked }
    },
  },
}

/** Returns the id of a category, or the ids of the categories that a text names. */
async function categoryIdsOf(category: string | number = '', knowledge: Knowledge): Promise<readonly number[]> {
  const id = Number(category)
  if (category !== '' && (await knowledge.categories()).some((known) => known.id === id)) return [id]
  if (typeof category === 'number' || category.trim() === '') return []
  const question = { message: category.slice(0, 60), history: [], vendorId: null, acceptLanguage: 'en' }
  return (await readQuestion(question, knowledge)).conditions.categoryIds
}

/** Limits the number and the length of the texts of a tool call. */
function cut(texts: readonly string[] = []): string[] {
  return texts.slice(0, 8).map((text) => text.slice(0, 60))
}

/** The tools in the format of OpenAI's API. */
export const toolList: ToolDefinition[] = Object.entries(TOOLS).map(([name, { description, parameters }]) => {
  const { $schema, ...schema } = z.toJSONSchema(parameters)
  return { type: 'function', function: { name, description, parameters: { ...schema } } }
})

/** Maximum length of a tool result, in characters. */
const MAX_RESULT = 12_000

/** Runs a tool call. Returns an explanation for an invalid call, so that the model can retry. */
export async function runTool(
  { function: { name, arguments: json } }: Pick<ToolCall, 'function'>,
  knowledge: Knowledge,
  known: Known,
): Promise<string> {
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined
  const given = tool?.parameters.safeParse(parse(json))
  if (!tool) return 'There is no such tool.'
  if (!given?.success) return 'These arguments are not what the tool takes.'
  const result = JSON.stringify(await tool.run(given.data, knowledge, known))
    .slice(0, MAX_RESULT)
    .toWellFormed()
  known.add(result)
  return result
}

/** Describes a vendor's profile for the model, without markup. */
export async function describeVendor(id: number, knowledge: Knowledge, known: Known): Promise<unknown> {
  const [vendor] = await knowledge.profiles([id])
  if (!vendor) return 'There is no such vendor.'
  return {
    ...summarize(vendor, known),
    services: vendor.services.map(plain),
    facts: statedSentences(vendor.facts).map((sentence) => fillAmounts(sentence, 'en', knowledge.currency)),
    about: beginning(vendor.about.join(' '), 1500),
    packages: vendor.packages.slice(0, 8).map(({ name, description, price, was }) => ({
      ...{ name: plain(name), description: beginning(description, 300), price, was },
    })),
    faqs: vendor.faqs
      .slice(0, 12)
      .map(({ question, answer }) => ({ question: plain(question), answer: beginning(answer, 400) })),
    reviews: vendor.reviews.slice(0, 5).map(({ rating, text }) => ({ rating, review: beginning(text, 300) })),
  }
}

function summarize(
  { id, name, categories, location, rating, reviewCount, packages, facts }: VendorProfile,
  known: Known,
) {
  known.addVendor(id, name)
  return {
    ...{ id, rating, reviews: reviewCount },
    name: plain(name),
    link: profileLink(id),
    categories: categories.map(plain),
    location: plain(location),
    packages: packages.slice(0, 4).map(({ name, price, was, per }) => ({ name: plain(name), price, was, per })),
    seats: facts.filter(({ kind }) => kind === 'capacity').map(({ source }) => plain(source.sentence)),
  }
}

/** Parses a tool call's arguments. Removes NUL characters, which the database rejects. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json || '{}', (_key, value) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    )
  } catch {
    return undefined
  }
}
