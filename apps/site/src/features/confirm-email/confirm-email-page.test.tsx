import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { type FakeStorage, fakePlatform, type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

const REDEEM = '/couple/account/confirmation/redeem/'
const LINK = '/couple/account/confirmation/'
const DASHBOARD = { path: '/couple/dashboard/', always: true, body: { user: {}, email_confirmed: false } }
const INVALID = { path: REDEEM, status: 400, body: { code: 'invalid_link', detail: 'No.' } }

interface Setup {
  /** The token after the `#` of the link. */
  token?: string
  isSignedIn?: boolean
  script?: ScriptedAnswer[]
  storage?: FakeStorage
}

async function setup({ token = 'abc', isSignedIn = true, script = [], storage }: Setup = {}) {
  window.history.replaceState(null, '', token && `/confirm_email#${token}`)
  const platform = fakePlatform({ script: [...script, DASHBOARD], ...(storage && { storage }) })
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  if (isSignedIn) client.session.signIn({ token: 't0', userId: 7, email: 'maya@example.com' })
  render(
    <VowkitProvider client={client}>
      <ConfirmEmailPage />
    </VowkitProvider>,
  )
  await act(settle)
  return platform
}

const heading = () => screen.getByRole('heading', { level: 1 })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await settle()
  })

describe('the link of a confirmation email', () => {
  it('confirms the address only after the button is pressed, and is removed from the URL', async () => {
    const { backend } = await setup()
    expect(heading().textContent).toBe('Confirm your email')
    expect(screen.getByText('maya@example.com')).toBeDefined()
    expect(backend.to(REDEEM)).toEqual([])
    expect(window.location.href).not.toContain('abc')
  })

  it('confirms the email when the button is pressed, and shows a link to the dashboard', async () => {
    const { backend } = await setup({ script: [{ path: REDEEM, body: { detail: 'Confirmed.' } }] })
    await press('Confirm my email')
    expect(heading().textContent).toBe('Your email is confirmed')
    expect(document.activeElement).toBe(heading())
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(backend.to(REDEEM, 'POST').map(({ body }) => body)).toEqual(['{"token":"abc"}'])
  })

  it('sends one request for two presses', async () => {
    const { backend } = await setup({ script: [{ path: REDEEM, fault: 'hang' }] })
    await press('Confirm my email')
    await press('Loading...')
    expect(backend.to(REDEEM, 'POST')).toHaveLength(1)
  })

  it('can confirm the email in a second attempt after a failure', async () => {
    await setup({
      script: [
        { path: REDEEM, status: 500 },
        { path: REDEEM, body: { detail: 'Confirmed.' } },
      ],
    })
    await press('Confirm my email')
    expect(screen.getByRole('alert').textContent).toBe('Your email could not be confirmed. Please try again.')
    await press('Confirm my email')
    expect(heading().textContent).toBe('Your email is confirmed')
  })
})

describe('a link that has expired or belongs to a different account', () => {
  it('shows an error with the signed-in account and moves the focus to the heading', async () => {
    await setup({ script: [INVALID] })
    await press('Confirm my email')
    expect(heading().textContent).toBe('This link does not work')
    expect(document.activeElement).toBe(heading())
    expect(screen.getByText('maya@example.com')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Log out' })).toBeDefined()
  })

  it('can be replaced by a new link', async () => {
    await setup({ script: [INVALID, { path: LINK, body: { detail: 'Sent.' } }] })
    await press('Confirm my email')
    await press('Send again')
    expect(screen.getByRole('status').textContent).toBe('We sent you a new link.')
    expect(screen.getByRole('button', { name: 'Sent' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('shows how long to wait when too many links were sent', async () => {
    await setup({ token: '', script: [{ path: LINK, status: 429, headers: { 'Retry-After': '30' } }] })
    expect(heading().textContent).toBe('This link does not work')
    await press('Send again')
    expect(screen.getByRole('status').textContent).toBe('Too many attempts. Please try again in a minute.')
    expect(screen.getByRole('button', { name: 'Send again' }).getAttribute('aria-disabled')).toBeNull()
  })
})

describe('a signed-out visitor with a confirmation link', () => {
  it('must log in first, and can use the link afterwards', async () => {
    const { storage } = await setup({ isSignedIn: false })
    expect(heading().textContent).toBe('Sign in to confirm your email')
    const login = screen.getByRole('link', { name: 'Log in' }).getAttribute('href')
    expect(login).toBe('/login?next_url=%2Fconfirm_email')
    cleanup()
    await setup({ token: '', storage })
    expect(heading().textContent).toBe('Confirm your email')
  })

  it('can open the sign-in code dialog and close it with its button', async () => {
    await setup({ isSignedIn: false })
    await press('Get a code by email')
    expect(screen.getByRole('dialog')).toBeDefined()
    await press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
