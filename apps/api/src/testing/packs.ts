import { randomUUID } from 'node:crypto'
import type { Answer } from './api-client.ts'
import { openLink } from './documents.ts'
import { type TestApi, until } from './start-api.ts'

const CHECKOUT = '/vision/vision-packs/create-checkout/'

/** Requests a checkout like our client, with a new idempotency key per request. */
export function checkOut(
  api: TestApi,
  token: string,
  json: object = { pack_id: 1 },
  key: string = randomUUID(),
): Promise<Answer> {
  return api.post(CHECKOUT, { token, json, headers: { 'Idempotency-Key': key } })
}

/** Submits a button of the sandbox's checkout page. */
export function press(api: TestApi, page: string, answer: 'approve' | 'decline' | 'refund'): Promise<Response> {
  return openLink(api, page, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' })
}

/** Buys a pack in the sandbox. Returns the URL of its checkout page. */
export async function buyPack(api: TestApi, token: string, packId = 1): Promise<string> {
  const page = String((await checkOut(api, token, { pack_id: packId })).body.checkout_url)
  await press(api, page, 'approve')
  return page
}

/** Reads the account's credit balance. */
export async function creditsOf(api: TestApi, token: string): Promise<number> {
  return Number((await api.get('/vision/user-credits/', { token })).body.credits)
}

/** Waits until a vision is ready or failed. */
export function settledVision(api: TestApi, token: string, id: string): Promise<Answer['body']> {
  return until(async () => {
    const { body } = await api.get(`/vision/list/${id}/`, { token })
    if (body.is_processing !== false) throw new Error('The vision is still being drawn.')
    return body
  })
}
