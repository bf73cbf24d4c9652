import { ASSISTANT_DONE, ASSISTANT_FAILED, calls } from '@vowkit/sdk-core/contract'
import type { Check } from '../check.ts'
import { expectError, expectStatus, isNotImplemented } from '../expect/expect-answer.ts'
import { expectBody } from '../expect/expect-body.ts'
import { parseJson } from '../http/answer.ts'
import { Failure, Skip } from '../outcomes.ts'
import { INVALID_TOKEN } from './ids.ts'

const QUESTION = { message: 'Hello' }
const REPLY_MS = 120_000

/** The data of the last event of a stream, and its name. */
function lastEvent(text: string): { name: string; data: string } {
  const blocks = text.split(/\r?\n\r?\n/).filter((block) => /^data:/m.test(block))
  const block = blocks.at(-1) ?? ''
  const lines = (field: string) => [...block.matchAll(new RegExp(`^${field}: ?(.*)$`, 'gm'))].map(([, value]) => value)
  return { name: lines('event')[0] ?? '', data: lines('data').join('\n') }
}

export const assistantChecks: Check[] = [
  {
    area: 'assistant',
    title: 'The assistant replies to a stranger.',
    docs: 'what-clients-rely-on',
    async run({ read }) {
      await read('sendToAssistant', { json: QUESTION, timeoutMs: REPLY_MS })
    },
  },
  {
    area: 'assistant',
    title: 'The assistant responds 401 to an invalid token.',
    docs: 'what-clients-rely-on',
    async run({ sendCall }) {
      expectError(await sendCall('sendToAssistant', { json: QUESTION, token: INVALID_TOKEN }), 401)
    },
  },
  {
    area: 'assistant',
    title: 'A stream of the assistant ends with the complete reply.',
    docs: 'optional-calls',
    async run({ sendCall, note }) {
      const answer = await sendCall('streamFromAssistant', { json: QUESTION, timeoutMs: REPLY_MS })
      if (isNotImplemented(answer)) throw new Skip('the backend has no streams. Clients use the call without a stream')
      expectStatus(answer, 200)
      if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
        throw new Failure(
          `${answer.request} has the content type \`${answer.headers.get('content-type')}\` instead of \`text/event-stream\`.`,
        )
      const { name, data } = lastEvent(answer.text)
      if (name === ASSISTANT_FAILED) throw new Failure(`The stream of ${answer.request} ended with an error: ${data}`)
      if (name !== ASSISTANT_DONE)
        throw new Failure(
          `The last event of ${answer.request} is named \`${name || 'message'}\` instead of \`${ASSISTANT_DONE}\`.`,
        )
      expectBody({ ...answer, text: data, body: parseJson(data) }, calls.streamFromAssistant, note)
    },
  },
]
