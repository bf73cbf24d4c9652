import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Queue } from '../../platform/jobs.ts'
import { localizedMail } from '../../providers/mail/localized-mail.ts'
import type { Outbox, WrittenMail } from '../mail/service.ts'
import { listPersonIds } from '../pairs/service.ts'
import type { ReplyAddresses } from '../reply-addresses/service.ts'
import type { TeamService } from '../team/service.ts'
import { coupleNames } from './couple-names.ts'
import type { LeadLinks } from './lead-links.ts'
import { writeMessageMail } from './message-mail.ts'
import type { Notifier } from './notifier.ts'
import { findLeadOfRoom } from './repository.ts'
import { notificationRules } from './rules.ts'
import { listReceivers } from './team-mails.ts'
import { type DueMail, listDue, readUnread, recordMail, SIDES } from './unread.ts'

export interface MessageMailDeps {
  db: Database
  clock: Clock
  outbox: Pick<Outbox, 'registerWriter'>
  notifier: Pick<Notifier, 'find'>
  links: LeadLinks
  replyAddresses: Pick<ReplyAddresses, 'addressFor'>
  team: Pick<TeamService, 'listVendorAccounts'>
}

/** Emails about messages that their receiver has not read. */
export interface MessageMails {
  /** Queues one email for each conversation with messages that have been unread for `messageMailAfterMs`. */
  send(): Promise<void>
  /** Calls `send` every minute. */
  queue: Queue<object>
}

export function createMessageMails(deps: MessageMailDeps): MessageMails {
  const { db, clock, outbox, notifier, links, replyAddresses, team } = deps

  /** Writes the email when it is sent. Returns null if the receiver has read the messages since, or gets no emails. */
  async function write(roomId: number, accountId: number): Promise<WrittenMail | null> {
    const lead = await findLeadOfRoom(db, roomId)
    const recipient = lead && (await notifier.find(db, accountId, 'message'))
    if (!recipient) return null
    // A person can have left the team or the couple since the email was queued.
    const isVendor = !(await listPersonIds(db, lead.couple.id)).includes(accountId)
    if (isVendor && !(await listReceivers(team, db, lead)).includes(accountId)) return null
    const { count, texts } = await readUnread(
      db,
      roomId,
      isVendor ? 'vendor' : 'couple',
      notificationRules.messagesQuoted,
    )
    if (count === 0) return null
    // Anyone can register a couple with a stranger's address, so before it is confirmed, the email quotes nothing and
    // cannot be answered.
    const isTrusted = isVendor || recipient.isVerified
    const mail = writeMessageMail({
      from: isVendor ? coupleNames(lead) : { en: lead.businessName, es: lead.businessName },
      count,
      texts: isTrusted ? texts : [],
      url: isVendor ? links.desk(lead.id) : links.conversation(roomId, lead.businessName),
    })
    const { language, unsubscribe } = recipient
    const replyTo = isTrusted ? replyAddresses.addressFor(lead.id, accountId) : undefined
    return { mail: localizedMail(recipient.email, mail), language, unsubscribe, replyTo }
  }

  const post = outbox.registerWriter({
    name: 'messages',
    subject: 'New messages',
    write(_to, key) {
      const [roomId, accountId] = key.split(':').map(Number)
      return write(roomId ?? 0, accountId ?? 0)
    },
  })

  async function queueMail(due: DueMail, dueBefore: Date): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await recordMail(tx, due, { mailedAt: clock.now(), dueBefore }))) return
      for (const accountId of await receiversOf(tx, due)) {
        const recipient = await notifier.find(tx, accountId, 'message')
        if (recipient) await post(tx, recipient.email, `${due.roomId}:${accountId}`)
      }
    })
  }

  /** The people of the couple, or all accounts of the vendor's team. */
  async function receiversOf(tx: Database, { roomId, accountId }: DueMail): Promise<number[]> {
    const lead = await findLeadOfRoom(tx, roomId)
    return lead?.vendorUserId === accountId ? listReceivers(team, tx, lead) : listPersonIds(tx, accountId)
  }

  async function send(): Promise<void> {
    const before = (ms: number) => new Date(clock.now().getTime() - ms)
    const times = {
      dueBefore: before(notificationRules.messageMailAfterMs),
      activeSince: before(notificationRules.messageMailMaxAgeMs),
      repeatBefore: before(notificationRules.messageMailEveryMs),
    }
    for (const side of SIDES) for (const due of await listDue(db, side, times)) await queueMail(due, times.dueBefore)
  }

  return {
    send,
    queue: {
      name: 'message-mails',
      every: '* * * * *',
      retries: 0,
      retryDelay: 0,
      expireIn: 300,
      concurrency: 1,
      work: send,
    },
  }
}
