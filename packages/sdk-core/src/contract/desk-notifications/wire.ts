import type { Wire } from '../shared/call.ts'
import { readDeskNotifications } from './readers.generated.ts'

const NOTIFICATIONS = '/desk/notifications/'

export const deskNotificationsWire = {
  getDeskNotifications: { method: 'GET', path: NOTIFICATIONS, auth: 'required', read: readDeskNotifications },
  updateDeskNotifications: {
    method: 'PATCH',
    path: NOTIFICATIONS,
    auth: 'required',
    encoding: 'json',
    read: readDeskNotifications,
  },
} as const satisfies Record<string, Wire>
