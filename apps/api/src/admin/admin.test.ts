import { calls } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partners, undeliveredMails, vendorFacts, webhookDeliveries, webhookEndpoints } from '../db/tables.ts'
import { readInbox } from '../testing/desk.ts'
import { makeLead } from '../testing/leads.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { invitationFor } from '../testing/teams.ts'
import { addVendors, makeVendor } from '../testing/vendors.ts'
import { runAdmin } from './run-admin.ts'
import { parseCommand } from './run-command.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** Runs a command on the test's database. Returns what it prints. */
async function admin(...args: string[]): Promise<string> {
  const lines: string[] = []
  const { db, clock, service } = api
  await parseCommand(args).run({ db, clock, services: service.services, print: (line) => void lines.push(line) })
  return lines.join('\n')
}

async function terminal(...args: string[]) {
  const [out, err]: string[][] = [[], []]
  const code = await runAdmin(args, {
    env: {},
    out: (text) => void out?.push(text),
    err: (text) => void err?.push(text),
  })
  return { code, out: out?.join('') ?? '', err: err?.join('') ?? '' }
}

it('the help lists every command, and the options of one command', async () => {
  const all = await terminal('--help')
  expect(all.code).toBe(0)
  for (const name of [
    'make-vendor',
    'make-partner',
    'invite',
    'disable',
    'enable',
    'move-leads',
    'dead-letters',
    'resend',
    'reports',
    'audit',
    'import',
  ])
    expect(all.out).toContain(`  ${name}`)
  expect((await terminal('move-leads', '--help')).out).toContain('--from <value>')
})

describe('the commands disable and enable', () => {
  it('hide a vendor from search, elements, the assistant and new couples, and show it again', async () => {
    const lead = await makeLead(api)
    const [listed = 0] = await addVendors(api, [makeVendor(700)])
    const id = lead.vendorId
    const { vendors } = api.service.services
    const look = async () => ({
      search: (await vendors.search(null, { ids: `${id},${listed}` })).results.map((vendor) => vendor.id),
      profile: (await api.get(`/vendor/detail/get/${id}/`)).status,
      page: (await api.get(`/vendor/public/${id}/`)).status,
      assistant: (await vendors.readProfiles([id])).length,
      facts: await api.db.$count(vendorFacts, eq(vendorFacts.vendorId, id)),
    })
    const shown = await look()
    expect(shown).toMatchObject({ search: [id, listed], profile: 200, assistant: 1, facts: 1 })
    expect(await admin('disable', '--vendor', String(id))).toMatch(/^vendor \d+ is disabled/)
    expect(await look()).toEqual({ search: [listed], profile: 404, page: 404, assistant: 0, facts: 0 })
    const answers = [
      await api.post(`/vendor/detail/get/${id}/`, { token: lead.stranger }),
      await api.post(`/chat/create-chat-room/${lead.vendorUserId}/`, { token: lead.stranger, json: {} }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(await admin('enable', '--vendor', String(id))).toBe(`vendor ${id} is enabled.`)
    expect(await look()).toEqual(shown)
  })

  it('keep the conversations of a disabled vendor, and its desk says that it is disabled', async () => {
    const lead = await makeLead(api)
    const messages = `/chat/chats/${lead.roomId}/messages`
    await api.post(messages, { token: lead.couple, json: { message: 'Hello' } })
    const account = async () => (await api.get('/desk/me/', { token: lead.vendor })).body
    expect((await account()).is_disabled).toBe(false)
    await admin('disable', '--vendor', String(lead.vendorId))
    expect((await account()).is_disabled).toBe(true)
    expect((await readInbox(api, lead.vendor)).results).toHaveLength(1)
    for (const token of [lead.couple, lead.vendor]) {
      expect((await api.get(messages, { token })).body).toMatchObject([{ message: 'Hello' }])
    }
    expect((await api.post(messages, { token: lead.vendor, json: { message: 'Hi' } })).status).toBe(201)
  })

  it('stop counting a partner, and count it again', async () => {
    const made = { name: 'Oak', key: 'oak', hosts: [], createdAt: api.clock.now() }
    const [partner] = await api.db.insert(partners).values(made).returning()
    const { websites } = api.service.services
    await admin('disable', '--partner', String(partner?.id))
    expect(await websites.admitsPartner('oak', 'oak.example')).toBe(false)
    await admin('enable', '--partner', String(partner?.id))
    expect(await websites.admitsPartner('oak', 'oak.example')).toBe(true)
    await api.db.delete(partners)
  })

  it('are refused without a known vendor or partner', async () => {
    await expect(admin('disable')).rejects.toThrow('Give either --vendor or --partner.')
    await expect(admin('enable', '--vendor', '999999')).rejects.toThrow('There is no vendor 999999.')
  })
})

it.each([
  [['sing'], 'There is no command sing.'],
  [['move-leads', '--from', '1'], 'Missing: --to.'],
  [['reports', '--colour', 'red'], '--colour'],
  [['resend', 'mail'], 'Usage: npm run admin -- resend mail|webhook <id>|all'],
])('the command line %j is refused before the database is opened', async (args, message) => {
  const { code, err } = await terminal(...args)
  expect(code).toBe(2)
  expect(err).toContain(message)
})

it('make-vendor creates a vendor whose owner signs in on the desk', async () => {
  const printed = await admin(
    ...[
      'make-vendor',
      '--email',
      'New@example.com',
      '--name',
      'Fern & Iris',
      '--categories',
      '3, 4',
      '--location',
      'Napa',
    ],
  )
  expect(printed).toMatch(/^vendor \d+ created: Fern & Iris$/)
  const { body } = await api.get('/desk/me/', { token: await api.signIn('new@example.com') })
  expect(body).toMatchObject({ role: 'owner', vendor: { business_name: 'Fern & Iris' } })
  await expect(
    admin('make-vendor', '--email', 'new@example.com', '--name', 'Twice', '--categories', '3'),
  ).rejects.toThrow('already has the address')
  await expect(
    admin('make-vendor', '--email', 'other@example.com', '--name', 'Odd', '--categories', '999'),
  ).rejects.toThrow('There is no category 999.')
})

it('make-partner creates a partner and invites its owner, who sees no vendor’s desk', async () => {
  await admin('make-partner', '--name', 'Golden Gate Planning', '--key', 'ggp', '--email', 'plan@example.com')
  await api.post('/desk/invitation/accept/', { json: { token: await invitationFor(api, 'plan@example.com') } })
  const token = await api.signIn('plan@example.com')
  const { body } = await api.get('/desk/me/', { token })
  expect(calls.getDeskAccount.response.parse(body)).toMatchObject({
    role: 'owner',
    partner: { name: 'Golden Gate Planning', key: 'ggp' },
  })
  expect(body).not.toHaveProperty('vendor')
  expect((await api.get('/desk/leads/', { token })).body).toMatchObject({ code: 'not_a_vendor' })
  const args = ['make-partner', '--name', 'Copy', '--email', 'copy@example.com', '--key']
  await expect(admin(...args, 'ggp')).rejects.toThrow('Another partner has the key ggp.')
  await expect(admin(...args, 'Not A Key')).rejects.toThrow('lowercase')
  expect(await api.db.$count(partners)).toBe(1)
  const { members } = calls.getTeam.response.parse((await api.get('/desk/team/', { token })).body)
  const alone = await api.delete(`/desk/team/members/${members[0]?.id}/`, { token })
  expect(alone).toMatchObject({ status: 409, body: { code: 'last_owner' } })
})

it('invite mails an invitation to the team of a vendor, and refuses an unknown team', async () => {
  const lead = await makeLead(api)
  await admin('invite', '--vendor', String(lead.vendorId), '--email', 'helper@example.com', '--role', 'owner')
  const token = await invitationFor(api, 'helper@example.com')
  const { body } = await api.post('/desk/invitation/', { json: { token } })
  expect(body).toMatchObject({ email: 'helper@example.com', role: 'owner' })
  await expect(admin('invite', '--partner', '999', '--email', 'a@example.com')).rejects.toThrow('no partner 999')
  await expect(admin('invite', '--email', 'a@example.com')).rejects.toThrow('either --vendor or --partner')
})

it('move-leads gives another vendor the lead with its conversation, and skips couples that it knows', async () => {
  const [first, second] = [await makeLead(api), await makeLead(api)]
  const path = `/chat/chats/${first.roomId}/messages`
  await api.post(path, { token: first.couple, json: { message: 'Are you free?' } })
  await api.post(path, { token: first.vendor, json: { message: 'Yes, we are' } })
  await api.post(`/chat/create-chat-room/${second.vendorUserId}/`, { token: second.stranger, json: {} })
  await api.post(`/chat/create-chat-room/${first.vendorUserId}/`, { token: second.stranger, json: {} })
  const args = ['move-leads', '--from', String(first.vendorId), '--to', String(second.vendorId)]
  await expect(admin(...args, String(second.leadId))).rejects.toThrow('Not all of these leads')
  expect(await admin(...args)).toMatch(/^1 leads moved, 1 skipped/)
  expect((await readInbox(api, first.vendor)).results).toHaveLength(1)
  expect((await api.get(path, { token: first.vendor })).status).toBe(404)
  const { body } = await api.get(path, { token: second.vendor })
  const messages = calls.listMessages.response.parse(body)
  expect(messages.map(({ message, user }) => [message, user === second.vendorUserId])).toEqual([
    ['Are you free?', false],
    ['Yes, we are', true],
  ])
  expect((await readInbox(api, second.vendor)).results.map(({ id }) => id)).toContain(first.leadId)
})

it('dead-letters lists failed emails and webhook deliveries, and resend queues them again', async () => {
  const [vendorId = 0] = await addVendors(api, [makeVendor(70, { email: 'hooked@example.com' })])
  const now = api.clock.now()
  const endpoint = { vendorId, url: 'https://hooks.example.com/in', events: [], secret: 'sealed', createdAt: now }
  const [made] = await api.db.insert(webhookEndpoints).values(endpoint).returning()
  const [delivery] = await api.db
    .insert(webhookDeliveries)
    .values({
      ...{ endpointId: made?.id ?? 0, eventId: 'e1', type: 'lead.created', subject: '1', status: 'failed' },
      ...{ createdAt: now, startedAt: now, nextAttemptAt: now, error: 'The receiver did not answer.' },
    })
    .returning()
  const listed = await admin('dead-letters')
  expect(listed).toContain(`webhook ${delivery?.id}`)
  expect(listed).toContain('The receiver did not answer.')
  expect(await admin('resend', 'webhook', String(delivery?.id))).toContain('queued again')
  await expect(admin('resend', 'webhook', '99999')).rejects.toThrow('There is no webhook delivery 99999.')
  await expect(admin('resend', 'mail', '99999')).rejects.toThrow('No undelivered mail has the id 99999.')
  expect(await api.db.$count(undeliveredMails)).toBe(0)
})

it('reports lists what people reported about conversations', async () => {
  const lead = await makeLead(api)
  expect(await admin('reports')).toBe('No reports.')
  const json = { reason: 'spam', words: 'The same\ntext ten times' }
  expect((await api.post(`/chat/chats/${lead.roomId}/report`, { token: lead.couple, json })).status).toBe(201)
  expect(await admin('reports')).toContain('by the couple: spam')
  expect(await admin('reports')).toContain('The same text ten times')
})
