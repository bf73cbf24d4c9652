import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { WholeNumber } from '../shared/primitives.ts'
import { MagicLink, RecommendedPage } from './schema.ts'
import { magicLinkWire } from './wire.ts'

const code = z.object({ code: z.string().check(z.maxLength(200)) })

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
    query: z.object({ page: z.optional(WholeNumber), page_size: z.optional(WholeNumber) }),
    status: 200,
    response: RecommendedPage,
    failures: [400, 404],
    noStore: true,
  },
} as const satisfies Record<string, Call>
