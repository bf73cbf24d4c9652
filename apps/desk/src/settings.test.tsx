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
