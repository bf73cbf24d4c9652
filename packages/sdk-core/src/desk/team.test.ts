import { describe, expect, it } from 'vitest'
import {
  acceptInvitation,
  changeMemberRole,
  getTeam,
  inviteMember,
  readInvitation,
  removeMember,
  withdrawInvitation,
} from './team.ts'
import { setupVendor } from './test/desk.ts'

const TEAM = { members: [], invitations: [] }

describe('the functions of a team', () => {
  it('send one request each, and return the changed team', async () => {
    const { ports, backend } = setupVendor({
      script: [
        { path: '/desk/team/', body: TEAM },
        { path: '/desk/team/invitations/', body: TEAM },
        { path: '/desk/team/invitations/4/', body: TEAM },
        { path: '/desk/team/members/5/', method: 'PATCH', body: TEAM },
        { path: '/desk/team/members/5/', method: 'DELETE', status: 204 },
      ],
    })
    expect(await getTeam(ports)).toEqual(TEAM)
    expect(await inviteMember(ports, { email: 'ann@example.com', role: 'member' })).toEqual({ ok: true, team: TEAM })
    expect(await withdrawInvitation(ports, 4)).toEqual({ ok: true, team: TEAM })
    expect(await changeMemberRole(ports, 5, 'owner')).toEqual({ ok: true, team: TEAM })
    expect(await removeMember(ports, 5)).toEqual({ ok: true })
    expect(backend.requests.map(({ method, body }) => [method, body ?? ''])).toEqual([
      ['GET', ''],
      ['POST', '{"email":"ann@example.com","role":"member"}'],
      ['DELETE', ''],
      ['PATCH', '{"role":"owner"}'],
      ['DELETE', ''],
    ])
  })

  it('return the error of a rejected change', async () => {
    const body = { code: 'last_owner', detail: 'A team needs an owner.' }
    const { ports } = setupVendor({ script: [{ path: '/desk/team/members/5/', status: 409, body }] })
    expect(await removeMember(ports, 5)).toMatchObject({ ok: false, error: { code: 'last_owner' } })
  })

  it('send the token of an invitation in the body, without a session', async () => {
    const invitation = { name: 'Iris & Fern', email: 'ann@example.com', role: 'member' }
    const { ports, backend } = setupVendor({
      script: [
        { path: '/desk/invitation/', body: invitation },
        { path: '/desk/invitation/accept/', body: invitation },
      ],
    })
    expect(await readInvitation(ports, 'abc')).toEqual(invitation)
    expect(await acceptInvitation(ports, 'abc')).toEqual({ ok: true })
    expect(backend.requests.map(({ headers, body }) => [headers.Authorization, body])).toEqual([
      [undefined, '{"token":"abc"}'],
      [undefined, '{"token":"abc"}'],
    ])
  })
})
