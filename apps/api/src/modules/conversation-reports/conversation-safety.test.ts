import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useUpAllButOne } from '../../testing/allowances.ts'
import { joinChat } from '../../testing/chat-socket.ts'
import { makePdf, upload } from '../../testing/documents.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { mailTo, subjectsTo } from '../../testing/mailbox.ts'
import { shareDocument } from '../../testing/signed-documents.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { notificationRules } from '../notifications/rules.ts'
import { conversationReportRules } from './rules.ts'

const SUPPORT = 'support@example.com'

let api: TestApi
let lead: TestLead
let made = 0
beforeAll(async () => {
  api = await startApi({ SUPPORT_EMAIL: SUPPORT })
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
  made++
})

const path = (suffix: string) => `/chat/chats/${lead.roomId}/${suffix}`
const say = (token: string, message = 'Hello') => api.post(path('messages'), { token, json: { message } })
const block = (token: string) => api.post(path('block'), { token })
const unblock = (token: string) => api.delete(path('block'), { token })
const report = (token: string, json: object = { reason: 'spam' }) => api.post(path('report'), { token, json })

async function threadOf(token: string): Promise<object | undefined> {
  const { body: me } = await api.get(
    `/market/couple/lead/data/${token === lead.couple ? lead.vendorId : lead.leadId}`,
    {
      token,
    },
  )
  const { user } = me as unknown as { user: { user_id: number } }
  const { body } = await api.get(`/chat/users/${user.user_id}/chats`, { token })
  return (body as unknown as { roomId: number }[]).find(({ roomId }) => roomId === lead.roomId)
}

async function coupleIdOf({ read }: TestLead): Promise<number> {
  return Number((await read()).user.user_id)
}

async function accountIdOf(email: string): Promise<number | undefined> {
  return (await api.service.services.accounts.find(api.db, email))?.id
}

describe('a blocked conversation', () => {
  it.each([
    ['the couple', () => lead.couple, () => lead.vendor],
    ['the vendor', () => lead.vendor, () => lead.couple],
  ])(
    'accepts no messages of either side after %s blocked it, and again after it is unblocked',
    async (_who, own, other) => {
      expect((await block(own())).status).toBe(200)
      for (const token of [own(), other()]) {
        const { status, body } = await say(token)
        expect([status, body.code]).toEqual([403, 'blocked'])
      }
      expect(await threadOf(own())).toMatchObject({ is_blocked: true, is_blocked_by_other: false })
      expect(await threadOf(other())).toMatchObject({ is_blocked: false, is_blocked_by_other: true })
      await unblock(other())
      expect((await say(own())).status).toBe(403)
      expect((await unblock(own())).status).toBe(200)
      expect((await say(own())).status).toBe(201)
      expect((await say(other())).status).toBe(201)
    },
  )

  it('stays blocked until both sides have unblocked it', async () => {
    await block(lead.couple)
    await block(lead.vendor)
    await block(lead.vendor)
    await unblock(lead.couple)
    expect((await say(lead.couple)).status).toBe(403)
    await unblock(lead.vendor)
    expect((await say(lead.couple)).status).toBe(201)
  })

  it('rejects messages that are sent by socket', async () => {
    await block(lead.couple)
    const socket = await joinChat(api.url, lead.vendorUserId, lead.vendor)
    socket.send({ action: 'message', roomId: lead.roomId, message: 'Hello', user: lead.vendorUserId, client_id: 'c1' })
    expect(await socket.next('error')).toMatchObject({ code: 'blocked', client_id: 'c1' })
    socket.close()
  })

  it('is reported to the sockets of both sides, like the end of the block', async () => {
    const coupleId = await coupleIdOf(lead)
    const couple = await joinChat(api.url, coupleId, lead.couple)
    const vendor = await joinChat(api.url, lead.vendorUserId, lead.vendor)
    for (const change of [block, unblock]) {
      await change(lead.couple)
      for (const socket of [couple, vendor]) {
        expect(await socket.next('room_changed')).toEqual({ action: 'room_changed', roomId: lead.roomId })
      }
    }
    for (const socket of [couple, vendor]) socket.close()
  })

  it('accepts no documents and no invoices', async () => {
    await block(lead.couple)
    const files = { 'Contract.pdf': await makePdf() }
    for (const token of [lead.vendor, lead.couple])
      expect((await upload(api, lead, files, token)).body.code).toBe('blocked')
    const order = {
      name: 'Day',
      lines: [{ description: 'Day', quantity: 1, unit_price: '9.00' }],
      due_date: '2999-01-01',
    }
    const { body } = await api.post(`/desk/leads/${lead.leadId}/invoices/`, { token: lead.vendor, json: order })
    expect(body.code).toBe('blocked')
  })

  it('accepts no requests for signatures', async () => {
    const { id } = await shareDocument(api, lead, await makePdf(), { needsSignature: false })
    await block(lead.couple)
    const { body } = await api.post(`/desk/documents/${id}/request-signature/`, { token: lead.vendor })
    expect(body.code).toBe('blocked')
  })

  it('sends no email about unread messages', async () => {
    await say(lead.couple)
    await block(lead.vendor)
    api.advance(notificationRules.messageMailAfterMs)
    await api.service.services.notifications.sendMessageMails()
    expect((await subjectsTo(api, `seller${made}@example.com`)).filter((one) => one.includes('message'))).toEqual([])
  })

  it('can still be read', async () => {
    await say(lead.couple, 'Before')
    await block(lead.couple)
    const { body } = await api.get(path('messages'), { token: lead.vendor })
    expect(body).toMatchObject([{ message: 'Before' }])
  })
})

describe('a report about a conversation', () => {
  it('is stored for the operator and emailed to the support address', async () => {
    const { status } = await report(lead.couple, { reason: 'fraud', words: ' Asks for cash.\nTwice. ' })
    expect(status).toBe(201)
    const [stored] = await api.service.services.conversationReports.listReports()
    expect(stored).toMatchObject({
      ...{ roomId: lead.roomId, side: 'couple', reason: 'fraud', words: 'Asks for cash.\nTwice.' },
      couple: { name: 'Maya Lindqvist', email: `buyer${made}@example.com` },
      vendor: { id: lead.vendorId, name: `Vendor ${made}`, email: `seller${made}@example.com` },
    })
    const mail = await mailTo(api, SUPPORT, ({ text }) => text.includes(`Conversation: ${lead.roomId}\n`))
    expect(mail.subject).toBe('Maya Lindqvist reported a conversation: fraud')
    expect(mail.text).toContain('> Asks for cash.\n> Twice.')
  })

  it('can come from the vendor, without words', async () => {
    expect((await report(lead.vendor)).status).toBe(201)
    const [stored] = await api.service.services.conversationReports.listReports()
    expect(stored).toMatchObject({ side: 'vendor', reason: 'spam', words: '' })
  })

  it('does not inform the other side', async () => {
    const before = await subjectsTo(api, `seller${made}@example.com`)
    await report(lead.couple)
    expect(await subjectsTo(api, `seller${made}@example.com`)).toEqual(before)
  })

  it.each([
    [{ reason: 'boring' }],
    [{}],
    [{ reason: 'spam', words: 'x'.repeat(2_001) }],
    [{ reason: 'spam', words: 'a\0b' }],
  ])('responds 400 to the fields %j', async (json) => {
    expect((await report(lead.couple, json)).status).toBe(400)
  })

  it('responds 429 after the maximum number of reports a day', async () => {
    await report(lead.couple)
    const { conversationReportsPerAccount } = conversationReportRules
    const key = `conversation-reports:${await accountIdOf(`buyer${made}@example.com`)}`
    await useUpAllButOne(api, key, conversationReportsPerAccount)
    expect((await report(lead.couple)).status).toBe(201)
    expect((await report(lead.couple)).status).toBe(429)
  })

  it('is listed in pages, newest first', async () => {
    await report(lead.couple)
    await report(lead.vendor)
    const { conversationReports } = api.service.services
    const [newest] = await conversationReports.listReports()
    const [next] = await conversationReports.listReports(newest?.id)
    expect([newest?.side, next?.side]).toEqual(['vendor', 'couple'])
  })
})

it('an account outside the conversation can neither block nor report it', async () => {
  const { stranger } = lead
  const other = await makeLead(api)
  made++
  for (const token of [stranger, other.vendor, other.couple]) {
    expect((await block(token)).status).toBe(404)
    expect((await unblock(token)).status).toBe(404)
    expect((await report(token)).status).toBe(404)
  }
  expect((await say(lead.couple)).status).toBe(201)
  expect((await api.post(path('block'))).status).toBe(401)
})
