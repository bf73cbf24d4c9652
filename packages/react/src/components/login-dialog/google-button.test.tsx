import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setup } from '../../testing/setup.tsx'
import { LoginDialog } from './login-dialog.tsx'

const CONFIG = {
  path: '/config/',
  always: true,
  body: { site_url: 'https://site.test', vision_url: 'https://vision.test', google: true, payments: false },
}
const NAME = 'Continue with Google'

afterEach(() => vi.unstubAllGlobals())

describe('GoogleButton on our own site', () => {
  it('links to Google with the return path and accepts the session that Google returns', async () => {
    const script = [CONFIG]
    const { platform } = setup(<LoginDialog returnTo="/vision-board/view/1" onClose={vi.fn()} />, {
      mode: 'site',
      script,
    })
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: NAME })
    expect(new URL(link.href).searchParams.get('return_to')).toBe('https://site.test/vision-board/view/1')
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    expect(platform.storage.session?.getItem('loginPending')).not.toBeNull()
  })

  it('is hidden if the deployment has no Google sign-in', async () => {
    setup(<LoginDialog onClose={vi.fn()} />, { mode: 'site' })
    expect(await screen.findByLabelText('Email')).toBeVisible()
    expect(screen.queryByRole('link', { name: NAME })).toBeNull()
  })
})

describe('GoogleButton on an embedding page', () => {
  const opened = { close: vi.fn() }

  async function press({ isBlocked = false } = {}) {
    const open = vi.fn((_url: string) => (isBlocked ? null : opened))
    vi.stubGlobal('open', open)
    const onDone = vi.fn()
    const body = { token: 'n', userId: 8, username: 'noor', email: 'noor@example.com' }
    const view = setup(<LoginDialog onDone={onDone} onClose={vi.fn()} />, {
      script: [CONFIG, { path: '/auth/handoff/redeem/', body }],
    })
    await view.user.click(await screen.findByRole('button', { name: NAME }))
    const say = (data: object, origin = 'https://api.test', source: object = opened) =>
      // The constructor of a message event does not accept this `source`.
      act(async () => window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source })))
    return { ...view, open, onDone, say }
  }

  it('signs in with a code posted by the Google window', async () => {
    const { open, onDone, say, client } = await press()
    expect(open.mock.calls[0]?.[0]).toContain(`opener=${encodeURIComponent(window.location.origin)}`)
    expect(screen.getByText(/Continue in the Google window/)).toBeVisible()
    await say({ type: 'vowkit:google', code: 'abc' })
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(client.session.token()).toBe('n')
    expect(opened.close).toHaveBeenCalled()
  })

  it('ignores codes from other origins and other windows', async () => {
    const { say, client, platform } = await press()
    await say({ type: 'vowkit:google', code: 'abc' }, 'https://evil.test')
    await say({ type: 'vowkit:google', code: 'abc' }, 'https://api.test', window)
    expect(platform.backend.to('/auth/handoff/redeem/')).toEqual([])
    expect(client.session.token()).toBeNull()
  })

  it('shows why the Google sign-in failed and keeps the email field usable', async () => {
    const { say } = await press()
    await say({ type: 'vowkit:google', error: 'google_unverified' })
    expect(screen.getByRole('alert')).toHaveTextContent("Google hasn't verified your email address.")
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled()
  })

  it('shows an error when the browser blocks the window', async () => {
    await press({ isBlocked: true })
    expect(screen.getByRole('alert')).toHaveTextContent('Your browser blocked the Google window.')
  })
})
