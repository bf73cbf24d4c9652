import type { DeskMailKind } from '../contract/desk-notifications/states.ts'
import { deskNotificationsWire } from '../contract/desk-notifications/wire.ts'
import { createResource, type Resource } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveResult } from '../shared/save-result.ts'

export interface ReadyDeskNotifications {
  status: 'ready'
  /** Whether the signed-in member gets the emails of each kind. */
  mails: Record<DeskMailKind, boolean>
}

/** The emails that the signed-in member of a vendor's team gets. */
export interface DeskNotificationsView extends Resource<ReadyDeskNotifications> {
  /** Switches the emails of a kind on or off, for this member only. Never rejects. */
  set(kind: DeskMailKind, isOn: boolean): Promise<SaveResult>
}

/** Creates the view of the notifications. Get the client's only instance with `client.ports.once`. */
export function createDeskNotifications(ports: FeaturePorts): DeskNotificationsView {
  const { http } = ports
  const notifications = createResource(
    ports,
    ({ signal }) => http.call(deskNotificationsWire.getDeskNotifications, { signal, logFailure: true }),
    (mails) => ({ status: 'ready' as const, mails }),
  )

  return {
    ...notifications,
    async set(kind, isOn) {
      const result = await http.call(deskNotificationsWire.updateDeskNotifications, {
        body: { [kind]: isOn },
        logFailure: true,
      })
      if (!result.ok) return result
      await notifications.refresh()
      return { ok: true }
    },
  }
}
