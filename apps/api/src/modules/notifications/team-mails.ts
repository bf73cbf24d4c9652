import type { Database } from '../../platform/database.ts'
import type { LocalizedMail } from '../../providers/mail/localized-mail.ts'
import { listPersonIds } from '../pairs/service.ts'
import type { TeamService } from '../team/service.ts'
import type { NotificationKind } from './kinds.ts'
import type { Notifier } from './notifier.ts'
import type { LeadRow } from './repository.ts'

export interface TeamMailDeps {
  team: Pick<TeamService, 'listVendorAccounts'>
  notifier: Pick<Notifier, 'notify'>
}

/** Queues an email to each account of the vendor's team that gets emails of this kind. */
export type NotifyTeam = (
  tx: Database,
  lead: LeadRow,
  kind: NotificationKind,
  texts: LocalizedMail['texts'],
  /** Returns the address with which an account answers in the conversation. */
  replyToOf?: (accountId: number) => string | undefined,
) => Promise<void>

export function createTeamMails({ team, notifier }: TeamMailDeps): NotifyTeam {
  return async (tx, lead, kind, texts, replyToOf) => {
    for (const accountId of await listReceivers(team, tx, lead)) {
      await notifier.notify(tx, accountId, kind, texts, { replyTo: replyToOf?.(accountId) })
    }
  }
}

/** Returns the accounts that receive emails about a lead. A member who belongs to the couple gets none about its own lead. */
export async function listReceivers(
  team: Pick<TeamService, 'listVendorAccounts'>,
  on: Database,
  { vendorId, couple }: LeadRow,
): Promise<number[]> {
  const accounts = await team.listVendorAccounts(on, vendorId)
  const people = await listPersonIds(on, couple.id)
  return accounts.filter((id) => !people.includes(id))
}
