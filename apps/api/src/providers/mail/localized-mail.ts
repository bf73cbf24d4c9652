import { type Letter, writeLetter } from './letter.ts'
import type { Mail, MailLanguage } from './mail.ts'

/** A mail in every language. It is sent in the language of its recipient. */
export type LocalizedMail = Record<MailLanguage, Mail>

/** The texts of a mail in one language. */
export interface MailTexts extends Letter {
  /** The body as plain text. Default: start, link and rest as paragraphs. */
  text?: string
}

/** Writes a mail in every language. Its subject is the title of its letter. */
export function localizedMail(to: string, texts: Record<MailLanguage, MailTexts>): LocalizedMail {
  const write = (language: MailLanguage): Mail => {
    const { text, ...letter } = texts[language]
    const paragraphs = [letter.start, letter.action?.url, letter.rest].filter((part) => part !== undefined)
    return {
      to,
      subject: letter.title,
      text: text ?? `${paragraphs.join('\n\n')}\n`,
      html: writeLetter(letter, language),
    }
  }
  return { en: write('en'), es: write('es') }
}
