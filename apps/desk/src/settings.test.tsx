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
