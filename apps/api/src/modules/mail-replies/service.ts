import { MAX_MESSAGE_LENGTH, normalizeEmail } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { accounts, leads } from '../../db/tables.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import { type InboundMail, type MailReceiver, MailRefused } from '../../providers/inbound-mail/inbound-mail.ts'
import type { ChatService } from '../chat/service.ts'
import { findCouple } from '../pairs/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import type { ReplyAddresses, ReplyToken } from '../reply-addresses/service.ts'
import type { TeamService } from '../team/service.ts'
import { type ParsedMail, parseMail } from './parse-mail.ts'
import { mailReplyRules } from './rules.ts'

export interface MailReplyDeps {
  db: Database
  addresses: ReplyAddresses
  chat: Pick<ChatService, 'openRoomOf' | 'post' | 'read'>
  team: Pick<TeamService, 'participantIn'>
  rateLimits: Pick<RateLimits, 'spend'>
}

const UNKNOWN = 'This address does not exist.'
const EXPIRED = 'This address has expired. Open the conversation on our website to answer.'
const DELETED = 'This account has been deleted.'
const OTHER_DELETED = 'The account that you are writing to has been deleted.'
const WRONG_SENDER = 'Send your answer from the email address that received our email.'
const ATTACHED = 'We do not accept attachments by email. Open the conversation on our website to share a document.'
const EMPTY = 'Your email contains no text. Write your answer above the quoted text.'
const TOO_LONG = `Your answer is too long. Use at most ${MAX_MESSAGE_LENGTH} characters.`
const UNAVAILABLE = 'We could not store this email. Try again later.'

/**
 * Stores the answers to our emails as messages. The address proves that the sender has read an email to the account,
 * and the `From` header must be the account's address. Refused emails are reported by the sender's mail server. We
 * answer no email, and ignore emails that programs sent, so no loop is possible.
 */
export function createMailReplies({ db, addresses, chat, team, rateLimits }: MailReplyDeps): MailReceiver {
  function readAddress(recipient: string): ReplyToken {
    const token = addresses.read(recipient)
    if (!token) throw new MailRefused(UNKNOWN)
    if (token.isExpired) throw new MailRefused(EXPIRED)
    return token
  }

  /** Returns the account that answers, and the lead of its conversation. */
  async function readSender({ leadId, accountId }: ReplyToken) {
    const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
    if (!account || account.erasedAt || account.eraseAt) throw new MailRefused(DELETED)
    const [found] = await db
      .select({ coupleId: leads.accountId, vendorId: leads.vendorId, erasedAt: accounts.erasedAt })
      .from(leads)
      .innerJoin(accounts, eq(accounts.id, leads.accountId))
      .where(eq(leads.id, leadId))
    if (!found || found.erasedAt) throw new MailRefused(OTHER_DELETED)
    return { account, lead: found }
  }

  async function store(token: ReplyToken, { text: message, key }: ParsedMail): Promise<void> {
    const { account, lead } = await readSender(token)
    await rateLimits.spend(db, `mail-replies:${account.id}`, mailReplyRules.mailRepliesPerAccount)
    const roomId = await chat.openRoomOf(lead)
    const participant = await team.participantIn(account, await findCouple(db, account), roomId)
    const { message_id } = await chat.post(participant, roomId, { message, client_id: `mail-${key}` })
    await chat.read(participant, roomId, Number(message_id))
  }

  return {
    async admit(recipient) {
      await readSender(readAddress(recipient))
    },

    async receive({ recipient, returnPath, raw }: InboundMail) {
      const token = readAddress(recipient)
      const mail = await parseMail(raw)
      if (mail.isAutomatic || returnPath === '') return
      const { account } = await readSender(token)
      if (normalizeEmail(mail.from) !== account.email) throw new MailRefused(WRONG_SENDER)
      if (mail.hasAttachments) throw new MailRefused(ATTACHED)
      if (mail.text === '') throw new MailRefused(EMPTY)
      if (mail.text.length > MAX_MESSAGE_LENGTH) throw new MailRefused(TOO_LONG)
      await store(token, mail).catch((error: unknown) => {
        throw error instanceof HttpError ? toRefusal(error) : error
      })
    },
  }
}

/** Converts an error of the conversation. The sender's mail server retries for some days after a rate limit. */
function toRefusal({ status, message }: HttpError): MailRefused {
  return status === 429 || status >= 500 ? new MailRefused(UNAVAILABLE, { retryable: true }) : new MailRefused(message)
}
