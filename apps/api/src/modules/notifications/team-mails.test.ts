import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestDeletion } from '../../testing/account-deletion.ts'
import { makePdf, openLink } from '../../testing/documents.ts'
import { pay, sendInvoice } from '../../testing/invoices.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { mailTo, subjectsTo } from '../../testing/mailbox.ts'
import { shareDocument } from '../../testing/signed-documents.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { joinTeam } from '../../testing/teams.ts'
import { accountDeletionRules } from '../account-deletion/service.ts'
import { notificationRules } from './rules.ts'

const PATH = '/desk/notifications/'
const ALL = { inquiry: true, message: true, signature: true, payment: true }
const INQUIRY = 'New inquiry from Maya Lindqvist'
const MESSAGE = 'New message from Maya Lindqvist'

let api: TestApi
let lead: TestLead
let member: Awaited<ReturnType<typeof joinTeam>>
let owner: string
let made = 0
beforeAll(async () => {
  api = await startApi({ PAYMENT_SANDBOX: '1' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  lead = await makeLead(api)
  owner = `seller${++made}@example.com`
  member = await joinTeam(api, lead.vendor, `helper${made}@example.com`)
})

const set = (token: string, json: object) => api.patch(PATH, { token, json })
const get = async (token: string) => (await api.get(PATH, { token })).body
const inquire = () => api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: lead.couple, json: {} })
const say = () => api.post(`/chat/chats/${lead.roomId}/messages`, { token: lead.couple, json: { message: 'Hello?' } })
async function waitUntilDue(): Promise<void> {
  api.advance(notificationRules.messageMailAfterMs)
  await api.service.services.notifications.sendMessageMails()
}
const count = async (email: string, subject: string) =>
  (await subjectsTo(api, email)).filter((each) => each === subject).length

describe('the emails to a vendor’s team', () => {
  it('about an inquiry reach every member, and each can switch them off alone', async () => {
    await set(member.token, { inquiry: false })
    await inquire()
    expect([await count(owner, INQUIRY), await count(member.email, INQUIRY)]).toEqual([1, 0])
    expect(await get(lead.vendor)).toEqual(ALL)
    expect(await get(member.token)).toEqual({ ...ALL, inquiry: false })
  })

  it('about unread messages reach every member once, and none after one has read them', async () => {
    await say()
    await waitUntilDue()
    await waitUntilDue()
    expect([await count(owner, MESSAGE), await count(member.email, MESSAGE)]).toEqual([1, 1])
    const { body } = await api.post(`/chat/chats/${lead.roomId}/messages`, {
      token: lead.couple,
      json: { message: 'Are you there?' },
    })
    const path = `/chat/chats/${lead.roomId}/read`
    expect((await api.post(path, { token: member.token, json: { message_id: body.message_id } })).status).toBe(200)
    await waitUntilDue()
    expect([await count(owner, MESSAGE), await count(member.email, MESSAGE)]).toEqual([1, 1])
  })

  it('reach a member while the owner has switched them off', async () => {
    await set(lead.vendor, { message: false })
    await say()
    await waitUntilDue()
    expect([await count(owner, MESSAGE), await count(member.email, MESSAGE)]).toEqual([0, 1])
  })

  it('about signatures and payments reach every member', async () => {
    const { id } = await shareDocument(api, lead, await makePdf())
    const names = { esign_doc: 'Maya', esign_doc_partner: 'Noor' }
    await api.post(`/market/user/files/sign/${id}`, { token: lead.couple, json: names })
    const { body } = await pay(api, lead, { invoice: await sendInvoice(api, lead, '80.00') })
    const answer = { method: 'POST', body: new URLSearchParams({ answer: 'approve' }), redirect: 'manual' } as const
    await openLink(api, String(body.url), answer)
    for (const email of [owner, member.email]) {
      expect(await count(email, 'Maya Lindqvist signed a document')).toBe(1)
      expect(await count(email, 'Maya Lindqvist paid $80.00')).toBe(1)
    }
  })

  it('reach neither a removed member nor another vendor’s team', async () => {
    const other = await makeLead(api)
    made++
    const stranger = await joinTeam(api, other.vendor, `helper${made}@example.com`)
    await say()
    await api.delete(`/desk/team/members/${member.id}/`, { token: lead.vendor })
    await inquire()
    await waitUntilDue()
    for (const email of [member.email, stranger.email]) {
      expect([await count(email, INQUIRY), await count(email, MESSAGE)]).toEqual([0, 0])
    }
    expect(await count(owner, INQUIRY)).toBe(1)
  })

  it('are erased from the mailbox of every member when the couple’s account is erased', async () => {
    await inquire()
    expect(await count(member.email, INQUIRY)).toBe(1)
    await requestDeletion(api, `buyer${made}@example.com`, lead.couple)
    api.advance(accountDeletionRules.deletionGraceMs + 1)
    await api.service.services.accountDeletion.sweep()
    expect([await count(owner, INQUIRY), await count(member.email, INQUIRY)]).toEqual([0, 0])
  })

  it('do not reach a member about its own lead as a couple', async () => {
    await api.post(`/vendor/detail/get/${lead.vendorId}/`, { token: member.token, json: {} })
    const inquiries = async (email: string) =>
      (await subjectsTo(api, email)).filter((subject) => subject.startsWith('New inquiry')).length
    expect([await inquiries(owner), await inquiries(member.email)]).toEqual([1, 0])
  })

  it('contain a link that switches off the same preference as the desk', async () => {
    await inquire()
    const { text } = await mailTo(api, member.email, ({ subject }) => subject === INQUIRY)
    const [, path = ''] = /Stop emails about new inquiries: http:\/\/api\.test(\S+)/.exec(text) ?? []
    expect((await fetch(api.url + path, { method: 'POST' })).status).toBe(200)
    expect(await get(member.token)).toEqual({ ...ALL, inquiry: false })
    expect(await get(lead.vendor)).toEqual(ALL)
    expect((await set(member.token, { inquiry: true })).body).toEqual(ALL)
    expect(await get(member.token)).toEqual(ALL)
  })
})

describe('the notification settings', () => {
  it('keep the kinds that a change does not name', async () => {
    await set(member.token, { inquiry: false })
    expect((await set(member.token, { payment: false })).body).toEqual({ ...ALL, inquiry: false, payment: false })
  })

  it('reject values that are not boolean', async () => {
    expect((await set(member.token, { inquiry: 'no' })).status).toBe(400)
    expect(await get(member.token)).toEqual(ALL)
  })

  it('are closed to couples', async () => {
    expect(await set(lead.couple, { inquiry: false })).toMatchObject({ status: 403, body: { code: 'not_a_vendor' } })
    expect((await api.get(PATH, { token: lead.couple })).status).toBe(403)
  })
})
