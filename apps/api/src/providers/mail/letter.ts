import type { Brand } from '../../config/read-brand.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { MailLanguage } from './mail.ts'
import { INK, linkColor, SURFACE, textColorOn } from './mail-colors.ts'

/** The parts of an email in reading order, all plain text. */
export interface Letter {
  title: string
  start?: string
  /** A short code that the recipient types in. */
  code?: string
  /** Labels and values, such as the date of the wedding. */
  facts?: readonly Fact[]
  /** Texts that other people wrote. They may contain line breaks. */
  quotes?: readonly Quote[]
  /** The main link, shown as a button. The URL is repeated below for email clients that show no buttons. */
  action?: MailLink
  rest: string
}

export interface Fact {
  label: string
  value: string
}

export interface Quote {
  /** The name of the person who wrote the quoted text. */
  by?: string
  text: string
}

export interface MailLink {
  label: string
  url: string
}

/** What surrounds the parts of an email. */
export interface LetterFrame {
  language: MailLanguage
  brand: Brand
  /** The link that unsubscribes from this kind of email. */
  unsubscribe?: MailLink | undefined
  /** The address that answers are sent to. The email says that it can be answered. */
  replyTo?: string | undefined
}

/** The sentence of emails that can be answered. */
export const REPLY_HINTS: Record<MailLanguage, string> = {
  en: 'You can also answer this email. Your answer appears in the conversation.',
  es: 'También puedes responder a este correo. Tu respuesta aparece en la conversación.',
}

/**
 * Renders the HTML of an email. Uses only tables and inline styles, because email clients strip style sheets and fonts.
 * The only external resource is the logo, if the deployment has one.
 */
export function writeLetter(letter: Letter, { language, brand, unsubscribe, replyTo }: LetterFrame): string {
  const { title, start, code, facts = [], quotes = [], action, rest } = letter
  const background = `background:${brand.background}`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;${background}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${background}"><tr>
<td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left">
<tr><td style="padding:0 4px 16px;color:${textColorOn(brand.background)};font:italic 26px/1.2 Georgia,serif">${writeName(brand)}</td></tr>
<tr><td style="padding:32px;border:1px solid #e2d7dd;border-radius:16px;background:${SURFACE}">
<h1 style="margin:0 0 16px;color:${INK};font:normal 28px/1.15 Georgia,serif;letter-spacing:-0.02em">${escapeHtml(title)}</h1>
${start === undefined ? '' : paragraph(escapeHtml(start))}${code === undefined ? '' : writeCode(code, brand)}
${writeFacts(facts)}${quotes.map((quote) => writeQuote(quote, brand)).join('\n')}
${action === undefined ? '' : writeAction(action, language, brand)}${replyTo === undefined ? '' : paragraph(escapeHtml(REPLY_HINTS[language]), `${SMALL};margin-bottom:8px`)}${paragraph(escapeHtml(rest), SMALL)}
</td></tr>${writeFooter(brand, unsubscribe)}</table></td></tr></table></body></html>`
}

const SANS = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const TEXT = `margin:0 0 20px;color:${INK};font:16px/1.5 ${SANS}`
const SMALL = `margin:0;color:#5a4552;font:14px/1.5 ${SANS}`

function paragraph(html: string, style = TEXT): string {
  return `<p style="${style}">${html}</p>`
}

function writeName({ name, logoUrl }: Brand): string {
  if (logoUrl === undefined) return escapeHtml(name)
  const style = 'display:block;height:40px;width:auto;max-width:240px;border:0'
  return `<img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name)}" height="40" style="${style}">`
}

function writeCode(code: string, { background }: Brand): string {
  const style = `${TEXT};padding:16px 0;border-radius:10px;background:${background};color:${textColorOn(background)};font:600 36px/1.2 ${SANS};letter-spacing:0.24em;text-align:center`
  return paragraph(escapeHtml(code), style)
}

function writeFacts(facts: readonly Fact[]): string {
  if (facts.length === 0) return ''
  const rows = facts.map(({ label, value }) => {
    const cell = `padding:4px 12px 4px 0;text-align:left;vertical-align:top;font:15px/1.5 ${SANS}`
    return `<tr><th scope="row" style="${cell};color:#5a4552;white-space:nowrap">${escapeHtml(label)}</th>
<td style="${cell};color:${INK}">${escapeHtml(value)}</td></tr>`
  })
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join('\n')}</table>\n`
}

function writeQuote({ by, text }: Quote, { color }: Brand): string {
  const style = `margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${color}`
  const author = by === undefined ? '' : paragraph(escapeHtml(by), `${SMALL};font-weight:600`)
  const words = paragraph(escapeHtml(text).replaceAll('\n', '<br>'), `${TEXT};margin:0;word-break:break-word`)
  return `<blockquote style="${style}">${author}${words}</blockquote>`
}

const OR_OPEN: Record<MailLanguage, string> = { en: 'Or open this address:', es: 'O abre esta dirección:' }

function writeAction({ label, url }: MailLink, language: MailLanguage, { color }: Brand): string {
  const href = `href="${escapeHtml(url)}"`
  const button = `display:inline-block;padding:14px 24px;border-radius:999px;background:${color};color:${textColorOn(color)};font:600 16px/1.2 ${SANS};text-decoration:none`
  const link = `<a ${href} style="color:${linkColor(color)};word-break:break-all">${escapeHtml(url)}</a>`
  return `${paragraph(`<a ${href} style="${button}">${escapeHtml(label)}</a>`)}
${paragraph(`${OR_OPEN[language]} ${link}`, `${SMALL};margin-bottom:20px`)}`
}

function writeFooter({ name, postalAddress, background }: Brand, unsubscribe: MailLink | undefined): string {
  if (postalAddress === undefined && unsubscribe === undefined) return ''
  const color = `color:${textColorOn(background)}`
  const lines = [
    ...(postalAddress === undefined ? [] : [escapeHtml(`${name}, ${postalAddress}`)]),
    ...(unsubscribe
      ? [`<a href="${escapeHtml(unsubscribe.url)}" style="${color}">${escapeHtml(unsubscribe.label)}</a>`]
      : []),
  ]
  return `\n<tr><td style="padding:16px 4px 0;${color};font:13px/1.6 ${SANS}">${lines.join('<br>')}</td></tr>`
}
