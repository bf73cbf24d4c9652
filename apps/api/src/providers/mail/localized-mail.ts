import { type Letter, writeLetter } from './letter.ts'
import type { Mail, MailLanguage } from './mail.ts'

/** An email in every language. It is sent in the recipient's language. */
export type LocalizedMail = Record<MailLanguage, Mail>

/** The texts of an email in one language. */
export interface MailTexts extends Letter {
  /** The body as plain text. Default: start, link and rest as paragraphs. */
  text?: string
}

/** Renders an email in every language. The subject is the title of the letter. */
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
