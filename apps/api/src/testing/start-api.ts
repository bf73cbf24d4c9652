import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, vi } from 'vitest'
import type { Config } from '../config/config.ts'
import type { Env } from '../config/read-env.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Providers } from '../providers.ts'
import { type RunningService, type StartOverrides, startService } from '../start.ts'
import { type ApiClient, createApiClient } from './api-client.ts'
import { createScriptedImages, type ScriptedImages } from './scripted-images.ts'
import { testConfig } from './test-config.ts'
import { createTestDatabase } from './test-database.ts'

/** The origin of a partner's page that embeds elements. */
export const PARTNER_ORIGIN = 'https://partner.example'

/** A real server on a free port with a separate database, and controls for tests. */
export interface TestApi extends ApiClient {
  url: string
  config: Config
  db: Database
  clock: Clock
  service: RunningService
  images: ScriptedImages
  /** Advances the server's clock. */
  advance(ms: number): void
  /** Stops the server's clock until the returned function is called. */
  freezeClock(): () => void
  /** Resolves to the newest sign-in code emailed to an address when more than `sentBefore` codes have arrived. */
  codeFor(email: string, sentBefore?: number): Promise<string>
  /** Signs in by emailed code on a page of the site. Returns a token with the scope `full`. */
  signIn(email: string): Promise<string>
  /** Signs in by emailed code on a page of a different origin. Returns a token with the scope `embed`. */
  signInEmbedded(email: string): Promise<string>
  /** Signs in by emailed code on a page of this origin. */
  signInFrom(origin: string, email: string): Promise<string>
  stop(): Promise<void>
}

/** Starts a server. With `isEmbedded`, its database is the embedded one even if PostgreSQL is installed. */
export async function startApi(
  env: Env = {},
  given: Partial<Providers> = {},
  { isEmbedded = false, ...overrides }: Pick<StartOverrides, 'logTo'> & { isEmbedded?: boolean } = {},
): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-api-'))
  const database = isEmbedded ? undefined : await createTestDatabase()
  if (!database) cpSync(inject('templateDir'), dataDir, { recursive: true })
  const config = testConfig(dataDir, { ...env, ...(database && { DATABASE_URL: database.url }) })
  const images = createScriptedImages()
  let offset = 0
  let frozenAt: number | undefined
  const clock = { now: () => new Date((frozenAt ?? Date.now()) + offset) }
  const service = await startService(config, { ...overrides, clock, providers: { images, ...given } })
  const url = `http://127.0.0.1:${service.apiPort}`
  const client = createApiClient(url, config.urls.site)

  async function codesFor(email: string): Promise<string[]> {
    const mails = await service.services.mailbox.list(email)
    return mails.flatMap(({ text }) => /code is (\w{4,8})\b/.exec(text)?.[1] ?? [])
  }

  async function codeFor(email: string, sentBefore = 0): Promise<string> {
    return until(async () => {
      const codes = await codesFor(email)
      if (!codes[0] || codes.length <= sentBefore) throw new Error(`No code has been emailed to ${email}.`)
      return codes[0]
    })
  }

  async function signInFrom(origin: string, email: string): Promise<string> {
    const sentBefore = (await codesFor(email)).length
    await client.post('/auth/login_vision/', { json: { email }, origin })
    const code = await codeFor(email, sentBefore)
    const { body } = await client.post('/auth/login_vision/', { json: { email, code }, origin })
    return String(body.token)
  }

  return {
    ...client,
    url,
    config,
    db: service.db,
    clock,
    service,
    images,
    advance: (ms) => {
      offset += ms
    },
    freezeClock() {
      frozenAt = Date.now()
      return () => {
        frozenAt = undefined
      }
    },
    codeFor,
    signIn: (email) => signInFrom(new URL(config.urls.site).origin, email),
    signInFrom,
    signInEmbedded: (email) => signInFrom(PARTNER_ORIGIN, email),
    async stop() {
      await service.stop()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const WAIT = { timeout: 90_000, interval: 20 }

/** Retries until the function resolves without throwing. */
export function until<T>(check: () => Promise<T>): Promise<T> {
  return vi.waitFor(check, WAIT)
}
