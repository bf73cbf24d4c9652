import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { PROFILE, PROFILE_PATH, renderSettings } from '../test/render-settings.tsx'

afterEach(cleanup)

const PEOPLE = '/couple/people/'
const INVITATION = `${PEOPLE}invitation/`
const MAYA = { id: 7, name: 'Maya', email: 'maya@example.com', is_you: true, is_first: true }
const SAM = {
  ...{ id: 8, name: 'Sam', email: 'sam@example.com', is_you: false, is_first: false },
  joined_at: '2026-05-03T10:00:00Z',
}
const ALONE = { people: [MAYA] }
const PENDING = {
  people: [MAYA],
  invitation: { email: 'sam@example.com', invited_at: '2026-05-03T10:00:00Z', expires_at: '2026-05-10T10:00:00Z' },
}

const PAIR = { people: [MAYA, SAM] }

const list = (body: object): ScriptedAnswer => ({ path: PEOPLE, method: 'GET', always: true, body })
/** A list that the test changes after it has loaded, as a different tab would. */
function changingList(body: object) {
  const answer = { ...list(body) }
  return { answer, change: (next: object) => Object.assign(answer, { body: next }) }
}
const setup = (...script: ScriptedAnswer[]) => renderSettings({ script })
const card = () => within(screen.getByRole('region', { name: 'Plan together' }))
const press = async (name: string) => {
  const button = await card().findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

describe('the section "Plan together"', () => {
  it('suggests the partner’s email of the profile, and shows the pending invitation', async () => {
    const { platform } = await setup({ path: INVITATION, method: 'POST', body: PENDING }, list(ALONE))
    const field = await card().findByRole<HTMLInputElement>('textbox', { name: 'Email for the invitation' })
    expect(field.value).toBe('noor@example.com')
    fireEvent.change(field, { target: { value: 'sam@example.com' } })
    await press('Send invitation')
    expect(await card().findByText(/The link works until May 10, 2026/)).toBeDefined()
    expect(card().getByRole('status').textContent).toBe('We emailed an invitation to sam@example.com.')
    expect(platform.backend.to(INVITATION, 'POST')[0]?.body).toBe('{"email":"sam@example.com"}')
  })

  it('withdraws the pending invitation and moves the focus to the heading', async () => {
    await setup({ path: INVITATION, method: 'DELETE', body: ALONE }, list(PENDING))
    await press('Withdraw invitation')
    expect(await card().findByRole('button', { name: 'Send invitation' })).toBeDefined()
    expect(card().getByRole('status').textContent).toContain('The invitation is withdrawn.')
    expect(document.activeElement).toBe(card().getByRole('heading'))
  })

  it('shows the reason of the backend for a refused address', async () => {
    const body = { detail: 'No.', code: 'validation_failed', email: ['This is your own address.'] }
    await setup({ path: INVITATION, method: 'POST', status: 400, body }, list(ALONE))
    await press('Send invitation')
    expect(await card().findByText('This is your own address.')).toBeDefined()
  })

  it('asks to confirm the email of an unconfirmed account', async () => {
    const body = { detail: 'No.', code: 'unverified' }
    await setup({ path: INVITATION, method: 'POST', status: 403, body }, list(ALONE))
    await press('Send invitation')
    expect((await card().findByRole('alert')).textContent).toContain('Confirm your email first')
  })

  it.each([
    ['after a confirmation', 204],
    ['if a different tab has removed the partner', 404],
  ])('removes the partner %s', async (_, status) => {
    const people = changingList(PAIR)
    const { platform } = await setup({ path: `${PEOPLE}8/`, method: 'DELETE', status }, people.answer)
    expect(await card().findByText('Maya (you)')).toBeDefined()
    people.change(ALONE)
    await press('Remove Sam')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Sam?' }))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Remove Sam' })))
    await waitFor(() => expect(card().getByRole('status').textContent).toBe('Sam no longer has access.'))
    expect(platform.backend.to(`${PEOPLE}8/`, 'DELETE')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(card().queryByText('sam@example.com')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(card().getByRole('heading')))
  })

  it.each([
    ['Withdraw invitation', 'DELETE', 404],
    ['Send again', 'POST', 400],
  ])('shows the partner if "%s" fails because the invitation was accepted', async (button, method, status) => {
    const people = changingList(PENDING)
    await setup({ path: INVITATION, method, status, body: { detail: 'No.' } }, people.answer)
    await card().findByRole('button', { name: button })
    people.change(PAIR)
    await press(button)
    expect(await card().findByRole('button', { name: 'Remove Sam' })).toBeDefined()
    expect(card().getByRole('status').textContent).toBe('This invitation was already accepted or withdrawn.')
  })

  it('lets the partner leave, and not remove the first person', async () => {
    const people = [
      { ...SAM, is_you: true },
      { ...MAYA, is_you: false },
    ]
    await setup(list({ people }))
    expect(await card().findByRole('button', { name: 'Leave this wedding' })).toBeDefined()
    expect(card().queryByRole('button', { name: /Remove/ })).toBeNull()
  })

  it('has the focus when a link opens the settings at it', async () => {
    window.history.replaceState(null, '', '/settings#partner')
    await setup(list(ALONE))
    expect(document.activeElement).toBe(card().getByRole('heading', { name: 'Plan together' }))
    window.history.replaceState(null, '', '/')
  })

  it('reloads the people on "Try again" after a failure', async () => {
    const { platform } = await setup({ path: PEOPLE, method: 'GET', status: 403, always: true })
    expect((await card().findByRole('alert')).textContent).toContain('We couldn’t load the people')
    const before = platform.backend.to(PEOPLE, 'GET').length
    await press('Try again')
    await waitFor(() => expect(platform.backend.to(PEOPLE, 'GET').length).toBeGreaterThan(before))
  })
})

it('the settings do not let the couple change the name of a partner with their own login', async () => {
  await renderSettings({ profile: { has_partner: true } })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Partner name' }).readOnly).toBe(true)
})

it('the settings let the couple change the name of the partner after the removal', async () => {
  const people = changingList(PAIR)
  const profile = { path: PROFILE_PATH, method: 'GET', always: true, body: { ...PROFILE, has_partner: true } }
  await setup(profile, { path: `${PEOPLE}8/`, method: 'DELETE', status: 204 }, people.answer)
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Partner name' })
  expect(field().readOnly).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: 'First name' }), { target: { value: 'May' } })
  await press('Remove Sam')
  people.change(ALONE)
  profile.body.has_partner = false
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Sam?' }))
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Remove Sam' })))
  await waitFor(() => expect(field().readOnly).toBe(false))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' }).value).toBe('May')
})
