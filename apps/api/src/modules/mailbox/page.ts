import { escapeHtml } from '../../platform/escape-html.ts'
import type { MailboxEntry } from './service.ts'

/** The mailbox for a person to read. Only text is shown: a mail's HTML is not ours to run. */
export function writeMailboxPage(mails: MailboxEntry[]): string {
  const list = mails.map(writeMail).join('') || '<p>No mail yet.</p>'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox</title>
<style>
body { font: 16px/1.5 system-ui; max-width: 44em; margin: 32px auto; padding: 0 16px; color: #1c1520 }
article { border: 1px solid #d8d2dc; border-radius: 8px; padding: 12px 16px; margin: 0 0 16px }
h2 { font-size: 16px; margin: 0 } p { margin: 0; color: #665c6b } pre { font: inherit; white-space: pre-wrap; margin: 8px 0 0 }
</style>
<h1>Mailbox</h1><p>Mails of this demo, newest first. Reload to see new ones.</p><br>${list}</html>`
}

function writeMail({ to, subject, text, created_at }: MailboxEntry): string {
  return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${escapeHtml(created_at)}</p>
<pre>${escapeHtml(text)}</pre></article>`
}
