import type { VendorAspect } from '../questions/aspects.ts'
import type { Query } from '../questions/query.ts'
import { profileLink } from '../text.ts'
import { statedAspect } from './about/answer-aspect.ts'
import type { Context, Draft } from './context.ts'
import { MAX_RESULTS, toSearch } from './to-search.ts'
import { describeResult } from './why-fits.ts'

/** Aspects that vendors of one kind answer differently: "which photographers give the deposit back?" */
const LISTED: readonly VendorAspect[] = [
  'deposit',
  'cancellation',
  'payment',
  'lead-time',
  'minimum',
  'hours',
  'travel',
  'duration',
]
/** Profiles that are read for their statements. */
const MAX_READ = 24

/** Topics of features that are terms of a contract. Vendors state them in their own ways. */
const TERMS: ReadonlyMap<string, VendorAspect> = new Map([
  ['refunds', 'cancellation'],
  ['rescheduling', 'cancellation'],
])

const isTerm = (topic: string | null) => topic !== null && TERMS.has(topic)

function aspectOf({ aspects, conditions }: Query): VendorAspect | undefined {
  const term = conditions.features.find(({ topic, wanted }) => wanted && isTerm(topic))
  return term ? TERMS.get(term.topic ?? '') : LISTED.find((one) => aspects[0] === one)
}

/** Lists what the vendors of a category say about an aspect. Returns null if the question asks for more, or none says it. */
export async function findByAspect(context: Context): Promise<Draft | null> {
  const { query, knowledge, say } = context
  const { conditions, things, sort, among } = query
  const aspect = aspectOf(query)
  const features = conditions.features.filter(({ topic }) => !isTerm(topic))
  const isPlain = features.length + things.length === 0 && sort === 'match' && !among
  if (!aspect || !isPlain || conditions.categoryIds.length === 0) return null
  const plain: Query = { ...query, words: [], conditions: { ...conditions, features } }
  const { vendors, total } = await knowledge.find({ ...toSearch(plain), limit: MAX_READ })
  const known = vendors.flatMap((vendor) => {
    const part = statedAspect(aspect, vendor, context)
    return part ? [{ vendor, part }] : []
  })
  if (known.length === 0) return null
  const shown = known.slice(0, MAX_RESULTS)
  const lines = shown.map(({ vendor, part }) => `• ${part.text.split('\n')[0]} ${profileLink(vendor.id)}`)
  const rest = known.length - shown.length
  const note = rest > 0 ? say.find.more(rest) : known.length < total ? say.vendor.othersUnknown : ''
  return {
    text: [say.find.aboutThat, ...lines, ...(note ? [note] : [])].join('\n'),
    cards: shown.map(({ vendor }) => describeResult(vendor, context).card),
    quotes: shown.flatMap(({ part }) => part.quotes.slice(0, 1)),
    suggestions: [say.suggestions.cheapest, say.suggestions.bestRated],
  }
}
