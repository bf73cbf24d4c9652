import type { AssistantHandoverAnswer, AssistantTurn, SessionScope } from '@vowkit/sdk-core/contract'
import type { Account, RequestSource } from '../../http/call-context.ts'
import { invalidField, notConfigured, unauthorized } from '../../http/http-error.ts'
import { toId } from '../../http/to-id.ts'
import type { Database } from '../../platform/database.ts'
import { localizedMail } from '../../providers/mail/localized-mail.ts'
import type { ChatService } from '../chat/service.ts'
import { type LeadOrigin, originOf } from '../leads/service.ts'
import type { Outbox } from '../mail/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import type { VendorService } from '../vendors/service.ts'
import { cutTurn } from './cut-turn.ts'
import { assistantRules } from './rules.ts'

export interface HandoverRequest {
  account: Account | null
  ip: string
  scope: SessionScope | null
  source: Pick<RequestSource, 'origin'>
  body: {
    vendor_id?: number | string | null | undefined
    email?: string | undefined
    history: readonly AssistantTurn[]
    element?: string | undefined
    partner?: string | undefined
  }
}

export interface HandoverDeps {
  db: Database
  rateLimits: RateLimits
  chat: Pick<ChatService, 'openRoom' | 'post'>
  vendors: Pick<VendorService, 'get'>
  outbox: Pick<Outbox, 'post'>
  supportEmail: string | undefined
}

/**
 * Sends a conversation with the assistant to a vendor, as a message of the couple, or to the operator's support, by
 * email.
 */
export type HandOver = (request: HandoverRequest) => Promise<AssistantHandoverAnswer>

export function createHandOver({ db, rateLimits, chat, vendors, outbox, supportEmail }: HandoverDeps): HandOver {
  async function toVendor(
    account: Account,
    vendorId: number,
    text: string,
    origin: LeadOrigin,
  ): Promise<AssistantHandoverAnswer> {
    const vendor = await vendors.get(account, vendorId)
    const { chatroom_id } = await chat.openRoom(account, Number(vendor.user.id), undefined, origin)
    await chat.post(account, Number(chatroom_id), { message: text, origin })
    return { to: 'vendor', chatroom_id }
  }

  async function toSupport({ account, ip }: HandoverRequest, email: string, text: string): Promise<void> {
    if (!supportEmail) throw notConfigured('This website has no address for support.')
    const limits = assistantRules.assistantHandovers
    await rateLimits.spend(db, `assistant-handover:${toAddressBucket(ip)}`, limits)
    if (account) await rateLimits.spend(db, `assistant-handover-account:${account.id}`, limits)
    await outbox.post(db, writeHandoverMail(supportEmail, email, text))
  }

  return async (request) => {
    const { account, body } = request
    const text = toText(body.history)
    const vendorId = toId(body.vendor_id ?? 0)
    if (vendorId) {
      if (!account) throw unauthorized()
      return toVendor(account, vendorId, text, originOf(request))
    }
    const email = account?.email ?? body.email
    if (!email) throw invalidField('email', 'Enter your email address.')
    await toSupport(request, email, text)
    return { to: 'support' }
  }
}

/** Converts a conversation to plain text, one paragraph per message. */
function toText(history: readonly AssistantTurn[]): string {
  const paragraphs = history.map(cutTurn).map(({ role, content }) => {
    const plain = content.replaceAll('**', '').replace(/\[View Profile\]\([^)]*\)/g, '')
    return `${role === 'user' ? 'Me' : 'Assistant'}: ${plain.trim()}`
  })
  return ['I asked the wedding assistant and would like to talk to a person.', ...paragraphs].join('\n\n')
}

function writeHandoverMail(to: string, from: string, text: string) {
  const mail = (title: string, rest: string) => ({ title, start: text, rest })
  return localizedMail(to, {
    en: mail('A visitor would like to talk to a person', `Reply to ${from}.`),
    es: mail('Una persona quiere hablar con alguien del equipo', `Responde a ${from}.`),
  })
}
