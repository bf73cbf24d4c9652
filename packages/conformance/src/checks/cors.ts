import { type Call, calls, IDEMPOTENCY_HEADER } from '@vowkit/sdk-core/contract'
import type { Check } from '../check.ts'
import { expectPreflight, expectReadableByPages } from '../expect/expect-cors.ts'
import { ORIGIN } from '../http/request.ts'
import { UNKNOWN_VISION } from './ids.ts'

/** The headers that clients send. */
const HEADERS = ['Authorization', 'Content-Type', IDEMPOTENCY_HEADER]

/** Calls of each method that elements send. */
const PREFLIGHTED = ['createVision', 'renameVision', 'deleteVision'] as const

export const corsChecks: Check[] = [
  {
    area: 'cors',
    title: 'Pages of every origin can read a response.',
    docs: 'what-clients-rely-on',
    async run({ sendCall }) {
      expectReadableByPages(await sendCall('getConfig', { headers: { Origin: ORIGIN } }))
    },
  },
  {
    area: 'cors',
    title: 'Pages of every origin can read an error.',
    docs: 'what-clients-rely-on',
    async run({ sendCall }) {
      expectReadableByPages(await sendCall('getCredits', { headers: { Origin: ORIGIN } }))
    },
  },
  {
    area: 'cors',
    title: 'The preflight allows the methods and the headers of the clients.',
    docs: 'what-clients-rely-on',
    async run({ send }) {
      for (const name of PREFLIGHTED) {
        const { method, path }: Call = calls[name]
        const headers = {
          Origin: ORIGIN,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': HEADERS.join(',').toLowerCase(),
        }
        const answer = await send(path.replace('{id}', UNKNOWN_VISION), { method: 'OPTIONS', headers })
        expectPreflight(answer, method, HEADERS)
      }
    },
  },
]
