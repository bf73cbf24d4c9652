import { isRecord } from '@vowkit/sdk-core/contract'
import type { Check } from '../check.ts'
import { expectError } from '../expect/expect-answer.ts'
import type { Answer } from '../http/answer.ts'
import { Failure } from '../outcomes.ts'
import { UNKNOWN_ID } from './ids.ts'

const FIELDS = { email: 'not an email address' }

/** Throws a `Failure` unless the error names the field `email`. */
function expectFieldError(answer: Answer): void {
  const body = expectError(answer, 400)
  const messages = isRecord(body) ? body.email : undefined
  if (!Array.isArray(messages) || messages.some((message) => typeof message !== 'string'))
    throw new Failure(`The error body of ${answer.request} has no list of messages under \`email\`, the invalid field.`)
}

export const errorChecks: Check[] = [
  {
    area: 'errors',
    title: 'An unknown vendor gets 404 with the documented error body.',
    docs: 'what-clients-rely-on',
    async run({ sendCall }) {
      expectError(await sendCall('getVendor', { params: { id: UNKNOWN_ID } }), 404)
    },
  },
  {
    area: 'errors',
    title: 'An invalid field gets 400 with messages under its name.',
    docs: 'what-clients-rely-on',
    async run({ sendCall }) {
      expectFieldError(await sendCall('loginVision', { json: FIELDS }))
    },
  },
  {
    area: 'errors',
    title: 'Bodies can be form-urlencoded and multipart.',
    docs: 'what-clients-rely-on',
    async run({ sendCall }) {
      expectFieldError(await sendCall('loginVision', { form: new URLSearchParams(FIELDS) }))
      const form = new FormData()
      for (const [name, value] of Object.entries(FIELDS)) form.set(name, value)
      expectFieldError(await sendCall('loginVision', { form }))
    },
  },
]
