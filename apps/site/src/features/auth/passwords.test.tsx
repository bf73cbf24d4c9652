import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'

const CHECK = '/auth/reset-password/check/'
const VALID: ScriptedAnswer = { method: 'POST', path: CHECK, body: { message: 'ok' } }
const INVALID: ScriptedAnswer = {
  method: 'POST',
  path: CHECK,
  status: 400,
  body: { detail: 'No.', code: 'invalid_link' },
}
const session = { token: 't2', userId: 7, username: 'Maya', email: 'maya@example.com', message: 'ok' }
const RESET = '/auth/reset-password/'

const submit = () => act(async () => fireEvent.submit(screen.getByRole('button', { name: 'Reset password' })))
const type = (label: string, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }))
const agree = () => act(async () => fireEvent.click(screen.getByRole('checkbox')))

afterEach(cleanup)

describe('the "Forgot password?" screen', () => {
  async function setup(...script: ScriptedAnswer[]) {
    const opened = openScreen('/forgot_password/', { script })
    await screen.findByRole('heading', { name: 'Forgot password?' })
    return { ...opened, sent: () => opened.platform.backend.to('/auth/forgot-password/') }
  }

  it('requires an email address and the accepted terms, with the browser’s own validation', async () => {
    const { sent } = await setup()
    await submit()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    await type('Email', 'maya@example.com')
    const terms = screen.getByRole<HTMLInputElement>('checkbox')
    // Firefox reports an untouched `required` field as invalid.
    expect([terms.getAttribute('aria-required'), terms.required]).toEqual(['true', false])
    await submit()
    expect(terms.required).toBe(true)
    expect(sent()).toEqual([])
  })

  it('shows the email address that received the reset link', async () => {
    const { sent } = await setup(
      { path: '/auth/forgot-password/', status: 201, body: { detail: 'Sent.' } },
      {
        path: '/config/',
        always: true,
        body: {
          site_url: '',
          vision_url: '',
          google: false,
          payments: false,
          mailbox_url: 'https://api.test/dev/mailbox',
        },
      },
    )
    await type('Email', ' maya@example.com ')
    await agree()
    await submit()
    const heading = await screen.findByRole('heading', { name: 'Check your email' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('maya@example.com')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull()
    expect(sent()[0]?.body).toBe(JSON.stringify({ email: 'maya@example.com' }))
  })

  it("shows only the backend's first message about the email address", async () => {
    const body = { detail: 'Bad.', code: 'validation', email: ['First message.', 'Second message.'] }
    await setup({ path: '/auth/forgot-password/', status: 400, body })
    await type('Email', 'maya@example.com')
    await agree()
    await submit()
    expect(screen.getByText('First message.')).toBeDefined()
    expect(screen.queryByText('Second message.')).toBeNull()
  })
})

describe('the "Change Password" screen', () => {
  async function setup(...script: ScriptedAnswer[]) {
    const opened = openScreen('/reset_password/#/reset_password/tok', { script })
    await screen.findByText('Checking...')
    return opened
  }

  async function setupForm(...script: ScriptedAnswer[]) {
    const opened = await setup(VALID, ...script)
    await screen.findByLabelText('New password')
    expect(screen.getByRole('heading', { name: 'Change Password' })).toBeDefined()
    return opened
  }

  async function fill(password = 'a new password', confirm = password) {
    await type('New password', password)
    await type('Confirm password', confirm)
    await agree()
    await submit()
  }

  it.each(['/reset_password/tok', '/reset_password/#/reset_password/tok'])(
    'removes the token from the URL and sends it in a request body: %s',
    async (address) => {
      const { platform } = openScreen(address, { script: [VALID] })
      await screen.findByLabelText('New password')
      expect(window.location.pathname + window.location.search + window.location.hash).toBe('/reset_password/')
      expect(platform.backend.requests.map(({ path, body }) => ({ path, body }))).toEqual([
        { path: CHECK, body: '{"token":"tok"}' },
      ])
    },
  )

  it('shows that a link is invalid, with a form to request a new one', async () => {
    await setup(INVALID, { path: '/auth/forgot-password/', status: 201, body: { detail: 'Sent.' } })
    const heading = await screen.findByRole('heading', { name: 'The link is invalid' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole('link', { name: 'Request another' }).getAttribute('href')).toBe('/forgot_password')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await type('Email', 'maya@example.com')
    await agree()
    await submit()
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined()
  })

  it('checks the link again on "Try again" when the check has failed', async () => {
    const failing = { method: 'POST', path: CHECK, status: 500, body: { detail: 'Oops.', code: 'internal' } }
    const { platform } = await setup(failing)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('heading', { name: 'The link is invalid' })).toBeDefined()
    platform.backend.answer(VALID)
    await act(async () => again.click())
    expect(await screen.findByLabelText('New password')).toBeDefined()
  })

  it('sends no request while the passwords differ or the terms are not accepted', async () => {
    const { platform } = await setupForm()
    await type('New password', 'a new password')
    await type('Confirm password', 'another one')
    await submit()
    expect(screen.getByText('Passwords do not match')).toBeDefined()
    await type('Confirm password', 'a new password')
    expect(screen.queryByText('Passwords do not match')).toBeNull()
    await submit()
    expect(screen.getByRole<HTMLInputElement>('checkbox').validity.valueMissing).toBe(true)
    expect(platform.backend.to(RESET)).toEqual([])
  })

  it('validates "Confirm password" only after a visit, and again when the new password changes', async () => {
    await setupForm()
    await type('New password', 'a new password')
    await act(async () => fireEvent.blur(screen.getByLabelText('New password')))
    expect(screen.queryByText('Enter the password again.')).toBeNull()
    await type('Confirm password', 'a new password')
    await act(async () => fireEvent.blur(screen.getByLabelText('Confirm password')))
    await type('New password', 'another password')
    expect(await screen.findByText('Passwords do not match')).toBeDefined()
  })

  it('signs a couple in and opens the dashboard', async () => {
    const { platform } = await setupForm({ path: RESET, body: { ...session, redirect_user: 'Couple' } })
    await fill()
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'))
    expect(platform.storage.values.get('token')).toBe('t2')
    expect(platform.tracked).toEqual([])
  })

  it("redirects a vendor to the vendors' dashboard without signing in", async () => {
    const { platform } = await setupForm({ path: RESET, body: { ...session, redirect_user: 'Vendor' } })
    await fill()
    expect(platform.navigation.visited).toEqual(['/vendor_dashboard/'])
    expect(platform.storage.values.has('token')).toBe(false)
  })

  it('shows an alert when the link is no longer valid', async () => {
    await setupForm({ path: RESET, status: 400, body: { detail: 'No.', code: 'invalid_link' } })
    await fill()
    expect(screen.getByRole('alert').textContent).toBe(
      'Your link is no longer valid. Please close this tab and try again.',
    )
  })

  it('shows the backend’s error about the password below the field', async () => {
    await setupForm({
      path: RESET,
      status: 400,
      body: { detail: 'No.', code: 'validation', new_password: ['Too common.'] },
    })
    await fill()
    expect(screen.getByText('Too common.')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows an invalid link for a URL without a token, and sends no request', async () => {
    const { platform } = openScreen('/reset_password/')
    expect(await screen.findByRole('heading', { name: 'The link is invalid' })).toBeDefined()
    expect(platform.backend.requests).toEqual([])
  })

  it('sends no events to analytics', async () => {
    const { platform } = await setup(INVALID)
    await screen.findByRole('heading', { name: 'The link is invalid' })
    expect(platform.tracked).toEqual([])
  })
})
