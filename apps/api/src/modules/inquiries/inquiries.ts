import type { AcceptedLanguage } from '../../http/accept-language.ts'
import type { Account, Intent } from '../../http/call-context.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import { formatDate } from '../../platform/formats.ts'
import type { ChatService } from '../chat/service.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import type { InquiryDetails, LeadOrigin, LeadService } from '../leads/service.ts'
import { makerOf } from '../pairs/service.ts'
import type { ReadVisionFacts, SentVisions } from '../visions/service.ts'
import { createFindKnownFacts, type FindKnownFacts } from './known-facts.ts'

/** Where an inquiry comes from. */
export interface InquirySource extends LeadOrigin {
  ip: string
  /** The language of the request. Default: English. */
  language?: AcceptedLanguage | undefined
}

/** The first contact of a couple with a vendor: a lead and its conversation. */
export interface Inquiries {
  /**
   * Sends an inquiry and opens the conversation, in which the inquiry is a message: the couple's words, vision, date and
   * guests, in the language of the request. Throws 400 if the vision is not the couple's, and like `LeadService.inquire`.
   * Ignores the inquiry of a bot, which has filled in the field that visitors do not see. Repeated calls with one intent
   * have one effect, and complete a call that was interrupted.
   */
  send(
    account: Account,
    vendorId: number,
    from: InquirySource,
    details: InquiryDetails | undefined,
    intent?: Intent | null,
  ): Promise<void>
  findFacts: FindKnownFacts
}

export interface InquiryDeps {
  db: Database
  days: Days
  readVisionFacts: ReadVisionFacts
  leads: Pick<LeadService, 'inquire'>
  chat: Pick<ChatService, 'openRoomOf' | 'send'>
  sentVisions: Pick<SentVisions, 'find' | 'requireOwn'>
  idempotency: Pick<IdempotencyService, 'find' | 'store'>
}

export function createInquiries(deps: InquiryDeps): Inquiries {
  const { db, days, readVisionFacts, leads, chat, sentVisions, idempotency } = deps
  return {
    findFacts: createFindKnownFacts({ db, days, readVisionFacts }),

    async send(account, vendorId, { ip, language = 'en', ...origin }, details = {}, intent = null) {
      if (details.website) return
      const { message: words, vision_id: visionId } = details
      if (visionId !== undefined) await sentVisions.requireOwn(account, visionId)
      try {
        await leads.inquire(account, vendorId, { ip, ...origin }, details, (tx) => idempotency.store(tx, intent, true))
      } catch (error) {
        if (!(await idempotency.find(intent))) throw error
      }
      const roomId = await chat.openRoomOf({ coupleId: account.id, vendorId })
      const visions = await sentVisions.find(visionId === undefined ? [] : [visionId])
      const message = toMessage(words || visions.get(visionId ?? '')?.title, details, language)
      // The inquiry has been counted, so the message counts against no quota.
      const sender = { id: account.id, authorId: makerOf(account) ?? undefined }
      const parts = { visionId, isInquiry: true } as const
      // The couple's client sends a vision of an existing inquiry with the same id, so a vision is sent once.
      const client_id = visionId === undefined ? 'inquiry' : `vision-${visionId}`
      await chat.send(sender, roomId, { message, client_id, origin, parts })
    },
  }
}

/** Lists what the inquiry contains, so that both sides see it in the conversation. */
function toMessage(words: string | undefined, details: InquiryDetails, language: AcceptedLanguage): string {
  const texts = TEXTS[language]
  const { wedding_date: date, guests } = details
  const facts = [date && texts.date(formatDate(date, language)), guests && texts.guests(guests)].filter(Boolean)
  return [words || texts.sent, facts.join('\n')].filter(Boolean).join('\n\n')
}

const TEXTS = {
  en: {
    sent: 'Sent an inquiry.',
    date: (date: string) => `Wedding date: ${date}`,
    guests: (guests: number | string) => `Guests: ${guests}`,
  },
  es: {
    sent: 'Enviamos una solicitud.',
    date: (date: string) => `Fecha de la boda: ${date}`,
    guests: (guests: number | string) => `Invitados: ${guests}`,
  },
}
