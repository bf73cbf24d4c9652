import {
  beginning,
  type Catalogue,
  explain,
  findKinds,
  plain,
  profileLink,
  SENTENCES,
  type VendorFact,
  wordsIn,
  wordsOfHtml,
} from '@vowkit/concierge'
import * as z from 'zod/mini'
import type { Known } from './known.ts'
import type { ToolCall, ToolDefinition } from './talk.ts'

const Search = z.object({
  category: z.optional(z.string()),
  words: z.optional(z.array(z.string())),
  place: z.optional(z.string()),
  min_price: z.optional(z.number()),
  max_price: z.optional(z.number()),
  reduced: z.optional(z.boolean()),
  order: z.optional(z.enum(['match', 'cheap', 'dear', 'rated', 'reduced'])),
})
const OneVendor = z.object({ vendor_id: z.union([z.int32(), z.string().check(z.regex(/^\d{1,9}$/))]) })
const Question = z.object({ question: z.string() })
const Nothing = z.object({})

interface Tool {
  description: string
  parameters: z.ZodMiniType
  run(given: unknown, catalogue: Catalogue, known: Known): Promise<unknown>
}

/** The model's tools. They read the catalogue with the visitor's permissions. */
const TOOLS: Record<string, Tool> = {
  search_vendors: {
    description: 'Finds wedding vendors by category, words they use, town and price in US dollars.',
    parameters: Search,
    async run(given, catalogue, known) {
      const { category = '', words = [], place, min_price, max_price, reduced, order } = Search.parse(given)
      const { ids } = findKinds(wordsIn(category), await catalogue.categories())
      const found = await catalogue.search({
        categoryIds: ids,
        words: words.slice(0, 8).map((word) => word.slice(0, 60)),
        order: order ?? 'match',
        limit: 8,
        ...(place && { places: [place.slice(0, 60)] }),
        ...(min_price !== undefined && { minPrice: min_price }),
        ...(max_price !== undefined && { maxPrice: max_price }),
        ...(reduced && { reduced }),
      })
      return found.map((vendor) => toFacts(vendor, known))
    },
  },
  get_vendor: {
    description: 'Tells everything a vendor’s profile says.',
    parameters: OneVendor,
    run: (given, catalogue, known) => describeVendor(Number(OneVendor.parse(given).vendor_id), catalogue, known),
  },
  how_it_works: {
    description: 'Explains the site: visions, credits, messages, inquiries, deals, documents, payments, accounts.',
    parameters: Question,
    run: async (given, catalogue) =>
      (await explain(Question.parse(given).question.slice(0, 200), { ...catalogue, say: SENTENCES.en })) ??
      'Nothing is known of that.',
  },
  my_wedding: {
    description: 'Tells what the couple told of their wedding, their vendors, credits and unpaid invoices.',
    parameters: Nothing,
    async run(_given, { own }, known) {
      if (!own) return 'The person is not logged in. They can log in to ask this.'
      const [facts, credits, unpaid, ...lists] = await Promise.all([
        own.facts(),
        own.credits(),
        own.unpaid(),
        own.list('saved'),
        own.list('active'),
        own.list('booked'),
      ])
      const [saved, active, booked] = lists.map((list) => list?.slice(0, 10).map((vendor) => toFacts(vendor, known)))
      if (!unpaid) return { facts, credits, saved, note: 'The rest is told on our website only, not on this page.' }
      return { facts, credits, unpaid, saved, active, booked }
    },
  },
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
  catalogue: Catalogue,
  known: Known,
): Promise<string> {
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined
  const given = tool?.parameters.safeParse(parse(json))
  if (!tool) return 'There is no such tool.'
  if (!given?.success) return 'These arguments are not what the tool takes.'
  const result = JSON.stringify(await tool.run(given.data, catalogue, known))
    .slice(0, MAX_RESULT)
    .toWellFormed()
  known.add(result)
  return result
}

/** Describes a vendor's profile for the model, without markup. */
export async function describeVendor(id: number, catalogue: Catalogue, known: Known): Promise<unknown> {
  const vendor = await catalogue.vendor(id)
  if (!vendor) return 'There is no such vendor.'
  known.addVendor(id, vendor.business_name)
  return {
    id,
    name: plain(vendor.business_name),
    link: profileLink(id),
    categories: plain(vendor.categories_label),
    location: plain(vendor.business_location ?? ''),
    services: plain(vendor.business_services),
    rating: vendor.avg_rating,
    about: beginning(wordsOfHtml(vendor.about_us), 1500),
    packages: vendor.packages.slice(0, 8).map(({ name, description, original_price, discounted_price }) => ({
      name: plain(name),
      description: beginning(description, 300),
      original_price,
      discounted_price,
    })),
    faqs: vendor.faqs
      .slice(0, 12)
      .map(({ question, answer }) => ({ question: plain(question), answer: beginning(answer, 400) })),
    reviews: vendor.reviews.slice(0, 5).map(({ rating, review }) => ({ rating, review: beginning(review, 300) })),
  }
}

function toFacts({ name, categories, location, ...facts }: VendorFact, known: Known): object {
  known.addVendor(facts.id, name)
  return {
    ...facts,
    name: plain(name),
    link: profileLink(facts.id),
    categories: plain(categories),
    location: plain(location),
    deal: facts.deal && { ...facts.deal, name: plain(facts.deal.name) },
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
