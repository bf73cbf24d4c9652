import type { ReadableAtom } from 'nanostores'
import type { CoupleDashboard } from '../contract/couple/schema.ts'
import { coupleWire } from '../contract/couple/wire.ts'
import { createResource, type ResourceState } from '../session/create-resource.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { send } from '../session/send.ts'

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
    (options) => send(ports, coupleWire.getDashboard, () => options),
    (couple) => ({ status: 'ready' as const, couple }),
  )
  return { $dashboard, refresh }
}
