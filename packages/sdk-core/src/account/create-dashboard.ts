import type { ReadableAtom } from 'nanostores'
import type { CoupleDashboard } from '../contract/couple/schema.ts'
import { coupleWire } from '../contract/couple/wire.ts'
import { createResource, type ResourceState } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

export type DashboardState = ResourceState<{ status: 'ready'; couple: CoupleDashboard }>

/**
 * The dashboard data of the signed-in couple. Get the client's only instance with `client.ports.once(createDashboard)`.
 */
export interface Dashboard {
  /**
   * The dashboard data. The store fetches it for each session while it has subscribers, and keeps the old data during a
   * refetch.
   */
  readonly $dashboard: ReadableAtom<DashboardState>
  /** Refetches the data. Never rejects. */
  refresh(): Promise<void>
}

export function createDashboard(ports: FeaturePorts): Dashboard {
  const { $state: $dashboard, refresh } = createResource(
    ports,
    (options) => ports.http.call(coupleWire.getDashboard, { ...options, logFailure: true }),
    (couple) => ({ status: 'ready' as const, couple }),
  )
  return { $dashboard, refresh }
}
