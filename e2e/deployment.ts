import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { createDatabase } from '@vowkit/api/testing/databases'
import { startFakeSmtp } from '@vowkit/api/testing/fake-servers/smtp'
import { startWebhookReceiver, type WebhookReceiver } from '@vowkit/api/testing/fake-servers/webhook-receiver'
import { freePorts } from './free-ports.ts'
import { PREPARED_DATABASE } from './prepare-data.ts'
import { startServer } from './server-process.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** An email that the deployment has sent. */
export interface SentMail {
  subject: string
  text: string
}

/** The product without demo mode: real sessions, emails over SMTP, webhooks over HTTP, and no demo data. */
export interface Deployment {
  api: string
  site: string
  desk: string
  /** The website of a partner. */
  partner: string
  webhooks: WebhookReceiver
  /** Sets the HTML of the partner's website. */
  publish(html: string): void
  /** Returns the number of emails to an address whose subject matches. */
  countMails(email: string, subject: RegExp): number
  /** Waits until there are more than `before` such emails, and returns the newest one. */
  mailTo(email: string, subject: RegExp, before?: number): Promise<SentMail>
  stop(): Promise<void>
}

/** Imports a file with `npm run import`, and starts the API with the built site, desk and elements. */
export async function startDeployment(imported: object): Promise<Deployment> {
  const [apiPort, sitePort] = await freePorts(2)
  const [smtp, webhooks, website] = await Promise.all([startFakeSmtp(), startWebhookReceiver(), startWebsite()])
  const dataDir = await mkdtemp(join(tmpdir(), 'vowkit-own-'))
  const addresses = {
    api: `http://localhost:${apiPort}`,
    site: `http://localhost:${sitePort}`,
    vision: `http://vision.localhost:${sitePort}`,
    desk: `http://desk.localhost:${sitePort}`,
  }
  const server = process.env[PREPARED_DATABASE]
  const database = server ? await createDatabase(server) : undefined
  const env = {
    APP_SECRET: 'a secret of more than thirty-two characters',
    ...(database ? { DATABASE_URL: database.url, MIGRATE_ON_START: '1' } : { ALLOW_EMBEDDED_DATABASE: '1' }),
    CURRENCY: 'USD',
    DATA_DIR: dataDir,
    API_PORT: String(apiPort),
    SITE_PORT: String(sitePort),
    PUBLIC_API_URL: addresses.api,
    SITE_URL: addresses.site,
    VISION_URL: addresses.vision,
    DESK_URL: addresses.desk,
    SMTP_URL: smtp.url(),
    MAIL_FROM: 'hello@vows.example',
    PAYMENT_SANDBOX: '1',
    WEBHOOK_PRIVATE_HOSTS: '1',
    ALLOWED_ORIGINS: website.origin,
    IMAGE_WIDTH: '240',
    LOG_LEVEL: 'warn',
  }
  const file = join(dataDir, 'import.json')
  await writeFile(file, JSON.stringify(imported))
  await promisify(execFile)(process.execPath, ['--conditions=source', 'apps/api/src/import.ts', file], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  })
  const api = await startServer('apps/api/src/server.ts', env, `http://127.0.0.1:${apiPort}/readyz`)

  const mailsTo = (email: string, subject: RegExp) =>
    smtp.received.filter(({ recipients, mail }) => recipients.includes(email) && subject.test(mail.subject ?? ''))

  async function mailTo(email: string, subject: RegExp, before = 0): Promise<SentMail> {
    const message = `an email to ${email} about ${subject}`
    await expect.poll(() => mailsTo(email, subject).length, { message, timeout: 90_000 }).toBeGreaterThan(before)
    const { mail } = mailsTo(email, subject).at(-1) ?? {}
    return { subject: mail?.subject ?? '', text: mail?.text ?? '' }
  }

  return {
    ...addresses,
    partner: website.origin,
    webhooks,
    publish: website.publish,
    countMails: (email, subject) => mailsTo(email, subject).length,
    mailTo,
    async stop() {
      await api.stop('SIGTERM')
      await database?.drop()
      await Promise.all([smtp.stop(), webhooks.close(), website.stop()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the web server of a partner, with one page. */
async function startWebsite() {
  const [port] = await freePorts(1)
  let page = ''
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://florist.localhost:${port}`,
    publish: (html: string) => {
      page = html
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
