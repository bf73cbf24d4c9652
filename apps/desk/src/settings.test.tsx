import { act, screen, within } from '@testing-library/react'
import { type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { describe, expect, it } from 'vitest'
import { account, inboxPage } from './testing/answers.ts'
import { openDesk } from './testing/open-desk.tsx'

const PATH = '/couple/account/sessions/'
const session = (last: number, fields: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  is_current: last === 0,
  device: 'Firefox on Linux',
  place: 'site',
  host: '',
  last_used_at: '2026-05-01T10:00:00Z',
  created_at: '2026-04-01T10:00:00Z',
  ...fields,
})
const sessions = {
  path: PATH,
  method: 'GET',
  always: true,
  body: [session(0), session(1, { device: 'Safari on iOS' })],
}
const cardOf = (name: string) => within(screen.getByRole('region', { name }))

async function openSettings(...script: ScriptedAnswer[]) {
  const opened = openDesk('/settings', { script: [account, ...script] })
  await act(settle)
  return opened
}

describe('the navigation', () => {
  it('links the screens, marks the current one and moves the focus to its heading', async () => {
    const { user } = await openSettings(sessions, { path: '/desk/leads/', body: inboxPage([]), always: true })
    const links = within(screen.getByRole('navigation', { name: 'Screens' }))
    expect(links.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
    await user.click(links.getByRole('link', { name: 'Inbox' }))
    expect(await screen.findByRole('heading', { name: 'Inbox' })).toHaveFocus()
    expect(links.getByRole('link', { name: 'Inbox' })).toHaveAttribute('aria-current', 'page')
    expect(document.title).toBe('Inbox · Desk')
  })
})

describe('the account in the settings', () => {
  it('shows the name and the email', async () => {
    await openSettings(sessions)
    expect(cardOf('Account').getByText('Iris')).toBeInTheDocument()
    expect(cardOf('Account').getByText('vendor1@example.com')).toBeInTheDocument()
  })
})

describe('the sessions in the settings', () => {
  it('are signed out one by one, and the focus moves to the heading', async () => {
    const one = { path: `${PATH}${session(1).id}/`, method: 'DELETE', body: { detail: 'Done.' } }
    const { user } = await openSettings(sessions, one)
    const card = cardOf('Where you are signed in')
    await user.click(card.getByRole('button', { name: 'Sign out Safari on iOS' }))
    await act(settle)
    expect(card.getByRole('status')).toHaveTextContent('Safari on iOS is signed out.')
    expect(card.getByRole('heading')).toHaveFocus()
    expect(card.getByText('You are not signed in anywhere else.')).toBeInTheDocument()
  })

  it('are all signed out with one request, except the current one', async () => {
    const { user, platform } = await openSettings(sessions, { path: PATH, method: 'DELETE', body: { detail: 'Done.' } })
    const card = cardOf('Where you are signed in')
    await user.click(card.getByRole('button', { name: 'Sign out everywhere else' }))
    await act(settle)
    expect(card.getAllByRole('listitem')).toHaveLength(1)
    expect(platform.backend.to(PATH, 'DELETE')).toHaveLength(1)
  })

  it('show a failure and can be loaded again', async () => {
    const { user } = await openSettings({ path: PATH, method: 'GET', status: 403, body: {} }, sessions)
    const card = cardOf('Where you are signed in')
    await user.click(card.getByRole('button', { name: 'Try again' }))
    await act(settle)
    expect(card.getAllByRole('listitem')).toHaveLength(2)
  })
})

describe('the emails in the settings', () => {
  const MAILS = '/desk/notifications/'
  const all = { inquiry: true, message: true, signature: true, payment: true }
  const get = (body: object): ScriptedAnswer => ({ path: MAILS, method: 'GET', body })

  it('are switched off one by one', async () => {
    const stored = { ...all, message: false }
    const { user, platform } = await openSettings(
      sessions,
      get(all),
      { path: MAILS, method: 'PATCH', body: stored },
      get(stored),
    )
    const card = cardOf('Emails to you')
    expect(card.getByText(/^Sent to vendor1@example.com/)).toBeInTheDocument()
    await user.click(card.getByRole('checkbox', { name: /^Unread messages/ }))
    await act(settle)
    expect(platform.backend.to(MAILS, 'PATCH')[0]?.body).toBe('{"message":false}')
    expect(card.getByRole('checkbox', { name: /^Unread messages/ })).not.toBeChecked()
    expect(card.getByRole('status')).toHaveTextContent('You no longer get these emails: Unread messages.')
  })

  it('keep their value if a change fails', async () => {
    const { user } = await openSettings(sessions, get(all), { path: MAILS, method: 'PATCH', status: 403, body: {} })
    const card = cardOf('Emails to you')
    await user.click(card.getByRole('checkbox', { name: /^Payments/ }))
    await act(settle)
    expect(card.getByRole('checkbox', { name: /^Payments/ })).toBeChecked()
    expect(card.getByRole('alert')).toBeInTheDocument()
  })
})

/** The fields of a form. */
const sentTo = (body: string | FormData | undefined) => (body instanceof FormData ? Object.fromEntries(body) : body)

describe('the password in the settings', () => {
  const PASSWORD = '/couple/set-password/'
  const CODE = '/auth/login_vision/'

  async function openForm(...script: ScriptedAnswer[]) {
    const opened = await openSettings(sessions, ...script)
    const card = cardOf('Account')
    await opened.user.click(card.getByRole('button', { name: 'Change the password' }))
    return { ...opened, card }
  }

  it('is changed with the current one', async () => {
    const { user, card, client, platform } = await openForm({ path: PASSWORD, body: { token: 't1', user_id: 8 } })
    await user.type(card.getByLabelText('Current password'), 'old-password')
    await user.type(card.getByLabelText('New password'), 'new-password')
    await user.click(card.getByRole('button', { name: 'Save the password' }))
    await act(settle)
    expect(sentTo(platform.backend.to(PASSWORD)[0]?.body)).toEqual({
      password: 'new-password',
      current_password: 'old-password',
    })
    expect(client.session.token()).toBe('t1')
    expect(card.getByRole('status')).toHaveTextContent('The password is changed.')
    expect(card.queryByLabelText('New password')).toBeNull()
  })

  it('asks for both passwords, and shows why a change is rejected', async () => {
    const wrong = { code: 'wrong_password', detail: 'No.' }
    const { user, card, platform } = await openForm({ path: PASSWORD, status: 400, body: wrong })
    await user.click(card.getByRole('button', { name: 'Save the password' }))
    expect(card.getByRole('alert')).toHaveTextContent('Enter your current password and a new one.')
    expect(platform.backend.to(PASSWORD)).toEqual([])
    await user.type(card.getByLabelText('Current password'), 'wrong')
    await user.type(card.getByLabelText('New password'), 'new-password')
    await user.click(card.getByRole('button', { name: 'Save the password' }))
    await act(settle)
    expect(card.getByRole('alert')).toHaveTextContent('The current password is wrong.')
    expect(card.getByLabelText('New password')).toHaveValue('new-password')
  })

  it('is changed with a code by email', async () => {
    const { user, card, client, platform } = await openForm(
      { path: CODE, body: { detail: 'Sent.', challenge: 'c1' } },
      { path: PASSWORD, body: { token: 't1', user_id: 8 } },
    )
    await user.click(card.getByRole('button', { name: 'Use a code by email instead' }))
    expect(card.getByRole('alert')).toHaveTextContent('Enter a new password first.')
    await user.type(card.getByLabelText('New password'), 'new-password')
    await user.click(card.getByRole('button', { name: 'Use a code by email instead' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm it’s you' }))
    await user.click(dialog.getByRole('button', { name: /code/i }))
    await act(settle)
    await user.type(dialog.getByLabelText('Verification code'), '1234')
    await act(settle)
    expect(sentTo(platform.backend.to(PASSWORD)[0]?.body)).toEqual({
      password: 'new-password',
      code: '1234',
      challenge: 'c1',
    })
    expect(client.session.token()).toBe('t1')
  })
})

describe('the payouts in the settings', () => {
  it.each([
    [undefined, 'Online payments are not set up here.'],
    ['stripe', 'into the account of the marketplace'],
    ['sandbox', 'no money moves'],
  ])('say how invoices are paid with the provider %s', async (invoice_payments, words) => {
    openDesk('/settings', { script: [{ ...account, body: { ...Object(account.body), invoice_payments } }] })
    await act(settle)
    expect(cardOf('Payouts').getByText('Not connected')).toBeInTheDocument()
    expect(cardOf('Payouts').getByText(new RegExp(words))).toBeInTheDocument()
  })
})

describe('the deletion of the account in the settings', () => {
  const STATE = '/couple/account/'

  it('explains why the account of a business is not deleted, and what stays', async () => {
    await openSettings(sessions, { path: STATE, method: 'GET', body: { deletion_blocked: 'vendor' } })
    const card = cardOf('Delete account')
    expect(card.getByText(/couples depend on its contracts and invoices/)).toBeInTheDocument()
    expect(card.getByText('Contact the support of the marketplace.')).toBeInTheDocument()
    expect(card.queryByRole('button')).toBeNull()
  })

  it('says what stays with the team, and asks for a code', async () => {
    const { user } = await openSettings(sessions, { path: STATE, method: 'GET', body: {} })
    const card = cardOf('Delete account')
    expect(card.getByText(/stay with your team/)).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Delete account' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }))
    expect(dialog.getByText(/erased 14 days after you enter the code/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is cancelled with one button', async () => {
    const { user } = await openSettings(
      sessions,
      { path: STATE, method: 'GET', body: { deletes_at: '2026-06-15T10:00:00Z' } },
      { path: `${STATE}restore/`, body: { detail: 'Kept.' } },
      { path: STATE, method: 'GET', body: {} },
    )
    const card = cardOf('Delete account')
    expect(card.getByRole('status')).toHaveTextContent('Your account will be erased on Jun 15, 2026.')
    await user.click(card.getByRole('button', { name: 'Keep my account' }))
    await act(settle)
    expect(card.getByRole('button', { name: 'Delete account' })).toBeInTheDocument()
    expect(card.getByRole('heading')).toHaveFocus()
  })
})
