import { describe, expect, it } from 'vitest'
import type { ScriptedAnswer } from '../testing/index.ts'
import { endOtherSessions, endSession, listSessions } from './account-sessions.ts'
import { confirmEmail, sendConfirmation } from './confirm-email.ts'
import { setupMaya } from './test/setup.ts'

const ID = '00000000-0000-4000-8000-000000000000'
const PATH = '/couple/account/sessions/'
const SESSION = {
  id: ID,
  is_current: true,
  device: 'Chrome on Windows',
  place: 'site',
  host: '',
  last_used_at: '2026-06-01T10:00:00.000Z',
  created_at: '2026-06-01T10:00:00.000Z',
}

describe('account sessions', () => {
  it('lists the sessions of the account with the fields that the contract defines', async () => {
    const { ports } = setupMaya({ script: [{ path: PATH, body: [SESSION] }] })
    expect(await listSessions(ports)).toEqual([SESSION])
  })

  it("throws the backend's error when the sessions cannot be listed", async () => {
    const { ports } = setupMaya({ script: [{ path: PATH, status: 403, body: { code: 'confirmation_required' } }] })
    await expect(listSessions(ports)).rejects.toMatchObject({ code: 'confirmation_required' })
  })

  it('ends one session by its id', async () => {
    const { ports, backend } = setupMaya({ script: [{ path: `${PATH}${ID}/`, body: { detail: 'Done.' } }] })
    expect(await endSession(ports, ID)).toEqual({ ok: true })
    expect(backend.to(`${PATH}${ID}/`, 'DELETE')).toHaveLength(1)
  })

  it('succeeds when the session to end has already ended', async () => {
    const { ports } = setupMaya({ script: [{ status: 404, body: { code: 'not_found' } }] })
    expect(await endSession(ports, ID)).toEqual({ ok: true })
  })

  it('ends all other sessions, and returns the failure if the request fails', async () => {
    const { ports } = setupMaya({
      script: [
        { path: PATH, body: { detail: 'Done.' } },
        { path: PATH, status: 500 },
      ],
    })
    expect(await endOtherSessions(ports)).toEqual({ ok: true })
    expect(await endOtherSessions(ports)).toMatchObject({ ok: false, error: { status: 500 } })
  })
})

describe('confirmEmail', () => {
  it('sends the confirmation token in the body and refreshes the dashboard', async () => {
    const { ports, backend } = setupMaya({
      script: [
        { path: '/couple/account/confirmation/redeem/', body: { detail: 'Confirmed.' } },
        { path: '/couple/dashboard/', always: true, body: { user: {} } },
      ],
    })
    expect(await confirmEmail(ports, 'abc')).toEqual({ ok: true })
    expect(backend.requests.map(({ path, body }) => [path, body])).toEqual([
      ['/couple/account/confirmation/redeem/', '{"token":"abc"}'],
      ['/couple/dashboard/', undefined],
    ])
  })

  it.each<[ScriptedAnswer, string]>([
    [{ status: 400, body: { code: 'invalid_link' } }, 'link_invalid'],
    [{ status: 401 }, 'signed_out'],
    [{ status: 429 }, 'rate_limited'],
    [{ status: 500 }, 'failed'],
    [{ fault: 'refuse' }, 'network'],
  ])('fails for the response %j with the code %s', async (answer, code) => {
    const { ports } = setupMaya({ script: [answer] })
    expect(await confirmEmail(ports, 'abc')).toMatchObject({ ok: false, code })
  })

  it('sends the confirmation link again, and returns the delay when the backend limits the rate', async () => {
    const path = '/couple/account/confirmation/'
    const script = [
      { path, body: { detail: 'Sent.', resend_after: 30 } },
      { path, status: 429, headers: { 'Retry-After': '30' } },
    ]
    const { ports } = setupMaya({ script })
    expect(await sendConfirmation(ports)).toEqual({ ok: true })
    expect(await sendConfirmation(ports)).toMatchObject({ ok: false, code: 'rate_limited', seconds: 30 })
  })
})
