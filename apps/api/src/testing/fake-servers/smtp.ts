import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface FakeSmtpOptions {
  /** The error response to every recipient. By default, recipients are accepted. */
  rejectRecipient?: { status: number; text: string }
  /** The password that clients must send. By default, none is required. */
  password?: string
  /** The port to listen on, for example the port of a stopped server. Default: a free port. */
  port?: number
}

/** Starts an SMTP server on 127.0.0.1. */
export async function startFakeSmtp({ rejectRecipient, password, port: wanted = 0 }: FakeSmtpOptions = {}) {
  const received: { recipients: string[]; raw: string; mail: Email }[] = []
  const server = new SMTPServer({
    disabledCommands: password ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    authOptional: password === undefined,
    onAuth(auth, _session, done) {
      if (auth.password === password) return done(null, { user: auth.username })
      done(new Error('Wrong password'))
    },
    onRcptTo(_address, _session, done) {
      if (!rejectRecipient) return done()
      done(Object.assign(new Error(rejectRecipient.text), { responseCode: rejectRecipient.status }))
    },
    onData(stream, session, done) {
      buffer(stream)
        .then(async (raw) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          received.push({ recipients, raw: raw.toString(), mail: await PostalMime.parse(raw) })
          done()
        })
        .catch(done)
    },
  })
  // Ignores errors, because some tests disconnect in the middle of an email.
  server.on('error', () => {})
  server.listen(wanted, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    port,
    url: (userInfo = '') => `smtp://${userInfo}127.0.0.1:${port}`,
    connections: () => server.connections.size,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
