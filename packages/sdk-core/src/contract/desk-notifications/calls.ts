import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { DeskNotifications } from './schema.ts'
import { deskNotificationsWire } from './wire.ts'

const Flag = z.optional(z.boolean({ error: 'Use true or false.' }))
const desk = { tag: 'desk', status: 200, response: DeskNotifications, noStore: true } as const

export const deskNotificationsCalls = {
  getDeskNotifications: {
    ...deskNotificationsWire.getDeskNotifications,
    ...desk,
    summary: 'Returns which emails the caller gets about its vendor’s leads. Responds 403 `not_a_vendor` to others.',
    failures: [401, 403],
  },
  updateDeskNotifications: {
    ...deskNotificationsWire.updateDeskNotifications,
    ...desk,
    summary: 'Switches emails to the caller on or off. Absent kinds keep their value. Other members are not affected.',
    body: z.object({ inquiry: Flag, message: Flag, signature: Flag, payment: Flag }),
    failures: [400, 401, 403],
  },
} as const satisfies Record<string, Call>
