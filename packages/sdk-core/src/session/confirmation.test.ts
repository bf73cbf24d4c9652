import { describe, expect, it } from 'vitest'
import { setupSite } from '../account/test/setup.ts'
import { fakeStorage, type ScriptedAnswer } from '../testing/index.ts'

const refused = (path: string): ScriptedAnswer => ({
  path,
  status: 403,
  body: { code: 'confirmation_required' },
  always: true,
})
const ROOMS = '/chat/rooms/'

function setup(scope: 'full' | 'embed' | 'link' = 'embed', storage = fakeStorage()) {
  const site = setupSite({ storage, script: [refused(ROOMS), refused('/vision/vision-limit/')] })
  const { session } = site.client
  session.$session.listen(() => {})
  if (session.token() === null) session.signIn({ token: 'm', userId: 7, email: 'maya@example.com', scope })
  return { ...site, session, storage, http: site.client.http }
}

describe('session: call outside the scope', () => {
  it('requests a confirmation without ending the session', async () => {
    const { session, http } = setup()
    await http.get(ROOMS)
    expect(session.token()).toBe('m')
    expect(session.$confirmation.get()).toBe('asked')
  })

  it('stores the narrow scope of a session that was stored without a scope', async () => {
    const { session, http } = setup('full')
    await http.get(ROOMS)
    expect(session.$session.get()).toMatchObject({ scope: 'embed' })
  })

  it('requests another confirmation after the visitor declined only if the call changes data', async () => {
    const { session, http } = setup()
    await http.get(ROOMS)
    session.declineConfirmation()
    await http.get(ROOMS)
    expect(session.$confirmation.get()).toBe('declined')
    await http.post(ROOMS)
    expect(session.$confirmation.get()).toBe('asked')
  })

  it('ends the session of a magic link in the vision area, which then shows its signed-out state', async () => {
    const { session, http } = setup('link')
    await http.get('/vision/vision-limit/')
    expect(session.token()).toBeNull()
  })
})

describe('session: confirmation', () => {
  it('returns to idle when the session is renewed', async () => {
    const { session, http } = setup()
    await http.get(ROOMS)
    session.renew('m2', 'full')
    expect(session.$confirmation.get()).toBe('idle')
    expect(session.$session.get()).toMatchObject({ scope: 'full', email: 'maya@example.com' })
  })

  it('returns to idle when the account is confirmed in another tab', async () => {
    const storage = fakeStorage()
    const here = setup('embed', storage)
    const there = setup('embed', storage.openTab())
    await here.http.get(ROOMS)
    there.session.renew('m2', 'full')
    await expect.poll(() => here.session.$confirmation.get()).toBe('idle')
    expect(here.session.$session.get()).toMatchObject({ scope: 'full' })
  })
})
