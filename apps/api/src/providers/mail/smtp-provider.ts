import nodemailer from 'nodemailer'
import { ConfigError } from '../../config/read-env.ts'
import { assertSendable } from './check-mail.ts'
import { type Mail, MailFailed, type MailFailure, type MailProvider } from './mail.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. `?requireTLS=true` requires encryption. */
  url: string
  /** The sender, with or without a display name. */
  from: string
  /** Timeout of each connection phase and of socket inactivity. Defaults to 20 s. */
  timeoutMs?: number
}

/** Sends emails to an SMTP server over a pool of three connections. */
export function createSmtpProvider({ url, from, timeoutMs = 20_000 }: SmtpOptions): MailProvider {
  assertSmtpUrl(url)
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send(mail) {
      assertSendable(mail)
      const { to, subject, text, html, replyTo, attachments = [] } = mail
      const message = {
        ...{ from, to: { name: '', address: to }, subject, text, html, headers: headersOf(mail) },
        ...(replyTo !== undefined && { replyTo }),
        attachments: attachments.map(({ name, type, bytes }) => ({
          ...{ filename: name, contentType: type, content: Buffer.from(bytes) },
        })),
      }
      await transport.sendMail(message).catch((error: SmtpError) => {
        throw toMailFailed(error)
      })
    },
    async close() {
      transport.close()
    },
  }
}

/** Suppresses out-of-office replies (RFC 3834), and offers one-click unsubscription (RFC 8058). */
function headersOf({ unsubscribeUrl }: Mail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

/** The properties of nodemailer's errors that we read. */
interface SmtpError {
  code?: string
  responseCode?: number
}

// The original error is not set as the cause, because its text may quote the SMTP session.
function toMailFailed({ code = 'unknown', responseCode }: SmtpError): MailFailed {
  const answer = responseCode ? `answered ${responseCode}` : 'gave no answer'
  return new MailFailed(toFailure(code, responseCode), `The mail server ${answer} (${code})`)
}

function toFailure(code: string, status: number | undefined): MailFailure {
  if (status && status >= 400 && status < 500) return 'deferred'
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'unauthorized'
  if (status && status >= 500) return 'rejected'
  return code === 'EENVELOPE' ? 'invalid_message' : 'unreachable'
}

function assertSmtpUrl(url: string): void {
  const protocol = URL.canParse(url) ? new URL(url).protocol : ''
  // The message does not quote the URL, because it contains the password.
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    throw new ConfigError('SMTP_URL must start with smtp:// or smtps://')
}
