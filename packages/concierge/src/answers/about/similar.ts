import type { VendorProfile } from '../../facts/profile.ts'
import { bold } from '../../text.ts'
import type { Context } from '../context.ts'
import { describeResult } from '../why-fits.ts'
import type { Part } from './part.ts'

const MAX_SIMILAR = 3

/** Lists vendors of the same category. On a page that is limited to its vendor, it names no competitor. */
export async function similarVendors(vendor: VendorProfile, context: Context): Promise<Part> {
  const { knowledge, query, question, say } = context
  if (question.scope === 'vendor') return { text: say.vendor.competitor, quotes: [] }
  const { vendors } = await knowledge.find({
    conditions: { ...query.conditions, categoryIds: vendor.categoryIds },
    sort: query.sort,
    limit: MAX_SIMILAR,
    except: [vendor.id, ...query.exceptIds],
  })
  if (vendors.length === 0) return { text: say.vendor.noSimilar(bold(vendor.name)), quotes: [] }
  const results = vendors.map((one) => describeResult(one, context))
  return {
    text: [say.vendor.similar(bold(vendor.name)), ...results.map(({ line }) => line)].join('\n'),
    quotes: results.flatMap(({ quotes }) => quotes),
    cards: results.map(({ card }) => card),
  }
}
