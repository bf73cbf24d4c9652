import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { openPath } from '../../shared/router.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { isNeeded, isOff } from '../../testing/states-of.ts'

const REGISTER = '/registration/register/'
const REGISTERED: ScriptedAnswer = {
  path: REGISTER,
  status: 201,
  body: { token: 't1', userId: 9, username: 'Ada Palmer' },
}
const refused = (fields: object): ScriptedAnswer => ({
  path: REGISTER,
  status: 400,
  body: { detail: 'No.', code: 'validation', ...fields },
})

const type = (label: string, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }))
const submit = (name: string) => act(async () => fireEvent.submit(screen.getByRole('button', { name })))

async function fill(button = 'Next Step') {
  await type('Name', 'Ada Palmer')
  await type('Phone number', '(415) 555-0134')
  await type('Email', 'ada@example.com')
  await type('Password', 'twelve chars')
  const terms = screen.getByRole<HTMLInputElement>('checkbox')
  if (!terms.checked) await act(async () => fireEvent.click(terms))
  await submit(button)
}

/** Opens the sign-up page. `scan` is the id of a vendor whose code the visitor has scanned before. */
async function setup(script: ScriptedAnswer[] = [], scan?: string) {
  const opened = openScreen(scan ? `/login?next_url=${encodeURIComponent(`/dashboard/vendor-scan/${scan}`)}` : '/', {
    script,
  })
  if (scan) await screen.findByRole('heading', { name: 'Couples Log In' })
  await act(async () => openPath('/onboarding'))
  await screen.findByLabelText('Name')
  return opened
}

afterEach(cleanup)

it('the sign-up page has the specified fields, steps, button and link', async () => {
  await setup()
  for (const label of ['Name', 'Phone number', 'Email', 'Password'])
    expect(isNeeded(screen.getByLabelText<HTMLInputElement>(label))).toBe(true)
  expect(screen.getByText('Please enter only numbers')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' })).toBeDefined()
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['1 Sign Up', '2 Basic Info', '3 Your Preferences'])
  expect(steps[0]?.getAttribute('aria-current')).toBe('step')
  expect(screen.getByRole('button', { name: 'Next Step' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  expect(screen.getByLabelText<HTMLInputElement>('Password').autocomplete).toBe('new-password')
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').autocomplete).toBe('tel-national')
})

it('the sign-up page requires every field before it sends a request', async () => {
  const { platform } = await setup()
  await submit('Next Step')
  for (const message of [
    'Enter your name.',
    'Enter your phone number.',
    'Enter your email address.',
    'Enter a password.',
    'Please agree to the terms and conditions.',
  ])
    expect(screen.getByText(message)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(platform.backend.to(REGISTER)).toEqual([])
})

it('the sign-up page sends the digits of the phone number, stores the session and opens step two', async () => {
  const { platform } = await setup([REGISTERED])
  await fill()
  await waitFor(() => expect(window.location.pathname).toBe('/onboarding/basic_info/'))
  expect(JSON.parse(String(platform.backend.to(REGISTER)[0]?.body))).toEqual({
    username: 'Ada Palmer',
    email: 'ada@example.com',
    phone_number: '4155550134',
    password: 'twelve chars',
  })
  expect(platform.storage.values.get('token')).toBe('t1')
})

it('the sign-up page opens a scanned vendor instead of the other steps', async () => {
  await setup([REGISTERED, { method: 'POST', path: '/leads/add_vendor/42/', body: { detail: 'ok' } }], '42')
  expect(screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeDefined()
  expect(screen.queryByText('Basic Info')).toBeNull()
  await fill('Complete')
  const { location } = window
  await waitFor(() => expect(location.pathname + location.search).toBe('/dashboard/vendor-detail/42?is_scanned=true'))
})

it('the sign-up page shows that the email is taken and offers to log in with it', async () => {
  await setup([refused({ email: ['Taken.'] })])
  await fill()
  const message = screen.getByText(/The email is already taken, please use another one\./)
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe(message.closest('p')?.id)
  await act(async () => screen.getByRole('link', { name: 'Log in instead' }).click())
  await screen.findByRole('heading', { name: 'Couples Log In' })
  expect(window.location.href).not.toContain('ada')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
})

it('the sign-up page shows that the email is taken when the backend’s error names no field', async () => {
  await setup([refused({})])
  await fill()
  expect(screen.getByText(/The email is already taken, please use another one\./)).toBeDefined()
})

it('the sign-up page does not report a taken email when the server fails', async () => {
  await setup([{ method: 'POST', path: REGISTER, status: 500 }])
  await fill()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not create your account. Please try again in a moment.',
  )
  expect(screen.queryByText(/already taken/)).toBeNull()
})

it('the sign-up page shows the backend’s error below a field other than the email', async () => {
  await setup([refused({ password: ['Too common.'] })])
  await fill()
  expect(screen.getByText('Too common.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(screen.queryByText(/already taken/)).toBeNull()
})

it('the sign-up page keeps the values, shows an alert and can be resubmitted when the network fails', async () => {
  const { platform } = await setup([{ path: REGISTER, fault: 'refuse' }])
  await fill()
  expect((await screen.findByRole('alert')).textContent).toBe('Please check your network connection.')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada Palmer')
  platform.backend.answer(REGISTERED)
  await submit('Next Step')
  await waitFor(() => expect(window.location.pathname).toBe('/onboarding/basic_info/'))
})

it('the sign-up page shows "Loading..." and sends one request for two submissions', async () => {
  const { platform } = await setup([{ path: REGISTER, fault: 'hang' }])
  await fill()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Loading...' })
  expect(isOff(button)).toBe(true)
  await act(async () => fireEvent.submit(button))
  expect(platform.backend.to(REGISTER)).toHaveLength(1)
})

it('going back after the sign-up corrects the name and the phone number', async () => {
  const profile = { first_name: 'Ada', last_name: 'Palmer', phone_number: '4155550134', email: 'ada@example.com' }
  const PROFILE = '/couple/update-profile/'
  const { platform } = await setup([
    REGISTERED,
    { path: PROFILE, method: 'GET', always: true, body: profile },
    { path: PROFILE, method: 'POST', body: { detail: 'Saved.' } },
  ])
  await fill()
  await waitFor(() => expect(window.location.pathname).toBe('/onboarding/basic_info/'))
  await act(async () => openPath('/onboarding'))
  await screen.findByDisplayValue('Ada Palmer')
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('(415) 555-0134')
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true)
  expect(screen.queryByLabelText('Password')).toBeNull()
  await type('Name', 'Ada Byron Palmer')
  await type('Phone number', '(415) 555-0199')
  await submit('Next Step')
  await waitFor(() => expect(window.location.pathname).toBe('/onboarding/basic_info/'))
  const sent = platform.backend.to(PROFILE, 'POST')[0]?.body
  expect(sent instanceof FormData && Object.fromEntries(sent)).toEqual({
    first_name: 'Ada',
    last_name: 'Byron Palmer',
    phone_number: '4155550199',
  })
})

it('the sign-up page offers Google if the deployment supports it, and continues with step two', async () => {
  openScreen('/onboarding', { config: { google: true } })
  const google = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue with Google' })
  expect(new URL(google.href).searchParams.get('return_to')).toBe('https://site.test/onboarding/basic_info/')
})
