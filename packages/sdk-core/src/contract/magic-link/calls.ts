import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { WholeNumber } from '../shared/primitives.ts'
import { MagicLink, RecommendedPage } from './schema.ts'
import { magicLinkWire } from './wire.ts'

const code = z.object({
  /** The code of the magic link. */
  code: z.string().check(z.maxLength(200)),
})

export const magicLinkCalls = {
  getMagicLink: {
    ...magicLinkWire.getMagicLink,
    summary: 'Returns a magic link: its target and its categories.',
    tag: 'magic links',
    params: code,
    status: 200,
    response: MagicLink,
    failures: [400, 404],
    noStore: true,
  },
  listRecommendedVendors: {
    ...magicLinkWire.listRecommendedVendors,
    summary: 'Lists the vendors that a magic link recommends, page by page.',
    tag: 'magic links',
    params: code,
    query: z.object({
      /** The page number, starting at 1. */
      page: z.optional(WholeNumber),
      /** The number of vendors on a page. Default: 5. At most 50. */
      page_size: z.optional(WholeNumber),
    }),
    status: 200,
    response: RecommendedPage,
    failures: [400, 404],
    noStore: true,
  },
} as const satisfies Record<string, Call>
