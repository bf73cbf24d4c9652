import { calls, type TeamMember } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCoupleCalls } from '../../testing/couples.ts'
import { makeLead, type TestLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { invitationFor, joinTeam } from '../../testing/teams.ts'
import { teamRules } from './rules.ts'

let api: TestApi
let lead: TestLead
let people = 0
const newEmail = () => `person${++people}@example.com`
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  api.advance(60_000)
  lead = await makeLead(api)
})

const invite = (email: string, role = 'member', token = lead.vendor) =>
  api.post('/desk/team/invitations/', { token, json: { email, role } })
const accept = (token: string) => api.post('/desk/invitation/accept/', { json: { token } })
const preview = (token: string) => api.post('/desk/invitation/', { json: { token } })
const readTeam = async (token = lead.vendor) =>
  calls.getTeam.response.parse((await api.get('/desk/team/', { token })).body)
const rolesOf = (members: TeamMember[]) => members.map(({ email, role }) => `${email} ${role}`)

describe('GET /desk/team/', () => {
  it('lists the account of the vendor as founder and owner', async () => {
    const { members, invitations } = await readTeam()
    expect(members).toMatchObject([{ role: 'owner', is_you: true, is_founder: true }])
    expect(invitations).toEqual([])
  })

  it('responds 403 to a couple', async () => {
    const { status, body } = await api.get('/desk/team/', { token: lead.couple })
    expect([status, body.code]).toEqual([403, 'not_a_vendor'])
  })
})

describe('an invitation', () => {
  it('adds the account of the invited address once, which then signs in by code', async () => {
    const email = newEmail()
    await invite(email.toUpperCase(), 'owner')
    const token = await invitationFor(api, email)
    expect((await readTeam()).invitations).toMatchObject([{ email, role: 'owner' }])
    expect((await preview(token)).body).toMatchObject({ email, role: 'owner' })
    expect((await accept(token)).status).toBe(200)
    expect((await accept(token)).body).toMatchObject({ code: 'invalid_link' })
    const session = await api.signIn(email)
    const { body } = await api.get('/desk/me/', { token: session })
    expect(body).toMatchObject({ email, role: 'owner', user_id: lead.vendorUserId, vendor: { id: lead.vendorId } })
    expect(body.account_id).not.toBe(lead.vendorUserId)
    expect((await readTeam(session)).invitations).toEqual([])
  })

  it('becomes invalid when a later one to the same address is sent', async () => {
    const email = newEmail()
    await invite(email)
    const first = await invitationFor(api, email)
    await invite(email, 'owner')
    expect((await preview(first)).body).toMatchObject({ code: 'invalid_link' })
    expect((await readTeam()).invitations).toMatchObject([{ email, role: 'owner' }])
  })

  it('becomes invalid when it expires or is withdrawn', async () => {
    const [late, withdrawn] = [newEmail(), newEmail()]
    await invite(late)
    const lateToken = await invitationFor(api, late)
    api.advance(teamRules.invitationLifeMs)
    await invite(withdrawn)
    const token = await invitationFor(api, withdrawn)
    const { invitations } = await readTeam()
    expect(invitations.map(({ email }) => email)).toEqual([withdrawn])
    const path = `/desk/team/invitations/${invitations[0]?.id}/`
    expect((await api.delete(path, { token: lead.vendor })).status).toBe(200)
    expect((await api.delete(path, { token: lead.vendor })).status).toBe(404)
    expect((await accept(lateToken)).body).toMatchObject({ code: 'invalid_link' })
    expect((await accept(token)).body).toMatchObject({ code: 'invalid_link' })
  })

  it('revokes the password of an account that registered with the address but never verified it', async () => {
    const email = newEmail()
    const stranger = await createCoupleCalls(api).join(email)
    await invite(email)
    await accept(await invitationFor(api, email))
    expect((await api.get('/desk/me/', { token: stranger })).status).toBe(401)
  })

  it('responds 409 to the account of another vendor, and 400 to a member of the team', async () => {
    const other = await makeLead(api)
    const { members } = await readTeam(other.vendor)
    const email = members[0]?.email ?? ''
    await invite(email)
    expect((await accept(await invitationFor(api, email))).body).toMatchObject({ code: 'already_member' })
    const own = await invite((await readTeam()).members[0]?.email ?? '')
    expect(own).toMatchObject({ status: 400, body: { email: [expect.stringContaining('already on your team')] } })
  })

  it.each([
    ['an invalid address', { email: 'nobody', role: 'member' }, 'email'],
    ['an unknown role', { email: 'a@example.com', role: 'boss' }, 'role'],
  ])('responds 400 to %s', async (_, json, field) => {
    const { status, body } = await api.post('/desk/team/invitations/', { token: lead.vendor, json })
    expect(status).toBe(400)
    expect(body).toHaveProperty(field)
  })

  it('is limited by team and by recipient', async () => {
    const email = newEmail()
    for (let sent = 0; sent < teamRules.invitationsPerEmail.max; sent++) expect((await invite(email)).status).toBe(200)
    expect((await invite(email)).status).toBe(429)
  })
})

describe('the team', () => {
  it('is changed by owners only', async () => {
    const member = await joinTeam(api, lead.vendor, newEmail())
    const other = await joinTeam(api, lead.vendor, newEmail())
    const { token } = member
    const refused = [
      await invite(newEmail(), 'member', token),
      await api.patch(`/desk/team/members/${member.id}/`, { token, json: { role: 'owner' } }),
      await api.delete(`/desk/team/members/${other.id}/`, { token }),
      await api.delete('/desk/team/invitations/1/', { token }),
    ]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [403, 'forbidden']))
  })

  it('keeps its founder, who cannot be removed or made a member', async () => {
    const owner = await joinTeam(api, lead.vendor, newEmail(), 'owner')
    const path = `/desk/team/members/${lead.vendorUserId}/`
    const answers = [
      await api.delete(path, { token: owner.token }),
      await api.delete(path, { token: lead.vendor }),
      await api.patch(path, { token: owner.token, json: { role: 'member' } }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [409, 'last_owner']))
  })

  it('changes roles, and lets a member leave', async () => {
    const member = await joinTeam(api, lead.vendor, newEmail())
    const path = `/desk/team/members/${member.id}/`
    const { body } = await api.patch(path, { token: lead.vendor, json: { role: 'owner' } })
    expect(rolesOf(calls.changeMemberRole.response.parse(body).members)).toContain(`${member.email} owner`)
    expect((await api.delete(path, { token: member.token })).status).toBe(204)
    expect((await readTeam()).members).toHaveLength(1)
    expect((await api.get('/desk/me/', { token: member.token })).body).toMatchObject({ code: 'not_a_vendor' })
  })

  it('of another vendor cannot be changed', async () => {
    const other = await makeLead(api)
    const member = await joinTeam(api, other.vendor, newEmail())
    await invite(newEmail(), 'member', other.vendor)
    const { invitations } = await readTeam(other.vendor)
    const token = lead.vendor
    const refused = [
      await api.delete(`/desk/team/members/${member.id}/`, { token }),
      await api.patch(`/desk/team/members/${member.id}/`, { token, json: { role: 'owner' } }),
      await api.delete(`/desk/team/invitations/${invitations[0]?.id}/`, { token }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
