import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createLoginFailure } from '../../shared/login-failure.tsx'
import { openScreen } from '../../testing/open-screen.tsx'

const link = () => screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue with Google' })
const returnTo = async () => new URL((await link()).href).searchParams.get('return_to')

afterEach(cleanup)

it('leads to Google and back to where somebody was going, expecting them', async () => {
  const { platform } = openScreen('/login?next_url=%2Fsettings%3Ftab%3D1', { config: { google: true } })
  expect(await returnTo()).toBe('https://site.test/settings?tab=1')
  const google = await link()
  google.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(google)
  expect(platform.storage.session?.getItem('loginPending')).not.toBeNull()
})

it.each(['/login', '/login?next_url=https%3A%2F%2Fevil.example'])(
  'leads back to the dashboard from %s',
  async (path) => {
    openScreen(path, { config: { google: true } })
    expect(await returnTo()).toBe('https://site.test/dashboard')
  },
)

it('is not offered where the deployment has none', async () => {
  openScreen('/login', { config: { google: false } })
  expect(await screen.findByRole('heading', { name: 'Couples Log In' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull()
})

it.each([
  ['google_cancelled', 'Google sign-in was canceled. Try again, or use your email.'],
  ['google_expired', 'Google sign-in timed out. Please try again.'],
  ['google_unverified', "Google hasn't verified your email address. Please use your email instead."],
  ['google_unavailable', "We can't reach Google right now. Please use your email instead."],
] as const)('says what %s means, on the login page and on a new vision', async (failure, text) => {
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
