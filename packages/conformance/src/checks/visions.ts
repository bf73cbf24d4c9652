import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls, IDEMPOTENCY_HEADER, isRecord, UNLIMITED_CREDITS } from '@vowkit/sdk-core/contract'
import type { Backend } from '../backend.ts'
import type { Check } from '../check.ts'
import { expectError, expectStatus } from '../expect/expect-answer.ts'
import { expectBody } from '../expect/expect-body.ts'
import type { Answer } from '../http/answer.ts'
import { Failure, Skip } from '../outcomes.ts'
import { UNKNOWN_VISION } from './ids.ts'

const PROMPT = 'A candlelit barn at dusk, peonies, string lights'
const DRAWING_MS = 90_000
const POLL_MS = 1_000

/** Creates a vision with each key, runs `use`, and deletes the visions, also if only some of them were created. */
async function withVisions(backend: Backend, keys: string[], use: (ids: Set<string>) => Promise<void>): Promise<void> {
  const { token } = backend.session()
  const created = await Promise.allSettled(
    keys.map(async (key) => expectVision(backend, await createVision(backend, key))),
  )
  const ids = new Set(created.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
  try {
    for (const one of created) if (one.status === 'rejected') throw one.reason
    await use(ids)
  } finally {
    for (const id of ids) await backend.sendCall('deleteVision', { token, params: { id } })
  }
}

/** Creates a vision, runs `use`, and deletes the vision. */
function withVision(backend: Backend, use: (id: string) => Promise<void>): Promise<void> {
  return withVisions(backend, [randomUUID()], async (ids) => {
    for (const id of ids) await use(id)
  })
}

/** Returns the id of a created vision. Throws a `Skip` if the account has no credits. */
function expectVision({ note }: Backend, answer: Answer): string {
  if (answer.status === 402) throw new Skip('the account has no credits left')
  expectStatus(answer, calls.createVision.status)
  return expectBody(answer, calls.createVision, note).id
}

function createVision({ sendCall, session }: Backend, key: string, description = PROMPT) {
  const headers = { [IDEMPOTENCY_HEADER]: key }
  return sendCall('createVision', { token: session().token, headers, json: { description } })
}

export const visionChecks: Check[] = [
  {
    area: 'visions',
    title: 'The account has a balance of credits and a list of visions.',
    docs: 'what-clients-rely-on',
    async run({ read, session }) {
      const { token } = session()
      await read('getCredits', { token })
      await read('listVisions', { token })
    },
  },
  {
    area: 'visions',
    title: 'A blank prompt gets 400 with messages under `description`.',
    docs: 'what-clients-rely-on',
    async run(backend) {
      const answer = await createVision(backend, randomUUID(), ' ')
      const body = expectError(answer, 400)
      if (!Array.isArray(body.description))
        throw new Failure(`The error body of ${answer.request} has no list of messages under \`description\`.`)
    },
  },
  {
    area: 'visions',
    title: 'An unknown vision gets 404.',
    docs: 'what-clients-rely-on',
    async run({ sendCall, session }) {
      expectError(await sendCall('getVision', { token: session().token, params: { id: UNKNOWN_VISION } }), 404)
    },
  },
  {
    area: 'visions',
    title: 'Two requests with the same key create one vision.',
    docs: 'what-clients-rely-on',
    async run(backend) {
      const { token } = backend.session()
      const key = randomUUID()
      const before = await backend.read('getCredits', { token })
      await withVisions(backend, [key, key], async (ids) => {
        if (ids.size > 1)
          throw new Failure(
            `Two parallel requests with the same \`${IDEMPOTENCY_HEADER}\` created the visions ${[...ids].join(' and ')}. A retry must not cost a second credit.`,
          )
        const after = await backend.read('getCredits', { token })
        if (before.credits !== UNLIMITED_CREDITS && before.credits - after.credits > 1)
          throw new Failure(`One vision cost ${before.credits - after.credits} credits.`)
        const mismatch = await createVision(backend, key, 'A beach at noon, white chairs')
        expectError(mismatch, 409, 'idempotency_mismatch')
      })
    },
  },
  {
    area: 'visions',
    title: 'A vision is drawn, or says why it was not.',
    docs: 'what-clients-rely-on',
    run: (backend) =>
      withVision(backend, async (id) => {
        const { token } = backend.session()
        const until = Date.now() + DRAWING_MS
        for (;;) {
          const vision = await backend.read('getVision', { token, params: { id } })
          if (vision.is_processing && Date.now() < until) await sleep(POLL_MS)
          else if (vision.is_processing) throw new Skip(`the vision was still being drawn after ${DRAWING_MS / 1000} s`)
          else if (!/^(https?|data):/.test(vision.result_image) && !isRecord(vision.failure))
            throw new Failure(
              `The vision is not being drawn, but has neither an absolute URL in \`result_image\` nor a \`failure\`.`,
            )
          else return
        }
      }),
  },
  {
    area: 'visions',
    title: 'A different account cannot read, change or delete a vision.',
    docs: 'what-clients-rely-on',
    run: (backend) => {
      const { token } = backend.otherSession()
      return withVision(backend, async (id) => {
        const attempts = [
          await backend.sendCall('getVision', { token, params: { id } }),
          await backend.sendCall('renameVision', { token, params: { id }, json: { title: 'Mine' } }),
          await backend.sendCall('deleteVision', { token, params: { id } }),
        ]
        for (const answer of attempts) {
          if (answer.status < 300)
            throw new Failure(
              `${answer.request} responded ${answer.status} to a different account. It must respond 404 or 403.`,
            )
          expectStatus(answer, 404, 403)
        }
      })
    },
  },
  {
    area: 'visions',
    title: 'A deleted vision gets 404.',
    docs: 'what-clients-rely-on',
    async run(backend) {
      const { token } = backend.session()
      let deleted = ''
      await withVision(backend, async (id) => {
        deleted = id
      })
      expectError(await backend.sendCall('getVision', { token, params: { id: deleted } }), 404)
    },
  },
]
