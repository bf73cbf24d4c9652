import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { compileCache } from '../../../../../server.shared.ts'
import { accounts, passwordResets, vendors } from '../../db/tables.ts'
import { type RunningService, startService } from '../../start.ts'
import { createApiClient } from '../../testing/api-client.ts'
import { until } from '../../testing/start-api.ts'
import { testConfig } from '../../testing/test-config.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { makeReview, makeVendor } from '../../testing/vendors.ts'
import { runImport } from './command.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const CODE = 'k3v9-pQ7x_2mZt81rLwB'
const LINK = {
  code: CODE,
  email: 'ada@example.com',
  is_active: false,
  categories: [4, 1],
  vendors: ['VENDOR2@example.com', 'vendor1@example.com'],
}

let dataDir: string
let database: TestDatabase | undefined
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vowkit-import-'))
  database = await createTestDatabase()
  if (!database) cpSync(inject('templateDir'), dataDir, { recursive: true })
})
afterEach(async () => {
  await database?.drop()
  rmSync(dataDir, { recursive: true })
})

/** Writes the import file: a string unchanged, any other value as JSON. */
function write(content: unknown): void {
  writeFileSync(join(dataDir, 'file.json'), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
}

const settings = () => ({ DATA_DIR: dataDir, DATABASE_URL: database?.url, MIGRATE_ON_START: '1' })

/** Runs the command inside this process. */
async function run(content: unknown, args = ['file.json']) {
  write(content)
  const said = { out: '', err: '' }
  const code = await runImport(args, {
    env: { ...settings(), INIT_CWD: dataDir },
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
  })
  return { code, ...said }
}

/** Runs the npm script. */
async function runByNpm(content: unknown, args = ['file.json']) {
  write(content)
  const env = { PATH: process.env.PATH, ...compileCache, ...settings() }
  const child = spawn('npm', ['--prefix', ROOT, 'run', '--silent', 'import', '--', ...args], { cwd: dataDir, env })
  const ended = once(child, 'close')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { code, out, err }
}

/** Starts the API on the imported database. */
async function withApi<T>(look: (api: ReturnType<typeof createApiClient>, service: RunningService) => Promise<T>) {
  const config = testConfig(dataDir, { DATABASE_URL: database?.url })
  const service = await startService(config)
  try {
    return await look(createApiClient(`http://127.0.0.1:${service.apiPort}`, config.urls.site), service)
  } finally {
    await service.stop()
  }
}

const countVendors = () => withApi((_api, { db }) => db.$count(vendors))

describe('npm run import', () => {
  it('adds vendors and magic links for couples, and adds none if repeated', async () => {
    const file = {
      vendors: [makeVendor(1, { reviews: [makeReview(5)] }), makeVendor(2)],
      magic_links: [LINK, { ...LINK, code: `${CODE}2`, access_link: 'https://a.example/in', is_active: true }],
    }
    expect(await run(`\uFEFF${JSON.stringify(file)}`)).toMatchObject({
      code: 0,
      err: '',
      out: 'vendors: 2 added, 0 existed already\nmagic links: 2 added, 0 existed already\n',
    })
    await withApi(async (api) => {
      expect((await api.get('/vendor/search-list/?categories=1')).body).toMatchObject({ count: 1 })
      expect((await api.get(`/auth/magic-link/${CODE}/`)).body).toMatchObject({
        is_active: false,
        access_link: expect.stringContaining('/login'),
        categories: [{ id: 1 }, { id: 4 }],
      })
      expect((await api.get(`/auth/vendors/magic-link/${CODE}/`)).body).toMatchObject({
        data: { results: [{ business_name: 'Vendor 2' }, { business_name: 'Vendor 1' }] },
      })
      expect((await api.get(`/auth/magic-link/${CODE}2/`)).body).toMatchObject({ access_link: 'https://a.example/in' })
    })
    expect(await run({ ...file, vendors: [...file.vendors, makeVendor(3)] })).toMatchObject({
      code: 0,
      out: 'vendors: 1 added, 2 existed already\nmagic links: 0 added, 2 existed already\n',
    })
    expect(await countVendors()).toBe(3)
  })

  it('recommends vendors that an earlier file added', async () => {
    await run({ vendors: [makeVendor(1), makeVendor(2)] })
    expect(await run({ magic_links: [LINK] })).toMatchObject({ code: 0 })
  })

  it('starts and ends monthly plans, and creates missing accounts', async () => {
    const planOf = () =>
      withApi(async (_api, { services, db }) => {
        const account = await services.accounts.find(db, 'ada@example.com')
        if (!account) throw new Error('There is no account.')
        const { plan_type, credits } = await services.credits.getCredits(account)
        return { plan_type, credits }
      })
    const monthly = { plans: [{ email: 'Ada@example.com', plan: 'monthly' }] }
    expect(await run(monthly)).toMatchObject({ code: 0, out: 'plans: 1 added, 0 existed already\n' })
    expect(await planOf()).toEqual({ plan_type: 'monthly', credits: -1 })
    expect(await run(monthly)).toMatchObject({ code: 0, out: 'plans: 0 added, 1 existed already\n' })
    await run({ plans: [{ email: 'ada@example.com', plan: 'free' }] })
    expect(await planOf()).toEqual({ plan_type: 'free', credits: 3 })
  })

  it('adds invoices for couples, and adds none if repeated', async () => {
    const invoice = {
      vendor: 'VENDOR1@example.com',
      couple: 'ada@example.com',
      invoice_name: 'Deposit',
      total_amount: '950.00',
      due_date: '2999-05-01',
    }
    const file = { vendors: [makeVendor(1)], invoices: [invoice, { ...invoice, invoice_name: 'Balance' }] }
    const added = 'vendors: 1 added, 0 existed already\ninvoices: 2 added, 0 existed already\n'
    expect(await run(file)).toMatchObject({ code: 0, err: '', out: added })
    const again = { vendors: [], invoices: [invoice] }
    expect(await run(again)).toMatchObject({ code: 0, out: 'invoices: 0 added, 1 existed already\n' })
    await withApi(async (_api, { services, db }) => {
      const account = await services.accounts.find(db, 'ada@example.com')
      const [vendorId = 0] = (await services.vendors.findByEmails(db, ['vendor1@example.com'])).values()
      if (!account) throw new Error('There is no account.')
      expect((await services.leadData.get(account, vendorId)).invoices).toMatchObject([
        { invoice_name: 'Deposit', total_amount: '950.00', amount_due: '950.00', get_status_display: 'Due' },
        { invoice_name: 'Balance' },
      ])
    })
    const lost = await run({ invoices: [{ ...invoice, vendor: 'gone@example.com' }] })
    expect(lost.err).toContain('  invoices[0].vendor  No vendor has the email gone@example.com.')
  })

  it('reports each error with its position and changes nothing', async () => {
    const { code, err } = await run({ vendors: [makeVendor(1), { ...makeVendor(2), email: 'nobody' }] })
    expect(code).toBe(2)
    expect(err).toMatch(
      /^file\.json cannot be imported\. Nothing has changed\.\n18:16 {2}vendors\[1\]\.email {2}Enter a/,
    )
    expect(await countVendors()).toBe(0)
  })

  it('adds no vendors if a magic link names an unknown vendor', async () => {
    const { code, err } = await run({ vendors: [makeVendor(2)], magic_links: [LINK] })
    expect(code).toBe(2)
    expect(err).toContain('  magic_links[0].vendors[1]  No vendor has the email vendor1@example.com.')
    expect(await countVendors()).toBe(0)
  })

  it('works from the repository’s root and sets the exit code', async () => {
    const added = { code: 0, err: '', out: 'vendors: 1 added, 0 existed already\n' }
    expect(await countVendors()).toBe(0)
    expect(await runByNpm({ vendors: [makeVendor(1)] })).toEqual(added)
    expect(await runByNpm({}, [])).toEqual({ code: 2, err: 'Usage: npm run import -- file.json\n', out: '' })
  })

  it('prints its usage without a file, and an error for a missing file', async () => {
    expect(await run({}, [])).toMatchObject({ code: 2, err: 'Usage: npm run import -- file.json\n' })
    expect(await run({}, ['gone.json'])).toMatchObject({ code: 1, err: expect.stringContaining('gone.json') })
  })

  it('prints its progress while importing many vendors', async () => {
    const many = Array.from({ length: 10_001 }, (_, index) => makeVendor(index + 1))
    expect(await run({ vendors: many })).toMatchObject({
      code: 0,
      out: '5000 of 10001 vendors\n10000 of 10001 vendors\nvendors: 10001 added, 0 existed already\n',
    })
  })

  it('refuses to run while the API has the embedded database open', async () => {
    await database?.drop()
    database = undefined
    cpSync(inject('templateDir'), dataDir, { recursive: true })
    const { code, err } = await withApi(() => run({ vendors: [makeVendor(1)] }))
    expect(code).toBe(1)
    expect(err).toContain('already uses this data folder')
    expect(await countVendors()).toBe(0)
  })

  it.runIf(inject('postgres'))('imports while the API runs on PostgreSQL', async () => {
    expect(await withApi(() => run({ vendors: [makeVendor(1)] }))).toMatchObject({ code: 0 })
    expect(await countVendors()).toBe(1)
  })

  it('revokes the credentials of unverified accounts with the imported email addresses', async () => {
    const emails = ['vendor1@example.com', 'ada@example.com', 'plan@example.com', 'bill@example.com']
    const register = (api: ReturnType<typeof createApiClient>, email: string) =>
      api.post('/registration/register/', {
        json: { username: 'Sly Stranger', email, phone_number: '4155550199', password: 'stranger danger' },
      })
    const tokens = await withApi(async (api, { db }) => {
      const answers = await Promise.all(emails.map((email) => register(api, email)))
      for (const email of emails) await api.post('/auth/forgot-password/', { json: { email } })
      // The links are created after the response.
      await until(async () => expect(await db.$count(passwordResets)).toBe(emails.length))
      return answers.map(({ body }) => String(body.token))
    })
    const invoice = { vendor: 'vendor1@example.com', couple: 'bill@example.com', invoice_name: 'Deposit' }
    const imported = await run({
      vendors: [makeVendor(1)],
      magic_links: [{ ...LINK, vendors: ['vendor1@example.com'] }],
      plans: [{ email: 'plan@example.com', plan: 'monthly' }],
      invoices: [{ ...invoice, total_amount: '100.00', due_date: '2030-01-01' }],
    })
    expect(imported.code).toBe(0)
    await withApi(async (api, { db }) => {
      for (const [index, email] of emails.entries()) {
        const token = tokens[index] ?? ''
        expect((await api.get('/vision/list/', { token })).status).toBe(401)
        expect((await api.get('/chat/users/1/chats', { token })).status).toBe(401)
        const logIn = await api.post('/auth/login/', { json: { username: email, password: 'stranger danger' } })
        expect(logIn).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } })
      }
      expect(await db.$count(passwordResets)).toBe(0)
      const [vendor] = await db.select().from(accounts).where(eq(accounts.email, 'vendor1@example.com'))
      expect(vendor).toMatchObject({ displayName: 'Vera No 1', firstName: 'Vera', lastName: 'No 1', phone: '' })
    })
  })

  it('preserves the password and the sessions of a verified account', async () => {
    const email = 'vendor1@example.com'
    const token = await withApi(async (api, { db }) => {
      const { body } = await api.post('/registration/register/', {
        json: { username: 'Vera Own', email, phone_number: '4155550134', password: 'my own horse' },
      })
      await db.update(accounts).set({ verifiedAt: new Date() }).where(eq(accounts.email, email))
      return String(body.token)
    })
    expect(await run({ vendors: [makeVendor(1)] })).toMatchObject({ code: 0 })
    await withApi(async (api) => {
      expect((await api.get('/vision/list/', { token })).status).toBe(200)
      const logIn = await api.post('/auth/login/', { json: { username: email, password: 'my own horse' } })
      expect(logIn).toMatchObject({ status: 200, body: { username: 'Vera Own' } })
    })
  })
})

describe('the categories of an import file', () => {
  const venues = { id: 1, title: 'Hochzeitssäle' }
  const listTitles = () => withApi(async (api) => (await api.get('/vendor/categories/')).body)

  it('replace those of the demo, and vendors of the same file can have them', async () => {
    // Two categories exchange their titles.
    const chosen = [
      venues,
      { id: 2, title: 'Videographers' },
      { id: 3, title: 'Photographers' },
      { id: 20, title: 'Tanz' },
    ]
    const vendor = { ...makeVendor(1), categories: [20] }
    expect(await run({ categories: chosen, vendors: [vendor] })).toMatchObject({
      code: 0,
      err: '',
      out: 'categories: 4 added, 0 existed already\nvendors: 1 added, 0 existed already\n',
    })
    expect(await listTitles()).toEqual(chosen)
    expect(await run({ categories: chosen })).toMatchObject({ out: 'categories: 0 added, 4 existed already\n' })
  })

  it('cannot leave out a category in use', async () => {
    await run({ vendors: [{ ...makeVendor(1), categories: [4] }] })
    const { code, err } = await run({ categories: [venues] })
    expect(code).toBe(2)
    expect(err).toContain('categories  A category that is missing here is in use by a vendor or a couple.')
    expect(await listTitles()).toHaveLength(16)
  })

  it.each([
    [[venues, { ...venues, id: 2 }], 'Two categories have this title.'],
    [[venues, { id: 1, title: 'Floristen' }], 'Two categories have this id.'],
    [[{ id: 1, title: 'Essen, Trinken' }], 'A title contains no comma.'],
  ])('are refused if they are %j', async (given, message) => {
    expect(await run({ categories: given })).toMatchObject({ code: 2, err: expect.stringContaining(message) })
  })
})
