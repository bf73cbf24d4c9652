import { type Call, calls } from '@vowkit/sdk-core/contract'
import type { Check } from '../check.ts'
import { expectError, expectStatus, isNotImplemented } from '../expect/expect-answer.ts'
import { Failure } from '../outcomes.ts'
import { INVALID_TOKEN, UNKNOWN_VISION } from './ids.ts'

/** The calls that need a session and whose path has no parameter. */
const PRIVATE_READS = Object.entries<Call>(calls).flatMap(([name, { method, auth, path }]) =>
  method === 'GET' && auth === 'required' && !path.includes('{') ? [name as keyof typeof calls] : [],
)

/** The calls that every backend has. Backends can omit other calls. */
const REQUIRED: readonly string[] = ['listVisions', 'getCredits', 'listFavourites', 'getDashboard']

const WRONG_PASSWORD = { username: 'nobody@conformance.example', password: 'not the password' }

export const authChecks: Check[] = [
  {
    area: 'auth',
    title: 'Calls that need a session respond 401 without a token.',
    docs: 'what-clients-rely-on',
    async run({ sendCall, note }) {
      const problems: string[] = []
      const missing: string[] = []
      for (const name of PRIVATE_READS) {
        const answer = await sendCall(name)
        if (answer.status >= 200 && answer.status < 300)
          throw new Failure(
            `${answer.request} responded ${answer.status} without a token. It must respond 401, or strangers read private data.`,
          )
        if (!REQUIRED.includes(name) && isNotImplemented(answer)) missing.push(answer.request)
        else if (answer.status !== 401) problems.push(`${answer.request} (${answer.status})`)
        else if (REQUIRED.includes(name)) expectError(answer, 401)
      }
      if (missing.length > 0)
        note(`${missing.length} of ${PRIVATE_READS.length} private reads are not implemented: ${missing.join(', ')}.`)
      if (problems.length > 0)
        throw new Failure(`These calls must respond 401 without a token: ${problems.join(', ')}.`)
    },
  },
  {
    area: 'auth',
    title: 'A call that needs a session responds 401 to an invalid token.',
    docs: 'what-clients-rely-on',
    async run({ sendCall }) {
      expectError(await sendCall('listVisions', { token: INVALID_TOKEN }), 401)
    },
  },
  {
    area: 'auth',
    title: 'A call with an optional session ignores an invalid token.',
    docs: 'what-clients-rely-on',
    async run({ sendCall }) {
      expectStatus(await sendCall('searchVendors', { token: INVALID_TOKEN }), 200)
    },
  },
  {
    area: 'auth',
    title: 'A vision responds 401 without a token.',
    docs: 'what-clients-rely-on',
    async run({ sendCall }) {
      expectError(await sendCall('getVision', { params: { id: UNKNOWN_VISION } }), 401)
    },
  },
  {
    area: 'auth',
    title: 'A stranger cannot create a vision or end a session.',
    docs: 'what-clients-rely-on',
    async run({ sendCall }) {
      expectError(await sendCall('createVision', { json: { description: 'A barn at dusk' } }), 401)
      expectError(await sendCall('logout', { json: {} }), 401)
    },
  },
  {
    area: 'auth',
    title: 'A sign-in with a wrong password gets 400 with the code `invalid_credentials`.',
    docs: 'what-clients-rely-on',
    async run({ sendCall }) {
      expectError(await sendCall('login', { json: WRONG_PASSWORD }), 400, 'invalid_credentials')
    },
  },
  {
    area: 'auth',
    title: 'The token identifies the account.',
    docs: 'what-clients-rely-on',
    async run({ read, session }) {
      await read('getDashboard', { token: session().token })
    },
  },
]
