import type { Id } from '../contract/shared/primitives.ts'
import type { WebhookEndpoint, WebhookEndpointWithSecret } from '../contract/webhooks/schema.ts'
import type { WebhookEventType } from '../contract/webhooks/states.ts'
import { webhookWire } from '../contract/webhooks/wire.ts'
import type { CallResult } from '../http/call-result.ts'
import { createResource, type Resource } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveFailure, SaveResult } from '../shared/save-result.ts'

export interface ReadyDeskWebhooks {
  status: 'ready'
  /** Oldest first. */
  endpoints: WebhookEndpoint[]
}

/** A new endpoint, or an endpoint with a new secret. The secret cannot be fetched again, and no store keeps it. */
export type WebhookSecretResult = { ok: true; endpoint: WebhookEndpointWithSecret } | SaveFailure

/** The vendor's webhook endpoints. Its methods never reject. Each change refetches the endpoints. */
export interface DeskWebhooksView extends Resource<ReadyDeskWebhooks> {
  create(endpoint: { url: string; events: readonly WebhookEventType[] }): Promise<WebhookSecretResult>
  /** Changes the URL or the events of an endpoint, or pauses or resumes it. Absent fields keep their value. */
  update(
    id: Id,
    change: { url?: string; events?: readonly WebhookEventType[]; is_enabled?: boolean },
  ): Promise<SaveResult>
  /** Replaces the secret. For 24 hours, events are signed with both secrets. */
  rotate(id: Id): Promise<WebhookSecretResult>
  /** Deletes an endpoint with its log. */
  remove(id: Id): Promise<SaveResult>
}

/** Creates the view of the webhooks. Get the client's only instance with `client.ports.once(createDeskWebhooks)`. */
export function createDeskWebhooks(ports: FeaturePorts): DeskWebhooksView {
  const { http } = ports
  const webhooks = createResource(
    ports,
    ({ signal }) => http.call(webhookWire.listWebhookEndpoints, { signal, logFailure: true }),
    (endpoints) => ({ status: 'ready' as const, endpoints }),
  )
  const one = (id: Id) => ({ params: { id: String(id) }, logFailure: true })

  async function saved(result: CallResult<unknown>): Promise<SaveResult> {
    if (!result.ok) return result
    await webhooks.refresh()
    return { ok: true }
  }

  async function withSecret(result: CallResult<WebhookEndpointWithSecret>): Promise<WebhookSecretResult> {
    if (!result.ok) return result
    await webhooks.refresh()
    return { ok: true, endpoint: result.data }
  }

  return {
    ...webhooks,
    create: async ({ url, events }) =>
      withSecret(
        await http.call(webhookWire.createWebhookEndpoint, { body: { url, events: [...events] }, logFailure: true }),
      ),
    update: async (id, { events, ...change }) =>
      saved(
        await http.call(webhookWire.updateWebhookEndpoint, {
          ...one(id),
          body: { ...change, ...(events && { events: [...events] }) },
        }),
      ),
    rotate: async (id) => withSecret(await http.call(webhookWire.rotateWebhookSecret, one(id))),
    remove: async (id) => saved(await http.call(webhookWire.deleteWebhookEndpoint, one(id))),
  }
}
