import type { ReportReason } from '@vowkit/sdk-core/contract'
import { type LocalizedMail, localizedMail } from '../../providers/mail/localized-mail.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'

/** A report with the names of both sides. */
export interface ReportedConversation {
  id: number
  roomId: number
  /** The name and the email address of the account that reports. */
  by: string
  email: string
  /** The name of the other side. */
  about: string
  reason: ReportReason
  words: string
}

const REASONS: Record<MailLanguage, Record<ReportReason, string>> = {
  en: { spam: 'spam', abuse: 'abuse', fraud: 'fraud', other: 'another reason' },
  es: { spam: 'correo no deseado', abuse: 'abuso', fraud: 'fraude', other: 'otro motivo' },
}

/** Writes the email to the operator's support about a report. */
export function writeReportMail(to: string, report: ReportedConversation): LocalizedMail {
  const { id, roomId, by, email, about, reason, words } = report
  const quotes = words === '' ? [] : [{ by, text: words }]
  return localizedMail(to, {
    en: {
      title: `${by} reported a conversation: ${REASONS.en[reason]}`,
      facts: [
        { label: 'Reported by', value: `${by} (${email})` },
        { label: 'About', value: about },
        { label: 'Reason', value: REASONS.en[reason] },
        { label: 'Conversation', value: String(roomId) },
        { label: 'Report', value: String(id) },
      ],
      quotes,
      rest: 'The other side does not know about the report.',
    },
    es: {
      title: `${by} denunció una conversación: ${REASONS.es[reason]}`,
      facts: [
        { label: 'De', value: `${by} (${email})` },
        { label: 'Sobre', value: about },
        { label: 'Motivo', value: REASONS.es[reason] },
        { label: 'Conversación', value: String(roomId) },
        { label: 'Denuncia', value: String(id) },
      ],
      quotes,
      rest: 'La otra parte no sabe de la denuncia.',
    },
  })
}
