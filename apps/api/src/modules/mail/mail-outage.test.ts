import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { undeliveredMails } from '../../db/tables.ts'
import { localizedMail } from '../../providers/mail/localized-mail.ts'
import { type RunningService, startService } from '../../start.ts'
import { type ApiClient, createApiClient } from '../../testing/api-client.ts'
import { startFakeSmtp } from '../../testing/fake-servers/smtp.ts'
import { findFreePort } from '../../testing/free-port.ts'
import { until } from '../../testing/start-api.ts'
import { testConfig } from '../../testing/test-config.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { authRules } from '../auth/rules.ts'
import { runMails } from './command.ts'
import { mailRules } from './rules.ts'

const HOUR = 3_600_000
const ADA = 'ada@example.com'
const TEXTS = { title: 'An invoice', rest: 'You owe 950.00.' }
const INVOICE = localizedMail(ADA, { en: TEXTS, es: TEXTS })

let dataDir: string
let database: TestDatabase | undefined
let port: number
let offset: number
const log: string[] = []
let service: RunningService | undefined
let peer: Awaited<ReturnType<typeof startFakeSmtp>> | undefined

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vowkit-mails-'))
  database = await createTestDatabase()
  if (!database) cpSync(inject('templateDir'), dataDir, { recursive: true })
  port = await findFreePort()
  offset = 0
  log.length = 0
})
afterEach(async () => {
  await service?.stop()
  await peer?.stop()
  service = peer = undefined
  await database?.drop()
  rmSync(dataDir, { recursive: true })
})

const settings = () => ({
  DATA_DIR: dataDir,
  DATABASE_URL: database?.url,
  MIGRATE_ON_START: '1',
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'hello@vowkit.example',
})

const clock = { now: () => new Date(Date.now() + offset) }

/** Starts the API without a running mail server. */
async function start(): Promise<RunningService & { api: ApiClient }> {
  const config = testConfig(dataDir, { ...settings(), LOG_LEVEL: 'info' })
  service = await startService(config, { clock, logTo: { write: (line) => void log.push(line) } })
  return { ...service, api: createApiClient(`http://127.0.0.1:${service.apiPort}`, config.urls.site) }
}

/** Starts the mail server. Returns the emails that the server receives. */
async function startMailServer(options = {}) {
  peer = await startFakeSmtp({ port, ...options })
  return peer.received
}

const jobIs = (state: string) => sql`select id from pgboss.job where name = 'mail' and state = ${state}`

/** Waits until the only email has failed, and retries the email immediately, optionally as the last attempt. */
async function retryNow({ db }: RunningService, isLast = false): Promise<void> {
  await until(async () => expect((await db.execute(jobIs('retry'))).rows).toHaveLength(1))
  const count = isLast ? sql`retry_limit - 1` : sql`retry_count`
  await db.execute(
    sql`update pgboss.job set start_after = now(), retry_count = ${count} where name = 'mail' and state = 'retry'`,
  )
}

async function mails(...args: string[]) {
  const [out, err]: string[][] = [[], []]
  const terminal = {
    env: settings(),
    out: (text: string) => void out?.push(text),
    err: (text: string) => void err?.push(text),
  }
  const code = await runMails(args, terminal, clock)
  return { code, out: out?.join(''), err: err?.join('') }
}

/** Stops the API for a command, because the embedded database allows one process only. */
async function stopFor<T>(run: () => Promise<T>): Promise<T> {
  await service?.stop()
  service = undefined
  return run()
}

/** Waits until every attempt at an email has failed, and stops the API. */
async function failForADay(): Promise<void> {
  const running = await start()
  await running.services.outbox.post(running.db, INVOICE)
  await retryNow(running, true)
  await until(async () => expect(await running.db.$count(undeliveredMails)).toBe(1))
}

it('the mail queue retries an email for at least 24 and at most 26 hours', async () => {
  const { retries, retryDelay, retryDelayMax } = mailRules.mailAttempts
  const sum = (jitter: number) =>
    Array.from({ length: retries }, (_, n) =>
      Math.min(retryDelayMax, retryDelay * 2 ** Math.min(16, n + 1) * jitter),
    ).reduce((all, delay) => all + delay)
  expect(sum(0.5)).toBeGreaterThanOrEqual(24 * 3_600)
  expect(sum(1)).toBeLessThan(26 * 3_600)
  const { db } = await start()
  const { rows } = await db.execute(
    sql`select retry_limit, retry_delay, retry_backoff, retry_delay_max from pgboss.queue where name = 'mail'`,
  )
  const stored = { retry_limit: retries, retry_delay: retryDelay, retry_delay_max: retryDelayMax, retry_backoff: true }
  expect(rows).toEqual([stored])
})

it('the mail queue delivers an email when the mail server is available again', async () => {
  const running = await start()
  await running.services.outbox.post(running.db, INVOICE)
  await until(async () => expect((await running.db.execute(jobIs('retry'))).rows).toHaveLength(1))
  const received = await startMailServer()
  await retryNow(running)
  await until(async () => expect(received.map(({ mail }) => mail.subject)).toEqual(['An invoice']))
})

it('a reset link that is emailed after a delay of 23 hours is valid for an hour', async () => {
  const running = await start()
  await running.db.transaction((tx) => running.services.accounts.findOrCreate(tx, ADA))
  await running.api.post('/auth/forgot-password/', { json: { email: ADA } })
  await until(async () => expect((await running.db.execute(jobIs('retry'))).rows).toHaveLength(1))
  offset += 23 * HOUR
  const received = await startMailServer()
  await retryNow(running)
  const link = await until(async () => {
    const [, token] = /\/reset_password\/([0-9a-f]+)/.exec(received[0]?.mail.text ?? '') ?? []
    expect(token).toBeDefined()
    return token
  })
  offset += HOUR - 60_000
  const json = { token: link, new_password: 'another horse' }
  expect((await running.api.post('/auth/reset-password/', { json })).status).toBe(200)
})

it('the mail service encrypts an email that failed for a day, and logs neither recipient nor text', async () => {
  await failForADay()
  const [row] = await (service as RunningService).db.select().from(undeliveredMails)
  expect(JSON.stringify(row)).not.toMatch(/ada|950\.00/)
  expect(log.join('')).toContain('a mail could not be delivered')
  expect(log.join('')).not.toMatch(/ada@|950\.00/)
  const { code, out } = await stopFor(() => mails('list'))
  expect(code).toBe(0)
  expect(out).toMatch(
    /^1 {2}\d{4}-\S+Z {2}ada@example\.com {2}An invoice\n {3}failed \S+Z: The mail server gave no answer/,
  )
  expect(out).not.toContain('950')
})

it('the mail command sends an undelivered email that the operator retries', async () => {
  await failForADay()
  expect(await stopFor(() => mails('retry', '1'))).toEqual({ code: 0, out: '1  queued again\n', err: '' })
  expect((await mails('list')).out).toBe('No undelivered mails.\n')
  const received = await startMailServer()
  await start()
  await until(async () => expect(received.map(({ mail }) => mail.text?.trim())).toEqual([TEXTS.rest]))
})

it('the mail service marks an email as undelivered after one permanent rejection by the mail server', async () => {
  await startMailServer({ rejectRecipient: { status: 550, text: 'No such mailbox' } })
  const running = await start()
  await running.services.outbox.post(running.db, INVOICE)
  await until(async () => expect(await running.db.$count(undeliveredMails)).toBe(1))
  const { out } = await stopFor(() => mails('list'))
  expect(out).toContain('answered 550')
})

it('the mail command never sends an expired sign-in code, even if the operator retries it', async () => {
  const running = await start()
  await running.api.post('/auth/login_vision/', { json: { email: ADA } })
  await until(async () => expect((await running.db.execute(jobIs('retry'))).rows).toHaveLength(1))
  offset += authRules.codeLifeMs
  const received = await startMailServer()
  await retryNow(running)
  await until(async () => expect(await running.db.$count(undeliveredMails)).toBe(1))
  expect(received).toEqual([])
  await service?.stop()
  service = undefined
  expect((await mails('list')).out).toContain('It expired before it could be sent. Its content has expired.')
  expect((await mails('retry', 'all')).out).toContain('deleted: its content has expired')
  expect((await mails('list')).out).toContain('No undelivered mails')
})

it('the sweep deletes undelivered emails after a month', async () => {
  await failForADay()
  const running = service as RunningService
  offset += mailRules.undeliveredMailLifeMs - 60_000
  await running.services.undelivered.sweep()
  expect(await running.db.$count(undeliveredMails)).toBe(1)
  offset += 120_000
  await running.services.undelivered.sweep()
  expect(await running.db.$count(undeliveredMails)).toBe(0)
})

it.each([[[]], [['show']], [['list', '1']], [['retry']], [['retry', 'one']]])(
  'the mail command prints its usage for the arguments %j',
  async (args) => {
    const { code, err } = await mails(...args)
    expect(code).toBe(2)
    expect(err).toContain('npm run mails -- retry all')
  },
)

it('the mail command prints an error if no undelivered email has the given id', async () => {
  expect(await mails('retry', '7')).toMatchObject({ code: 1, err: 'No undelivered mail has the id 7.\n' })
})
