import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { WholeNumber } from '../shared/primitives.ts'
import { MagicLink, RecommendedPage } from './schema.ts'
import { magicLinkWire } from './wire.ts'

const code = z.object({ code: z.string().check(z.maxLength(200)) })

export const magicLinkCalls = {
  getMagicLink: {
    ...magicLinkWire.getMagicLink,
    summary: 'What an invitation leads to.',
    tag: 'magic links',
    params: code,
    status: 200,
    response: MagicLink,
    failures: [400, 404],
    noStore: true,
  },
  listRecommendedVendors: {
    ...magicLinkWire.listRecommendedVendors,
    summary: 'The vendors an invitation recommends, page by page.',
    tag: 'magic links',
    params: code,
    query: z.object({ page: z.optional(WholeNumber), page_size: z.optional(WholeNumber) }),
    status: 200,
    response: RecommendedPage,
    failures: [400, 404],
    noStore: true,
  },
} as const satisfies Record<string, Call>
