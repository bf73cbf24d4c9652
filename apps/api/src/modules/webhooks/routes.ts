import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { toId } from '../../http/to-id.ts'
import type { WebhookService } from './service.ts'

export function registerWebhookRoutes(register: RegisterCall, webhooks: WebhookService): void {
  register(calls.listWebhookEndpoints, ({ account }) => webhooks.list(account))
  register(calls.createWebhookEndpoint, ({ account, body }) =>
    webhooks.create(account, { url: body.url, events: [body.events].flat() }),
  )
  register(calls.updateWebhookEndpoint, ({ account, params, body: { url, events, is_enabled } }) =>
    webhooks.update(account, toId(params.id), {
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: [events].flat() }),
      ...(is_enabled !== undefined && { isEnabled: String(is_enabled) === 'true' }),
    }),
  )
  register(calls.rotateWebhookSecret, ({ account, params }) => webhooks.rotate(account, toId(params.id)))
  register(calls.deleteWebhookEndpoint, ({ account, params }) => webhooks.delete(account, toId(params.id)))
  register(calls.testWebhookEndpoint, ({ account, params }) => webhooks.test(account, toId(params.id)))
  register(calls.listWebhookDeliveries, ({ account, params, query }) =>
    webhooks.listDeliveries(account, toId(params.id), query.cursor),
  )
  register(calls.resendWebhookDelivery, ({ account, params }) => webhooks.resend(account, toId(params.id)))
}
