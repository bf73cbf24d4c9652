import { DESK_MAIL_KINDS, type DeskMailKind, type DeskNotifications } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { TeamService } from '../team/service.ts'
import type { MailPreferences } from './preferences.ts'

/** The emails that a member of a vendor's team gets. Throws 403 `not_a_vendor` for other accounts. */
export interface DeskNotificationSettings {
  get(account: Account): Promise<DeskNotifications>
  /** Switches kinds on or off. Absent kinds keep their value. */
  update(account: Account, change: Partial<Record<DeskMailKind, boolean | undefined>>): Promise<DeskNotifications>
}

export interface DeskNotificationDeps {
  preferences: Pick<MailPreferences, 'listOff' | 'set'>
  team: Pick<TeamService, 'find'>
}

export function createDeskNotifications({ preferences, team }: DeskNotificationDeps): DeskNotificationSettings {
  async function requireMember({ id }: Account): Promise<void> {
    if ((await team.find(id))?.team.kind === 'vendor') return
    throw new HttpError(403, 'not_a_vendor', 'Only the team of a vendor gets emails about leads.')
  }

  async function read({ id }: Account): Promise<DeskNotifications> {
    const off: readonly string[] = await preferences.listOff(id)
    const isOn = (kind: DeskMailKind) => !off.includes(kind)
    return {
      inquiry: isOn('inquiry'),
      message: isOn('message'),
      signature: isOn('signature'),
      payment: isOn('payment'),
    }
  }

  return {
    async get(account) {
      await requireMember(account)
      return read(account)
    },
    async update(account, change) {
      await requireMember(account)
      for (const kind of DESK_MAIL_KINDS) {
        const isOn = change[kind]
        if (isOn !== undefined) await preferences.set({ accountId: account.id, kind }, isOn)
      }
      return read(account)
    },
  }
}
