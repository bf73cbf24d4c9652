import type { ReadableAtom } from 'nanostores'
import type { CoupleDashboard } from '../contract/couple/schema.ts'
import { coupleWire } from '../contract/couple/wire.ts'
import { createResource, type ResourceState } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

export type DashboardState = ResourceState<{ status: 'ready'; couple: CoupleDashboard }>

/** The signed-in couple. A client has one instance: `client.ports.once(createDashboard)`. */
export interface Dashboard {
  /** Fetched while it has subscribers, for each session. Keeps the previous data while refetching. */
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
