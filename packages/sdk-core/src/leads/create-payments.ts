import type { ReadableAtom } from 'nanostores'
import type { VendorPayments } from '../contract/leads/schema.ts'
import { marketWire } from '../contract/leads/wire.ts'
import { createResource, type ResourceState } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

export type PaymentsState = ResourceState<{ status: 'ready'; payments: readonly VendorPayments[] }>

/** What the couple has paid and owes. Get the client's only instance with `client.ports.once(createPayments)`. */
export interface Payments {
  /**
   * The payments by vendor, those due first first. The store fetches them for each session while it has subscribers, and
   * keeps the old ones during a refetch.
   */
  readonly $payments: ReadableAtom<PaymentsState>
  /** Refetches the payments. Never rejects. */
  refresh(): Promise<void>
}

export function createPayments(ports: FeaturePorts): Payments {
  const { $state: $payments, refresh } = createResource(
    ports,
    (options) => ports.http.call(marketWire.listPayments, { ...options, logFailure: true }),
    (payments) => ({ status: 'ready' as const, payments }),
  )
  return { $payments, refresh }
}
