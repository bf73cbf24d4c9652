import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { type InboundMailProvider, type MailReceiver, MailRefused } from './inbound-mail.ts'

export interface SmtpReceiverOptions {
  host: string
  /** The port to listen on. 0 for a free port. */
  port: number
  /** Maximum size of an email in bytes. */
  maxBytes: number
  /** Maximum number of connections at a time. */
  maxConnections: number
  /** Timeout of an inactive connection in milliseconds. */
  timeoutMs: number
  /** PEM files for STARTTLS. Without them, connections are not encrypted. */
  tls?: { certificatePath: string; keyPath: string } | undefined
  log: FastifyBaseLogger
}

/** Receives emails over SMTP. Each email has one recipient, and delivery needs no password. */
export function createSmtpReceiver(options: SmtpReceiverOptions): InboundMailProvider & { port(): number } {
  const { host, port, maxBytes, maxConnections, timeoutMs, tls, log } = options
  let server: SMTPServer | undefined

  function createServer(receiver: MailReceiver): SMTPServer {
    return new SMTPServer({
      ...(tls && { cert: readFileSync(tls.certificatePath), key: readFileSync(tls.keyPath) }),
      disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      authOptional: true,
      disableReverseLookup: true,
      size: maxBytes,
      maxClients: maxConnections,
      socketTimeout: timeoutMs,
      onRcptTo({ address }, session, done) {
        if (session.envelope.rcptTo.length > 0) {
          return done(toReply(452, 'Send one email for each recipient.'))
        }
        settle(receiver.admit(address), done)
      },
      onData(stream, { envelope }, done) {
        const { mailFrom, rcptTo } = envelope
        const returnPath = mailFrom ? mailFrom.address : ''
        const recipient = rcptTo[0]?.address ?? ''
        settle(
          readAll(stream).then((raw) => receiver.receive({ recipient, returnPath, raw })),
          done,
        )
      },
    })
  }

  function settle(handled: Promise<void>, done: (error?: Error) => void): void {
    handled.then(
      () => done(),
      (error: unknown) => {
        if (error instanceof MailRefused) return done(toReply(error.retryable ? 451 : 550, error.message))
        log.error({ err: error }, 'a received email could not be handled')
        done(toReply(451, 'We could not store this email. Try again later.'))
      },
    )
  }

  return {
    async start(receiver) {
      server = createServer(receiver)
      // Clients that disconnect in the middle of an email.
      server.on('error', (error) => log.debug({ err: error }, 'an SMTP connection failed'))
      server.listen(port, host)
      await Promise.race([
        once(server.server, 'listening'),
        once(server.server, 'error').then(([error]) => Promise.reject(error)),
      ])
    },
    close: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
    port() {
      const address: AddressInfo | string | null = server?.server.address() ?? null
      return typeof address === 'object' && address ? address.port : port
    },
  }
}

/** Reads an email. Reads an email above the limit to its end, without keeping it, because the reply follows its end. */
async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks.length = 0
    else chunks.push(chunk)
  }
  if (stream.sizeExceeded) throw new MailRefused('This email is too large. Answer without pictures and attachments.')
  return Buffer.concat(chunks)
}

function toReply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
