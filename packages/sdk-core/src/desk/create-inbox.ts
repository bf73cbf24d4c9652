import type { DeskLeadPage } from '../contract/desk/schema.ts'
import type { LeadState } from '../contract/desk/states.ts'
import { deskWire } from '../contract/desk/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createPages } from './create-pages.ts'
import type { Inbox } from './desk.ts'

/** Creates the vendor's inbox. If `state` is present, it contains only leads in this state. */
export function createInbox(ports: FeaturePorts, state?: LeadState): Inbox {
  const { $pages, refresh, loadMore } = createPages(
    ports,
    (cursor, signal) => ports.http.call(deskWire.listDeskLeads, { query: { state, cursor }, signal, logFailure: true }),
    ({ results, counts }: DeskLeadPage) => ({ leads: results, counts }),
  )
  return { $inbox: $pages, refresh, loadMore }
}
