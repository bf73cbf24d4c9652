import { createHash } from 'node:crypto'
import EmailReplyParser from 'email-reply-parser'
import { htmlToText } from 'html-to-text'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { mailReplyRules } from './rules.ts'

/** An email that answers one of ours. */
export interface ParsedMail {
  /** The first address of the `From` header. `""` if there is none. */
  from: string
  /** Whether a program sent the email, such as an out-of-office notice or a delivery report. */
  isAutomatic: boolean
  /** An id that is the same for each copy of the email. */
  key: string
  /** The text without quoted texts and the signature. */
  text: string
  hasAttachments: boolean
}

/** Parses the source of an email. */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const email = await PostalMime.parse(raw)
  return {
    from: email.from?.address ?? '',
    isAutomatic: isAutomatic(email),
    key: createHash('sha256')
      .update(email.messageId ?? raw)
      .digest('base64url'),
    text: answerOf(textOf(email)),
    hasAttachments: email.attachments.some(isFile),
  }
}

/** Headers of automatic emails (RFC 3834), and those that mail programs used before the RFC. */
function isAutomatic({ headers }: Email): boolean {
  return headers.some(({ key, value }) => {
    const text = value.trim().toLowerCase()
    if (key === 'auto-submitted') return text !== 'no'
    if (key === 'precedence') return ['bulk', 'junk', 'list', 'auto_reply'].includes(text)
    return ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond'].includes(key)
  })
}

function textOf({ text, html }: Email): string {
  if (text !== undefined && text.trim() !== '') return text
  const selectors = [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ]
  return html === undefined ? '' : htmlToText(html, { wordwrap: false, selectors })
}

function answerOf(text: string): string {
  const start = text.slice(0, mailReplyRules.mailReplyTextLength)
  return new EmailReplyParser().read(start).getVisibleText().replaceAll('\0', '').trim()
}

/** Signatures of the email, and images in its text, such as a logo, are no files that the author attached. */
function isFile({ mimeType, disposition, related, contentId }: Attachment): boolean {
  if (/^application\/(pkcs7-signature|x-pkcs7-signature|pgp-signature|pgp-keys)$/.test(mimeType)) return false
  const isInText = disposition === 'inline' || related === true || contentId !== undefined
  return !(mimeType.startsWith('image/') && isInText)
}
