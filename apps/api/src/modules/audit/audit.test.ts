import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCommand } from '../../admin/run-command.ts'
import { auditEvents } from '../../db/tables.ts'
import { type CoupleCalls, createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { buyPack, press } from '../../testing/packs.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { auditRules } from './rules.ts'
import { toNetwork } from './to-network.ts'

let api: TestApi
let couples: CoupleCalls
let lead: TestLead
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
  couples = createCoupleCalls(api)
  lead = await makeLead(api)
})
afterAll(() => api.stop())

const list = () => api.service.services.audit.list({})
const newest = async () => (await list())[0]

/** Runs the command `audit`. Returns what it prints. */
async function admin(...args: string[]): Promise<string> {
  const lines: string[] = []
  const { db, clock, service } = api
  const print = (line: string) => void lines.push(line)
  await parseCommand(['audit', ...args]).run({ db, clock, services: service.services, print })
  return lines.join('\n')
}

describe('the audit log', () => {
  it('contains a sign-in with its account, network and request id', async () => {
    const token = await couples.join('audited@example.com')
    const { body } = await api.get('/couple/dashboard/', { token })
    const { headers } = await couples.logIn('audited@example.com', PASSWORD)
    expect(await newest()).toMatchObject({
      event: 'sign_in',
      outcome: 'done',
      accountId: Object(body.user).id,
      network: '127.0.0.0/24',
      requestId: headers.get('x-request-id'),
    })
  })

  it('contains a failed sign-in with the account that it was for', async () => {
    const token = await couples.join('attacked@example.com')
    const { body } = await api.get('/couple/dashboard/', { token })
    await couples.logIn('attacked@example.com', 'wrong-password')
    expect(await newest()).toMatchObject({ event: 'sign_in', outcome: 'refused', accountId: Object(body.user).id })
  })

  it('contains a wrong sign-in code, but not the request for a code', async () => {
    const email = 'coded@example.com'
    const before = await list()
    await api.post('/auth/login_vision/', { json: { email } })
    expect(await list()).toEqual(before)
    await api.post('/auth/login_vision/', { json: { email, code: '0000' } })
    expect(await newest()).toMatchObject({ event: 'sign_in', outcome: 'refused', accountId: null })
  })

  it('contains changes of a team', async () => {
    const json = { email: 'member@example.com', role: 'member' }
    expect((await api.post('/desk/team/invitations/', { token: lead.vendor, json })).status).toBe(200)
    expect(await newest()).toMatchObject({ event: 'team.invite', outcome: 'done', accountId: lead.vendorUserId })
  })

  it('contains the start of a payment and what the payment provider reports', async () => {
    const token = await couples.join('payer@example.com')
    const account = Number(Object((await api.get('/couple/dashboard/', { token })).body.user).id)
    const page = await buyPack(api, token)
    await press(api, page, 'refund')
    const entries = await api.service.services.audit.list({ account })
    expect(entries.map(({ event }) => event)).toEqual(['payment.refunded', 'payment.paid', 'payment.start', 'sign_in'])
  })

  it('contains a refused deletion with the id in the path', async () => {
    await api.delete('/desk/documents/424242/', { token: lead.vendor })
    expect(await newest()).toMatchObject({ event: 'document.delete', outcome: 'refused', subject: '424242' })
  })

  it('contains no requests without a valid session', async () => {
    const before = await list()
    await api.delete('/desk/documents/424242/', { token: 'dead' })
    expect(await list()).toEqual(before)
  })

  it('contains no email address, token or password', async () => {
    const text = JSON.stringify(await list())
    for (const secret of ['@example.com', lead.vendor, PASSWORD]) expect(text).not.toContain(secret)
  })

  it('refuses changes and deletions of its entries', async () => {
    const { id = 0 } = (await newest()) ?? {}
    const change = api.db.update(auditEvents).set({ event: 'other' }).where(eq(auditEvents.id, id))
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('only ever added') } })
    const deletion = api.db.delete(auditEvents).where(eq(auditEvents.id, id))
    await expect(deletion).rejects.toMatchObject({ cause: { message: expect.stringContaining('only ever added') } })
  })
})

describe('the command audit', () => {
  it('lists entries by account, event, request and time', async () => {
    const email = 'listed@example.com'
    const token = await couples.join(email)
    const { body } = await api.get('/couple/dashboard/', { token })
    const account = String(Object(body.user).id)
    await api.post('/auth/logout/', { token, json: {} })
    const entries = await api.service.services.audit.list({ account: Number(account) })
    expect(entries.map(({ event }) => event)).toEqual(['sign_out', 'sign_in'])
    const lines = (await admin('--account', account)).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(`sign_out  done  account ${account}`)
    expect(await admin('--account', account, '--event', 'sign_in')).not.toContain('sign_out')
    expect(await admin('--request', entries[0]?.requestId ?? '')).toContain('sign_out')
    expect(await admin('--account', account, '--since', '2999-01-01')).toBe('No entries.')
    expect((await admin('--limit', '1')).split('\n')).toHaveLength(1)
    await expect(admin('--since', 'yesterday')).rejects.toThrow('--since must be a day or a time')
  })

  it('is recorded like every command of the operator', async () => {
    await admin('--limit', '1')
    expect(await newest()).toMatchObject({ event: 'admin.audit', outcome: 'done', accountId: null })
  })
})

it('the sweep deletes entries of the audit log after their lifetime', async () => {
  const { db } = api
  const isOld = sql`${auditEvents.at} < ${api.clock.now()}`
  expect(await db.$count(auditEvents, isOld)).toBeGreaterThan(0)
  await api.service.services.audit.sweep()
  expect(await db.$count(auditEvents, isOld)).toBeGreaterThan(0)
  api.advance(auditRules.auditLifeMs + 1_000)
  await api.service.services.audit.sweep()
  expect(await db.$count(auditEvents)).toBe(0)
})

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12::/48'],
])('the audit log stores the address %s as the network %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})
