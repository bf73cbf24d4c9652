import { expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import type { OpenPopup } from '../platform/popup.ts'
import { fakePlatform, type ScriptedAnswer, settle } from '../testing/index.ts'
import { createGoogleLogin } from './create-google-login.ts'
import { googleAddress } from './google.ts'
import { setupSite } from './test/setup.ts'

const NOOR = { token: 'n', userId: 8, username: 'noor', email: 'noor@example.com' }

function setup({ isBlocked = false, script = [] as ScriptedAnswer[] } = {}) {
  const platform = fakePlatform({ script })
  const client = createClient({ apiHost: 'https://api.test', platform })
  const windows: { url: string; isOpen: boolean; say(data: unknown): Promise<void> }[] = []
  const open: OpenPopup = (toUrl, onMessage) => {
    if (isBlocked) return null
    const opened = {
      url: toUrl('https://partner.test'),
      isOpen: true,
      say(data: unknown) {
        onMessage(data)
        return settle()
      },
    }
    windows.push(opened)
    return {
      isClosed: () => !opened.isOpen,
      close() {
        opened.isOpen = false
      },
    }
  }
  const login = createGoogleLogin(client.ports, open)
  return { ...platform, login, session: client.session, windows, state: () => login.$google.get() }
}

it('googleAddress returns a URL whose `return_to` is the current page or the given path', () => {
  const { ports } = setupSite({ address: 'https://vision.test/vision-board/new?a=b' })
  const returnsTo = (url: string) => new URL(url).searchParams.get('return_to')
  expect(googleAddress(ports)).toMatch(/^https:\/\/api\.test\/social_auth\/login\/google-oauth2\/\?/)
  expect(returnsTo(googleAddress(ports))).toBe('https://vision.test/vision-board/new?a=b')
  expect(returnsTo(googleAddress(ports, '/vision-board/view/1'))).toBe('https://vision.test/vision-board/view/1')
})

it('createGoogleLogin signs in with the code from the Google popup', async () => {
  const { login, session, windows, state } = setup({ script: [{ path: '/auth/handoff/redeem/', body: NOOR }] })
  login.start()
  expect(state()).toEqual({ status: 'waiting' })
  expect(Object.fromEntries(new URL(windows[0]?.url ?? '').searchParams)).toEqual({
    mode: 'popup',
    opener: 'https://partner.test',
  })
  await windows[0]?.say({ type: 'vowkit:google', code: 'abc' })
  expect(state()).toEqual({ status: 'done' })
  expect(session.$session.get()).toMatchObject({ email: 'noor@example.com' })
  expect(windows[0]?.isOpen).toBe(false)
})

it('createGoogleLogin ignores unrelated messages from the Google popup', async () => {
  const { login, windows, state, backend } = setup()
  login.start()
  await windows[0]?.say('hello')
  await windows[0]?.say({ type: 'other', code: 'abc' })
  expect(state()).toEqual({ status: 'waiting' })
  expect(backend.requests).toEqual([])
})

it('createGoogleLogin reports why the Google sign-in failed', async () => {
  const blocked = setup({ isBlocked: true })
  blocked.login.start()
  expect(blocked.state()).toEqual({ status: 'failed', code: 'popup_blocked' })
  const refused = setup()
  refused.login.start()
  await refused.windows[0]?.say({ type: 'vowkit:google', error: 'google_unverified' })
  expect(refused.state()).toEqual({ status: 'failed', code: 'google_unverified' })
  const late = setup({ script: [{ path: '/auth/handoff/redeem/', status: 400 }] })
  late.login.start()
  await late.windows[0]?.say({ type: 'vowkit:google', code: 'abc' })
  expect(late.state()).toEqual({ status: 'failed', code: 'google_expired' })
})

it('createGoogleLogin stops waiting when the popup is closed, but still handles its last message', async () => {
  const closed = setup()
  closed.login.start()
  await closed.clock.advance(60_000)
  expect(closed.state()).toEqual({ status: 'waiting' })
  Object.assign(closed.windows[0] ?? {}, { isOpen: false })
  await closed.clock.advance(1_000)
  expect(closed.state()).toEqual({ status: 'failed', code: 'google_cancelled' })
  expect(closed.clock.sleepers()).toBe(0)

  const done = setup({ script: [{ path: '/auth/handoff/redeem/', body: NOOR }] })
  done.login.start()
  Object.assign(done.windows[0] ?? {}, { isOpen: false })
  await done.clock.advance(500)
  await done.windows[0]?.say({ type: 'vowkit:google', code: 'abc' })
  await done.clock.advance(5_000)
  expect(done.state()).toEqual({ status: 'done' })
})

it('createGoogleLogin closes the open Google popup when the sign-in is restarted or reset', async () => {
  const { login, windows, state, session } = setup({ script: [{ path: '/auth/handoff/redeem/', body: NOOR }] })
  login.start()
  login.start()
  expect(windows.map(({ isOpen }) => isOpen)).toEqual([false, true])
  const said = windows[1]?.say({ type: 'vowkit:google', code: 'abc' })
  login.reset()
  await said
  expect(state()).toEqual({ status: 'idle' })
  expect(session.token()).toBeNull()
})
