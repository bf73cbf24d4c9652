import { escapeHtml } from '../../platform/escape-html.ts'
import type { MailLanguage } from './mail.ts'

/** The parts of an email in reading order, all plain text. */
export interface Letter {
  title: string
  start?: string
  /** A short code that the recipient types in. */
  code?: string
  /** The main link, shown as a button. The URL is repeated below for email clients that show no buttons. */
  action?: { label: string; url: string }
  rest: string
}

/**
 * Renders the HTML of an email. Uses only tables and inline styles, because email clients strip style sheets, fonts and
 * images.
 */
export function writeLetter({ title, start, code, action, rest }: Letter, language: MailLanguage = 'en'): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:#f6f2f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f2f4"><tr>
<td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left">
<tr><td style="padding:0 4px 16px;color:#2a1324;font:italic 26px/1.2 Georgia,serif">vowkit</td></tr>
<tr><td style="padding:32px;border:1px solid #e2d7dd;border-radius:16px;background:#fffdfc">
<h1 style="margin:0 0 16px;color:#2a1324;font:normal 28px/1.15 Georgia,serif;letter-spacing:-0.02em">${escapeHtml(title)}</h1>
${start === undefined ? '' : paragraph(escapeHtml(start))}${code === undefined ? '' : writeCode(code)}
${action === undefined ? '' : writeAction(action, language)}${paragraph(escapeHtml(rest), SMALL)}
</td></tr></table></td></tr></table></body></html>`
}

const SANS = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const TEXT = `margin:0 0 20px;color:#2a1324;font:16px/1.5 ${SANS}`
const SMALL = `margin:0;color:#5a4552;font:14px/1.5 ${SANS}`

function paragraph(html: string, style = TEXT): string {
  return `<p style="${style}">${html}</p>`
}

function writeCode(code: string): string {
  const style = `${TEXT};padding:16px 0;border-radius:10px;background:#f7e7ef;color:#6e1b47;font:600 36px/1.2 ${SANS};letter-spacing:0.24em;text-align:center`
  return paragraph(escapeHtml(code), style)
}

const OR_OPEN: Record<MailLanguage, string> = { en: 'Or open this address:', es: 'O abre esta dirección:' }

function writeAction({ label, url }: { label: string; url: string }, language: MailLanguage): string {
  const href = `href="${escapeHtml(url)}"`
  const button = `display:inline-block;padding:14px 24px;border-radius:999px;background:#6e1b47;color:#ffffff;font:600 16px/1.2 ${SANS};text-decoration:none`
  const link = `<a ${href} style="color:#6e1b47;word-break:break-all">${escapeHtml(url)}</a>`
  return `${paragraph(`<a ${href} style="${button}">${escapeHtml(label)}</a>`)}
${paragraph(`${OR_OPEN[language]} ${link}`, `${SMALL};margin-bottom:20px`)}`
}
