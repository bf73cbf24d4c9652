import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { assistantRules } from './rules.ts'

const history = [
  { role: 'user', content: 'Do you allow dogs?' },
  { role: 'assistant', content: '**Ash Hall** does not say. [View Profile](/dashboard/vendor-detail/4)' },
]

let api: TestApi
let lead: TestLead
beforeAll(async () => {
  api = await startApi({ SUPPORT_EMAIL: 'help@example.com' })
  lead = await makeLead(api)
})
afterAll(() => api.stop())

const usual = { ...assistantRules }
afterEach(() => Object.assign(assistantRules, usual))

/** Resolves to the newest email to the operator's support. */
const supportMail = () =>
  vi.waitFor(async () => {
    const [mail] = await api.service.services.mailbox.list('help@example.com')
    if (!mail) throw new Error('No email has arrived.')
    return mail
  })

const handOver = (json: object, token?: string) =>
  api.post(calls.handOverConversation.path, { json: { history, ...json }, ...(token && { token }) })

describe('POST /support/handover/', () => {
  it('sends the conversation to the vendor as a message of the couple, without markup', async () => {
    const { status, body } = await handOver({ vendor_id: lead.vendorId }, lead.couple)
    expect([status, body]).toEqual([201, { to: 'vendor', chatroom_id: lead.roomId }])
    const { body: messages } = await api.get(`/chat/chats/${lead.roomId}/messages`, { token: lead.vendor })
    expect(JSON.stringify(messages)).toContain('Me: Do you allow dogs?')
    expect(JSON.stringify(messages)).not.toMatch(/\*\*|View Profile/)
  })

  it('responds 401 to a visitor who wants to talk to a vendor, and 404 for an unknown vendor', async () => {
    expect((await handOver({ vendor_id: lead.vendorId })).status).toBe(401)
    expect((await handOver({ vendor_id: 99_999_999 }, lead.couple)).status).toBe(404)
  })

  it('mails the conversation to the operator’s support, with the address of the visitor', async () => {
    expect((await handOver({ email: 'ana@example.com' })).body).toEqual({ to: 'support' })
    const mail = await supportMail()
    expect(mail.text).toContain('Do you allow dogs?')
    expect(mail.text).toContain('ana@example.com')
  })

  it('mails the address of the account, never an address from the request', async () => {
    await handOver({ email: 'somebody.else@example.com' }, lead.couple)
    await vi.waitFor(async () => expect((await supportMail()).text).toContain('buyer1@example.com'))
    const mail = await supportMail()
    expect(mail.text).not.toContain('somebody.else@example.com')
  })

  it('asks a visitor without a session for an email address', async () => {
    const { status, body } = await handOver({})
    expect([status, Object.keys(body.errors ?? body)]).toEqual([400, expect.arrayContaining(['email'])])
  })

  it('responds 429 above the limit of a client address', async () => {
    assistantRules.assistantHandovers = { max: 1, windowMs: 60_000 }
    await handOver({ email: 'ana@example.com' })
    expect((await handOver({ email: 'ana@example.com' })).status).toBe(429)
  })
})
