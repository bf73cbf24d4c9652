import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { renderSettings } from '../test/render-settings.tsx'

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

const list = (body: object): ScriptedAnswer => ({ path: PEOPLE, method: 'GET', always: true, body })
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

  it('removes the partner after a confirmation', async () => {
    const { platform } = await setup(
      { path: `${PEOPLE}8/`, method: 'DELETE', status: 204 },
      list({ people: [MAYA, SAM] }),
    )
    expect(await card().findByText('Maya (you)')).toBeDefined()
    await press('Remove Sam')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Sam?' }))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Remove Sam' })))
    await waitFor(() => expect(card().getByRole('status').textContent).toBe('Sam no longer has access.'))
    expect(platform.backend.to(`${PEOPLE}8/`, 'DELETE')).toHaveLength(1)
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
