import type { Id } from '../contract/shared/primitives.ts'
import type { WebhookDelivery, WebhookDeliveryPage } from '../contract/webhooks/schema.ts'
import { webhookWire } from '../contract/webhooks/wire.ts'
import type { CallResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { createPages, type Pages } from './create-pages.ts'

/** The deliveries of one webhook endpoint, newest first. Its methods never reject. */
export interface WebhookLog extends Pages<{ deliveries: WebhookDelivery[] }> {
  /** Sends the event `endpoint.test` to the endpoint, and refetches the log. */
  sendTest(): Promise<SaveResult>
  /** Sends a delivery again, with the same id, and refetches the log. */
  resend(deliveryId: Id): Promise<SaveResult>
}

/** Creates the log of a webhook endpoint. */
export function createWebhookLog(ports: FeaturePorts, endpointId: Id): WebhookLog {
  const { http } = ports
  const params = { id: String(endpointId) }
  const pages = createPages(
    ports,
    (cursor, signal) =>
      http.call(webhookWire.listWebhookDeliveries, { params, query: { cursor }, signal, logFailure: true }),
    ({ results }: WebhookDeliveryPage) => ({ deliveries: results }),
  )

  async function started(result: CallResult<WebhookDelivery>): Promise<SaveResult> {
    if (!result.ok) return result
    await pages.refresh()
    return { ok: true }
  }

  return {
    ...pages,
    sendTest: async () => started(await http.call(webhookWire.testWebhookEndpoint, { params, logFailure: true })),
    resend: async (deliveryId) =>
      started(
        await http.call(webhookWire.resendWebhookDelivery, { params: { id: String(deliveryId) }, logFailure: true }),
      ),
  }
}
