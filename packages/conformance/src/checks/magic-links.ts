import type { Check } from '../check.ts'
import { expectStatus } from '../expect/expect-answer.ts'
import { UNKNOWN_CODE } from './ids.ts'

export const magicLinkChecks: Check[] = [
  {
    area: 'magic-links',
    title: 'An unknown magic link gets 404 or 400.',
    docs: 'what-clients-rely-on',
    async run({ sendCall }) {
      for (const name of ['getMagicLink', 'listRecommendedVendors'] as const)
        expectStatus(await sendCall(name, { params: { code: UNKNOWN_CODE } }), 404, 400)
    },
  },
]
