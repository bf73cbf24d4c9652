import { calls, type WebhookDelivery } from '@vowkit/sdk-core/contract'
import { expect } from 'vitest'
import type { Received, WebhookReceiver } from './fake-servers/webhook-receiver.ts'
import { type TestApi, until } from './start-api.ts'

const PATH = '/desk/webhooks/'

/** An endpoint of a test. */
export interface TestEndpoint {
  id: number
  secret: string
}

/** Calls of a vendor’s webhook endpoints. */
export function createWebhookCalls(api: TestApi, token: string) {
  return {
    async add(url: string, events: readonly string[]): Promise<TestEndpoint> {
      const { status, body } = await api.post(PATH, { token, json: { url, events } })
      expect(status).toBe(201)
      const { id, secret } = calls.createWebhookEndpoint.response.parse(body)
      return { id: Number(id), secret }
    },
    async list() {
      return calls.listWebhookEndpoints.response.parse((await api.get(PATH, { token })).body)
    },
    async find(id: number) {
      return (await this.list()).find((endpoint) => endpoint.id === id)
    },
    change: (id: number, json: object) => api.patch(`${PATH}${id}/`, { token, json }),
    rotate: async (id: number) => String((await api.post(`${PATH}${id}/rotate/`, { token })).body.secret),
    remove: (id: number) => api.delete(`${PATH}${id}/`, { token }),
    test: (id: number) => api.post(`${PATH}${id}/test/`, { token }),
    async log(id: number, query = ''): Promise<WebhookDelivery[]> {
      const { body } = await api.get(`${PATH}${id}/deliveries/${query}`, { token })
      return calls.listWebhookDeliveries.response.parse(body).results
    },
    resend: (delivery: WebhookDelivery) => api.post(`/desk/webhook-deliveries/${delivery.id}/resend/`, { token }),
    /** Waits until the newest delivery of an endpoint matches. */
    settled(id: number, expected: Partial<WebhookDelivery>): Promise<WebhookDelivery> {
      return until(async () => {
        const [newest] = await this.log(id)
        expect(newest).toMatchObject(expected)
        return newest as WebhookDelivery
      })
    },
  }
}

/** Waits until the receiver has got this many requests. Returns them. */
export function arrived({ received }: WebhookReceiver, count: number): Promise<Received[]> {
  return until(async () => {
    expect(received.length).toBeGreaterThanOrEqual(count)
    return received
  })
}

/** Advances the server's clock and starts the deliveries that are due then. */
export async function resumeAfter(api: TestApi, ms: number): Promise<void> {
  api.advance(ms)
  await api.service.services.webhookSending.resume()
}
