import type { MailLanguage } from '../../providers/mail/mail.ts'

/** The emails that recipients can switch off, in the order of the unsubscribe page. */
export const OPTIONAL_KINDS = ['inquiry', 'message', 'document', 'signature', 'invoice', 'payment', 'vision'] as const
export type OptionalKind = (typeof OPTIONAL_KINDS)[number]

/** The kinds of notifications. Receipts cannot be switched off. */
export type NotificationKind = OptionalKind | 'receipt'

export function isOptional(kind: string): kind is OptionalKind {
  return OPTIONAL_KINDS.some((known) => known === kind)
}

/** What each kind of email is about, after "emails about" or "correos sobre". */
export const TOPICS: Record<MailLanguage, Record<OptionalKind, string>> = {
  en: {
    inquiry: 'new inquiries',
    message: 'unread messages',
    document: 'new documents',
    signature: 'signatures',
    invoice: 'new invoices',
    payment: 'payments',
    vision: 'finished visions',
  },
  es: {
    inquiry: 'consultas nuevas',
    message: 'mensajes sin leer',
    document: 'documentos nuevos',
    signature: 'firmas',
    invoice: 'facturas nuevas',
    payment: 'pagos',
    vision: 'visiones terminadas',
  },
}
