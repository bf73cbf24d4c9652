import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { openPath } from '../../shared/router.ts'
import { type OpenOptions, openScreen } from '../../testing/open-screen.tsx'

const LOGGED_IN: ScriptedAnswer = {
  path: '/auth/login/',
  body: { token: 't1', userId: 7, username: 'Maya & Noor', email: 'maya@example.com' },
}
const REFUSED: ScriptedAnswer = {
  path: '/auth/login/',
  status: 400,
  body: { detail: 'No.', code: 'invalid_credentials' },
}

async function setup(path: string, options: OpenOptions = {}) {
  const opened = openScreen(path, options)
  await screen.findByRole('heading', { level: 1, name: 'Couples Log In' })
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  return {
    ...opened,
    email,
    password,
    async logIn() {
      await act(async () => {
        fireEvent.input(email, { target: { value: 'maya@example.com' } })
        fireEvent.input(password, { target: { value: 'wedding-demo' } })
      })
      await act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Log in' })))
    },
  }
}

afterEach(cleanup)

it('the login page has the specified fields, buttons and links', async () => {
  const config = { vendorSiteUrl: 'https://vendors.test/', vendorLoginUrl: 'https://vendors.test/login' }
  const { email, password } = await setup('/login', { config })
  expect(email.type).toBe('email')
  expect(password.autocomplete).toBe('current-password')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true)
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot_password')
  expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/onboarding')
  expect(screen.getByText('Are you a vendor?')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Click here' }).getAttribute('href')).toBe('https://vendors.test/login')
  expect(screen.getByRole('link', { name: "I'm a vendor" }).getAttribute('href')).toBe('https://vendors.test/')
  expect(screen.getByRole('link', { name: 'vowkit' }).getAttribute('href')).toBe('/')
})

it('a couple without a password logs in with a code by email, and gets to the requested screen', async () => {
  const session = { token: 't1', userId: 7, username: 'Maya & Noor', email: 'maya@example.com' }
  const { platform } = await setup('/login?next_url=%2Fsettings', {
    script: [
      { path: '/auth/login_vision/', body: { detail: 'Sent.' } },
      { path: '/auth/login_vision/', body: session },
    ],
  })
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'maya@example.com' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log in with a code by email' })))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@example.com')
  await act(async () => fireEvent.submit(dialog.getByLabelText('Email')))
  await waitFor(() => expect(platform.backend.to('/auth/login_vision/')).toHaveLength(1))
  fireEvent.input(await dialog.findByRole('textbox', { name: /code/i }), { target: { value: '1234' } })
  await waitFor(() => expect(window.location.pathname).toBe('/settings'))
})

it('the login form sends no request without an email, and lets the backend reject an empty password', async () => {
  const { platform, email } = await setup('/login', { script: [REFUSED] })
  const button = screen.getByRole('button', { name: 'Log in' })
  await act(async () => fireEvent.submit(button))
  expect(document.activeElement).toBe(email)
  expect(platform.backend.to('/auth/login/')).toEqual([])
  await act(async () => fireEvent.input(email, { target: { value: 'maya@example.com' } }))
  await act(async () => fireEvent.submit(button))
  expect(platform.backend.to('/auth/login/')).toHaveLength(1)
})

it('a login stores the session, identifies the user to analytics and opens the dashboard', async () => {
  const { logIn, platform } = await setup('/login', { script: [LOGGED_IN] })
  await logIn()
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
  const { values } = platform.storage
  expect([values.get('token'), values.get('user_id'), values.get('username')]).toEqual(['t1', '7', 'Maya & Noor'])
  expect(platform.tracked).toContain('identify 7')
})

it('a login opens next_url if it is a path of this site, and the dashboard otherwise', async () => {
  const first = await setup('/login?next_url=%2Fsettings%3Ftab%3D1', { script: [LOGGED_IN] })
  await first.logIn()
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/settings?tab=1'))
  cleanup()
  const second = await setup('/login?next_url=https%3A%2F%2Fevil.example%2F', { script: [LOGGED_IN] })
  await second.logIn()
  await waitFor(() => expect(window.location.href).toBe(`${window.location.origin}/dashboard`))
})

it('a login opens the vendor whose code was scanned, and reports the scan to analytics', async () => {
  const { logIn, platform } = await setup('/login?next_url=%2Fdashboard%2Fvendor-scan%2F42%2F', {
    script: [LOGGED_IN, { path: '/leads/add_vendor/42/', fault: 'hang' }],
  })
  expect(platform.storage.values.get('qr_code_scan')).toBe('42')
  await logIn()
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/vendor-scan/42'))
  expect(platform.tracked.filter((event) => event.startsWith('QR Code Scanned'))).toHaveLength(1)
})

it('the login page does not treat a number at the end of another URL as a scanned code', async () => {
  const { logIn, platform } = await setup('/login?next_url=%2Fdashboard%2Fvendor-detail%2F42', { script: [LOGGED_IN] })
  expect(platform.storage.values.has('qr_code_scan')).toBe(false)
  await logIn()
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/vendor-detail/42'))
})

it('the login form shows an error for wrong credentials and preserves the typed values', async () => {
  const { logIn, email, password } = await setup('/login', { script: [REFUSED, LOGGED_IN] })
  await logIn()
  expect(screen.getByRole('alert').textContent).toBe(
    'Invalid credentials, please try again. No password? Log in with a code by email.',
  )
  expect([email.value, password.value]).toEqual(['maya@example.com', 'wedding-demo'])
  expect(document.activeElement).toBe(password)
  await act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Log in' })))
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
})

it('the login form shows how long to wait after too many attempts', async () => {
  const body = { detail: 'Slow down.', code: 'rate_limited' }
  const limited = { path: '/auth/login/', status: 429, body, headers: { 'retry-after': '600' } }
  const { logIn } = await setup('/login', { script: [limited] })
  await logIn()
  expect(screen.getByRole('alert').textContent).toContain('Too many attempts. Please try again in 10 minutes.')
})

it('the login form shows a single alert without a connection, and preserves the typed email', async () => {
  const { logIn, email } = await setup('/login', { script: [{ path: '/auth/login/', fault: 'refuse', always: true }] })
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toBe('Please check your network connection.')
  expect(email.value).toBe('maya@example.com')
})

it('a login without "Remember me" stores the session for this tab only', async () => {
  const { logIn, platform } = await setup('/login', { script: [LOGGED_IN] })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }))
  await logIn()
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
  expect(platform.storage.values.has('token')).toBe(false)
  expect(platform.storage.session?.getItem('token')).toBe('t1')
})

it('the login page redirects a visitor who is already signed in', async () => {
  openScreen('/login?next_url=%2Fsettings', { isSignedIn: true })
  await waitFor(() => expect(window.location.pathname).toBe('/settings'))
})

it('the login page shows a notice after a session has expired, but not after a logout', async () => {
  const notice = () => screen.queryByText('Your session has ended. Please log in again.')
  const { client } = await setup('/login?next_url=%2Fsettings')
  expect(notice()).toBeNull()
  cleanup()
  const ended = openScreen('/settings', {
    isSignedIn: true,
    script: [{ path: '/couple/update-profile/', status: 401, always: true }],
  })
  await waitFor(() => expect(ended.client.session.token()).toBeNull())
  await act(async () => openPath('/login?next_url=%2Fsettings'))
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeDefined()
  expect(client.session.token()).toBeNull()
})

it('the login page treats a magic-link visitor as signed out and shows the reason to sign in', async () => {
  const { client } = openScreen('/', {})
  act(() => client.session.signIn({ token: 'link', scope: 'link' }))
  act(() => openPath('/login'))
  expect(await screen.findByText('Sign in to open your dashboard.')).toBeDefined()
  expect(window.location.pathname).toBe('/login')
})

it('the login page opens the desk for a vendor’s account and does not sign it in as a couple', async () => {
  const answer = { token: 't1', userId: 9, username: 'Wild Ranunculus', is_desk_only: true }
  const { platform, client } = openScreen('/login', {
    script: [{ path: '/auth/login/', body: answer }],
    config: { vendorLoginUrl: 'https://desk.test/' },
  })
  fireEvent.input(await screen.findByLabelText('Email'), { target: { value: 'vendor1@example.com' } })
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'wedding-demo' } })
  await act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Log in' })))
  await waitFor(() => expect(platform.navigation.visited).toEqual(['https://desk.test/']))
  expect(client.session.token()).toBeNull()
})
