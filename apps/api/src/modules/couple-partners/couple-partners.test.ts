import { calls } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestDeletion } from '../../testing/account-deletion.ts'
import { joinChat, openSocket } from '../../testing/chat-socket.ts'
import { createCoupleCalls, PASSWORD } from '../../testing/couples.ts'
import { makePair, partnerInvitationFor } from '../../testing/pairs.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'
import { couplePartnerRules } from './rules.ts'

const INVITATION = '/couple/people/invitation/'

let api: TestApi
let maya: string
let people = 0
const newEmail = () => `person${++people}@example.com`
const invite = (email: string, token = maya) => api.post(INVITATION, { token, json: { email } })
const preview = (token: string) => api.post('/couple/invitation/', { json: { token } })
const accept = (token: string, password?: string) =>
  api.post('/couple/invitation/accept/', { json: { token, password } })
const listPeople = async (token = maya) =>
  calls.listPeople.response.parse((await api.get('/couple/people/', { token })).body)

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.advance(60_000)
  maya = await createCoupleCalls(api).joinConfirmed(newEmail())
})

describe('an invitation of a partner', () => {
  it('opens the couple’s account to the invited address once, with a new password', async () => {
    const email = newEmail()
    const invited = await invite(email.toUpperCase())
    expect(invited.body).toMatchObject({ invitation: { email }, people: [{ is_you: true }] })
    const token = await partnerInvitationFor(api, email)
    expect((await preview(token)).body).toMatchObject({ email, needs_password: true })
    const joined = await accept(token, 'sams-password')
    expect(joined).toMatchObject({ status: 200, body: { email, session: { token: expect.any(String) } } })
    expect((await accept(token)).body).toMatchObject({ code: 'invalid_link' })
    expect((await api.post('/auth/login/', { json: { username: email, password: 'sams-password' } })).status).toBe(200)
    const { people: both, invitation } = await listPeople()
    expect(both.map(({ is_you, is_first }) => [is_you, is_first])).toEqual([
      [true, true],
      [false, false],
    ])
    expect(invitation).toBeUndefined()
  })

  it('lets the partner sign in with an emailed code, too', async () => {
    const email = newEmail()
    await invite(email)
    await accept(await partnerInvitationFor(api, email))
    expect((await listPeople(await api.signIn(email))).people).toHaveLength(2)
  })

  it.each([
    ['expired', async () => api.advance(couplePartnerRules.partnerInvitationLifeMs)],
    ['withdrawn', async () => api.delete(INVITATION, { token: maya })],
    ['replaced by another one', async () => invite(newEmail())],
  ])('responds 400 once it is %s', async (_, end) => {
    const email = newEmail()
    await invite(email)
    const token = await partnerInvitationFor(api, email)
    await end()
    expect((await preview(token)).body).toMatchObject({ code: 'invalid_link' })
    expect((await accept(token)).body).toMatchObject({ code: 'invalid_link' })
  })

  it('gets the same answer for an address with an account, which cannot join if it has a wedding', async () => {
    const { joinConfirmed } = createCoupleCalls(api)
    const [known, unknown] = [newEmail(), newEmail()]
    const noor = await joinConfirmed(known)
    const wedding = { partner_name: 'Lee', wedding_date: '2999-05-01' }
    await api.post('/registration/couple-basicinfo/', { token: noor, json: wedding })
    const answers = [await invite(unknown), await invite(known)]
    const [first, second] = answers.map(({ status, body }) => [status, Object.keys(Object(body.invitation))])
    expect(first).toEqual(second)
    const refused = await accept(await partnerInvitationFor(api, known))
    expect(refused).toMatchObject({ status: 409, body: { code: 'has_wedding' } })
    expect((await listPeople()).people).toHaveLength(1)
    expect((await api.get('/couple/dashboard/', { token: noor })).body).toMatchObject({ partner_name: 'Lee' })
  })

  it('starts no session for an account with a password, whose owner signs in', async () => {
    const email = newEmail()
    const old = await createCoupleCalls(api).joinConfirmed(email)
    await invite(email)
    const token = await partnerInvitationFor(api, email)
    expect((await preview(token)).body).toMatchObject({ needs_password: false })
    const { status, body } = await accept(token, 'another-password')
    expect([status, body.session]).toEqual([200, undefined])
    expect((await api.get('/couple/dashboard/', { token: old })).status).toBe(401)
    const login = await api.post('/auth/login/', { json: { username: email, password: PASSWORD } })
    expect((await listPeople(String(login.body.token))).people).toHaveLength(2)
  })

  it('responds 403 until the inviting person has confirmed their email address', async () => {
    const token = await createCoupleCalls(api).join(newEmail())
    expect(await invite(newEmail(), token)).toMatchObject({ status: 403, body: { code: 'unverified' } })
  })

  it('responds 400 to the inviting person’s address, and to a third person', async () => {
    const { people: one } = await listPeople()
    expect((await invite(one[0]?.email ?? '')).body).toHaveProperty('email')
    const pair = await makePair(api)
    expect((await invite(newEmail(), pair.maya)).body).toHaveProperty('email')
  })

  it('is not sent for the account of a business, which the partner would act for', async () => {
    await addVendors(api, [makeVendor(people, { email: 'florist@example.com' })])
    const florist = await createCoupleCalls(api).resetByMail('florist@example.com', PASSWORD)
    expect((await invite(newEmail(), florist)).body).toHaveProperty('email')
    const { mayaEmail } = await makePair(api)
    await expect(addVendors(api, [makeVendor(people, { email: mayaEmail })])).rejects.toThrow('with a partner')
  })

  it('is limited by recipient', async () => {
    const email = newEmail()
    const { max } = couplePartnerRules.partnerInvitationsPerEmail
    for (let sent = 0; sent < max; sent++) expect((await invite(email)).status).toBe(200)
    expect((await invite(email)).status).toBe(429)
  })

  it('cannot be accepted while the couple’s account is going to be deleted', async () => {
    const [email, samEmail] = [newEmail(), newEmail()]
    const token = await createCoupleCalls(api).joinConfirmed(email)
    await api.post(INVITATION, { token, json: { email: samEmail } })
    const link = await partnerInvitationFor(api, samEmail)
    await requestDeletion(api, email, token)
    const answer = await api.post('/couple/invitation/accept/', { json: { token: link, password: 'sams-password' } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_link' } })
  })

  it('is sent once for a repeated idempotency key', async () => {
    const email = newEmail()
    const options = { token: maya, json: { email }, headers: { 'Idempotency-Key': crypto.randomUUID() } }
    const answers = [await api.post(INVITATION, options), await api.post(INVITATION, options)]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    await partnerInvitationFor(api, email)
    expect(await api.service.services.mailbox.list(email)).toHaveLength(1)
  })
})

describe('a partner', () => {
  it('sees the wedding from their side, and changes only their own name', async () => {
    const { maya: first, sam, coupleId, samId } = await makePair(api)
    expect((await api.get('/couple/dashboard/', { token: sam })).body).toMatchObject({
      user: { id: coupleId, first_name: 'Sam' },
      ...{ partner_name: 'Maya Lindqvist', you: { id: samId, name: 'Sam' }, partner: { id: coupleId, name: 'Maya' } },
    })
    const json = { first_name: 'Samuel', partner_name: 'Nobody', wedding_city: 'Lisbon' }
    await api.post('/couple/update-profile/', { token: sam, json })
    expect((await api.get('/couple/update-profile/', { token: first })).body).toMatchObject({
      ...{ first_name: 'Maya', partner_name: 'Samuel Reed', wedding_city: 'Lisbon', has_partner: true },
    })
    expect((await api.get('/couple/update-profile/', { token: sam })).body).toMatchObject({
      partner_name: 'Maya Lindqvist',
    })
  })

  it('has their own sessions', async () => {
    const { maya: first, sam } = await makePair(api)
    expect((await api.get('/couple/account/sessions/', { token: sam })).body).toHaveLength(1)
    await api.delete('/couple/account/sessions/', { token: first })
    expect((await api.get('/couple/dashboard/', { token: sam })).status).toBe(200)
  })

  it('loses the sessions and sockets at once when removed', async () => {
    const { maya: first, sam, coupleId, samId } = await makePair(api)
    const socket = await joinChat(api.url, coupleId, sam)
    expect((await api.delete(`/couple/people/${coupleId}/`, { token: sam })).status).toBe(403)
    expect((await api.delete(`/couple/people/${samId}/`, { token: maya })).status).toBe(404)
    expect((await api.delete(`/couple/people/${samId}/`, { token: first })).status).toBe(204)
    expect(await socket.closed).toEqual({ code: 4401 })
    expect((await api.get('/couple/dashboard/', { token: sam })).status).toBe(401)
    const again = await openSocket(api.url, coupleId)
    again.send({ action: 'authenticate', token: sam })
    expect(await again.closed).toEqual({ code: 4401 })
    expect((await listPeople(first)).people).toHaveLength(1)
    const profile = await api.get('/couple/update-profile/', { token: first })
    expect(profile.body).toMatchObject({ partner_name: 'Sam Reed', partner_email: '' })
  })

  it('cannot rename the couple in the onboarding', async () => {
    const { maya: first, sam, coupleId } = await makePair(api)
    const json = {
      user_primary: coupleId,
      partner_name: 'Maya',
      partner_email: 'x@example.com',
      wedding_date: '2999-05-01',
    }
    expect((await api.post('/registration/couple-basicinfo/', { token: sam, json })).status).toBe(200)
    const { body } = await api.get('/couple/update-profile/', { token: first })
    expect(body).toMatchObject({ partner_name: 'Sam Reed', wedding_date: '2999-05-01' })
  })

  it('cannot download an earlier export of the couple’s data after the removal', async () => {
    const { maya: first, sam, samId } = await makePair(api)
    const readExport = async () => Object((await api.get('/couple/account/export/', { token: sam })).body)
    const path = await until(async () => new URL((await readExport()).url).pathname)
    expect((await fetch(api.url + path)).status).toBe(200)
    await api.delete(`/couple/people/${samId}/`, { token: first })
    expect((await fetch(api.url + path)).status).toBe(404)
  })

  it('signs in to an empty account of its own after the removal', async () => {
    const { maya: first, samEmail, samId, coupleId } = await makePair(api)
    await api.post('/couple/update-profile/', { token: first, json: { wedding_city: 'Lisbon' } })
    await api.delete(`/couple/people/${samId}/`, { token: first })
    const sam = await api.signIn(samEmail)
    const { body } = await api.get('/couple/update-profile/', { token: sam })
    expect(body).toMatchObject({ email: samEmail, wedding_city: '', partner_name: '' })
    expect((await api.get(`/chat/users/${coupleId}/chats`, { token: sam })).status).toBe(403)
  })

  it('can leave, which the first person learns by email', async () => {
    const { sam, samId, mayaEmail } = await makePair(api)
    expect((await api.delete(`/couple/people/${samId}/`, { token: sam })).status).toBe(204)
    expect((await api.get('/couple/dashboard/', { token: sam })).status).toBe(401)
    await expect
      .poll(async () => (await api.service.services.mailbox.list(mayaEmail)).map(({ subject }) => subject))
      .toContain('Sam has left your wedding')
  })
})

it('a stranger sees no person of a couple, and cannot withdraw its invitation', async () => {
  await invite(newEmail())
  const stranger = await createCoupleCalls(api).joinConfirmed(newEmail())
  expect((await listPeople(stranger)).people).toHaveLength(1)
  expect((await api.delete(INVITATION, { token: stranger })).status).toBe(404)
  expect((await api.get('/couple/people/')).status).toBe(401)
})
