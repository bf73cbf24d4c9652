import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createLoginFailure } from '../../shared/login-failure.tsx'
import { openScreen } from '../../testing/open-screen.tsx'

const link = () => screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue with Google' })
const returnTo = async () => new URL((await link()).href).searchParams.get('return_to')

afterEach(cleanup)

it('"Continue with Google" has the requested page as its return URL and marks the sign-in as pending', async () => {
  const { platform } = openScreen('/login?next_url=%2Fsettings%3Ftab%3D1', { config: { google: true } })
  expect(await returnTo()).toBe('https://site.test/settings?tab=1')
  const google = await link()
  google.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(google)
  expect(platform.storage.session?.getItem('loginPending')).not.toBeNull()
})

it.each(['/login', '/login?next_url=https%3A%2F%2Fevil.example'])(
  '"Continue with Google" returns to the dashboard from %s',
  async (path) => {
    openScreen(path, { config: { google: true } })
    expect(await returnTo()).toBe('https://site.test/dashboard')
  },
)

it('the login page has no "Continue with Google" when the deployment does not support Google', async () => {
  openScreen('/login', { config: { google: false } })
  expect(await screen.findByRole('heading', { name: 'Couples Log In' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull()
})

it.each([
  ['google_cancelled', 'Google sign-in was canceled. Try again, or use your email.'],
  ['google_expired', 'Google sign-in timed out. Please try again.'],
  ['google_unverified', "Google hasn't verified your email address. Please use your email instead."],
  ['google_unavailable', "We can't reach Google right now. Please use your email instead."],
] as const)('the login page and the new-vision page explain the failure %s', async (failure, text) => {
  const openFailed = (path: string) => {
    const { client } = openScreen(path, { config: { google: true } })
    act(() => client.ports.once(createLoginFailure).set(failure))
    return client
  }
  openFailed('/login')
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  cleanup()
  const client = openFailed('/vision-board/new')
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  client.session.signIn({ token: 't1', email: 'maya@example.com' })
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})
