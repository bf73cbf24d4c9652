import type { ReadableAtom } from 'nanostores'
import type { CoupleDashboard } from '../contract/couple/schema.ts'
import { coupleWire } from '../contract/couple/wire.ts'
import { createResource, type ResourceState } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

export type DashboardState = ResourceState<{ status: 'ready'; couple: CoupleDashboard }>

/** The couple signed in. A client has one: `client.ports.once(createDashboard)`. */
export interface Dashboard {
  /** Read while somebody listens, anew for each session. Keeps showing the last couple while it is read again. */
  readonly $dashboard: ReadableAtom<DashboardState>
  /** Reads it anew. Never rejects. */
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
