import type { LocalizedMail, MailTexts } from '../../providers/mail/localized-mail.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'
import { notificationRules } from './rules.ts'

/** The unread messages of a conversation. */
export interface UnreadMessages {
  /** The name of the other side. */
  from: Record<MailLanguage, string>
  count: number
  /** The latest messages, oldest first. Empty if the email must not contain them. */
  texts: readonly string[]
  /** The page of the conversation. */
  url: string
}

/** Writes the email about unread messages. */
export function writeMessageMail(unread: UnreadMessages): LocalizedMail['texts'] {
  return { en: writeEnglish(unread), es: writeSpanish(unread) }
}

function writeEnglish({ from: { en: from }, count, texts, url }: UnreadMessages): MailTexts {
  return {
    title: count === 1 ? `New message from ${from}` : `${count} new messages from ${from}`,
    start: startOf(texts, count, {
      hidden: 'Open the conversation to read it.',
      all: `${from} wrote:`,
      latest: `The latest ${texts.length} of ${count} messages:`,
    }),
    quotes: texts.map((text) => ({ text: cut(text) })),
    action: { label: 'Answer', url },
    rest: 'You get this email because you have not opened the conversation yet. More messages there send no further email today.',
  }
}

function writeSpanish({ from: { es: from }, count, texts, url }: UnreadMessages): MailTexts {
  return {
    title: count === 1 ? `Mensaje nuevo de ${from}` : `${count} mensajes nuevos de ${from}`,
    start: startOf(texts, count, {
      hidden: 'Abre la conversación para leerla.',
      all: `${from} escribió:`,
      latest: `Los últimos ${texts.length} de ${count} mensajes:`,
    }),
    quotes: texts.map((text) => ({ text: cut(text) })),
    action: { label: 'Responder', url },
    rest: 'Recibes este correo porque aún no abriste la conversación. Otros mensajes no envían más correos hoy.',
  }
}

function startOf(
  texts: readonly string[],
  count: number,
  sentences: Record<'hidden' | 'all' | 'latest', string>,
): string {
  if (texts.length === 0) return sentences.hidden
  return texts.length === count ? sentences.all : sentences.latest
}

function cut(text: string): string {
  const { messageQuoteLength: max } = notificationRules
  const characters = Array.from(text)
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
