import { type Letter, type LetterFrame, writeLetter } from './letter.ts'
import { writeLetterText } from './letter-text.ts'
import type { Mail, MailLanguage } from './mail.ts'

/** The texts of an email in one language. */
export interface MailTexts extends Letter {
  /** The body as plain text. Default: the parts of the letter except the title, as paragraphs. */
  text?: string
}

/** An email in every language. It is sent in the recipient's language. */
export interface LocalizedMail {
  to: string
  texts: Record<MailLanguage, MailTexts>
}

export function localizedMail(to: string, texts: LocalizedMail['texts']): LocalizedMail {
  return { to, texts }
}

/** Renders an email in one language. The subject is the title of the letter. */
export function renderMail({ to, texts }: LocalizedMail, frame: LetterFrame): Mail {
  const { text, ...parts } = texts[frame.language]
  const letter = { ...parts, title: toSubject(parts.title) }
  return {
    to,
    subject: letter.title,
    text: writeLetterText(letter, frame, text),
    html: writeLetter(letter, frame),
    ...(frame.replyTo !== undefined && { replyTo: frame.replyTo }),
    ...(frame.unsubscribe && { unsubscribeUrl: frame.unsubscribe.url }),
  }
}

/** Longest subject, in UTF-16 code units. */
const SUBJECT_LENGTH = 120

/** Replaces line breaks, other control characters and text direction marks, which names of people may contain. */
function toSubject(title: string): string {
  const line = title.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim()
  return line.length <= SUBJECT_LENGTH ? line : `${line.slice(0, SUBJECT_LENGTH - 1).trimEnd()}…`
}
