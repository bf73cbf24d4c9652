import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { assistantRatings } from '../../db/tables.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { assistantRules } from './rules.ts'

const rating = { message_id: 7, rating: 'down', question: 'Dogs?', reply: 'Their profile does not say.' }

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const usual = { ...assistantRules }
afterEach(() => Object.assign(assistantRules, usual))

const rate = (json: object) => api.post(calls.rateAssistantReply.path, { json })

describe('POST /support/rating/', () => {
  it('stores the rating with the question and the reply', async () => {
    expect((await rate(rating)).status).toBe(204)
    const rows = await api.db.select().from(assistantRatings)
    expect(rows).toMatchObject([{ messageId: '7', rating: 'down', question: 'Dogs?', reply: rating.reply }])
  })

  it('rejects a rating that is neither up nor down', async () => {
    expect((await rate({ ...rating, rating: 'maybe' })).status).toBe(400)
  })

  it('responds 429 above the limit of a client address', async () => {
    assistantRules.assistantRatingsPerAddress = { max: 1, windowMs: 60_000 }
    await rate(rating)
    expect((await rate(rating)).status).toBe(429)
  })

  it('deletes ratings that are older than a year', async () => {
    assistantRules.assistantRatingLifeMs = -1
    await api.service.services.assistantRatings.sweep()
    expect(await api.db.select().from(assistantRatings)).toEqual([])
  })
})
