import { NO_ICON, readStyles } from '../../http/page.ts'
import type { MailboxEntry } from '../../modules/mailbox/service.ts'
import { escapeHtml } from '../../platform/escape-html.ts'

const STYLES = readStyles('demo/mailbox.css')

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Renders the mailbox page. Shows the text part of each email with links, and never renders an email's HTML. */
export function writeMailboxPage(mails: MailboxEntry[]): string {
  const list = mails.map(writeMail).join('\n') || '<p>No mail yet.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title>${NO_ICON}
<style>${STYLES}</style></head><body><main><h1>Mailbox</h1>
<p class="note">Mails of this demo, newest first. Reload to see new ones.</p>
${list}</main></body></html>`
}

function writeMail({ to, subject, text, reply_to, attachments = [], created_at }: MailboxEntry): string {
  const time = `<time datetime="${escapeHtml(created_at)}">${TIME.format(new Date(created_at))} UTC</time>`
  const answers = reply_to === undefined ? '' : `<br>Answers go to ${escapeHtml(reply_to)}`
  const files = attachments.map((name) => `<br>Attached: ${escapeHtml(name)}`).join('')
  return `<article><h2>${escapeHtml(subject)}</h2><p class="note">To ${escapeHtml(to)}, ${time}${answers}${files}</p>
<pre>${withLinks(text)}</pre></article>`
}

/** Escapes a text and turns its URLs into links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s]+)/)
    .map(escapeHtml)
    .map((part, index) => (index % 2 === 1 ? `<a href="${part}">${part}</a>` : part))
    .join('')
}
