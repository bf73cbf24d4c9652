import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { settle } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { PASSWORD_PATH, renderSettings, type SettingsSetup } from '../test/render-settings.tsx'

afterEach(cleanup)

const CHANGED = { path: PASSWORD_PATH, body: { token: 't1', user_id: 7 } }

async function setup(script: SettingsSetup['script'] = []) {
  const settings = await renderSettings({ script })
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  await screen.findByRole('dialog', { name: 'Change Password' })
  return settings
}

const dialog = () => screen.queryByRole('dialog', { name: 'Change Password' })
const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label)

function fillIn(current: string, next: string, confirm = next) {
  fireEvent.input(field('Current password'), { target: { value: current } })
  fireEvent.input(field('New password'), { target: { value: next } })
  fireEvent.input(field('Confirm new password'), { target: { value: confirm } })
}

const confirm = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await settle()
  })

it('the password dialog requires the current password and the new password twice', async () => {
  const { platform } = await setup()
  await confirm()
  expect(await screen.findByText('Enter your current password.')).toBeDefined()
  expect(screen.getByText('Enter a password.')).toBeDefined()
  expect(screen.getByText('Enter the new password again.')).toBeDefined()
  expect(platform.backend.to(PASSWORD_PATH)).toEqual([])
})

it('the password dialog sends no request while the new passwords differ', async () => {
  const { platform } = await setup()
  fillIn('old-password', 'new-password', 'new-passwort')
  await confirm()
  expect(await screen.findByText('Passwords do not match')).toBeDefined()
  expect(platform.backend.to(PASSWORD_PATH)).toEqual([])
})

it('the password dialog shows an error for a wrong current password and preserves the values', async () => {
  await setup([{ path: PASSWORD_PATH, status: 400, body: { detail: 'No.', code: 'wrong_password' } }])
  fillIn('wrong-password', 'new-password')
  await confirm()
  expect(await screen.findByText('Please check the password again!')).toBeDefined()
  expect(document.activeElement).toBe(field('Current password'))
  expect(field('New password').value).toBe('new-password')
})

it('the password dialog shows the backend’s error below the new password', async () => {
  const refused = { detail: 'No.', code: 'validation_failed', password: ['This one is known to everybody.'] }
  await setup([{ path: PASSWORD_PATH, status: 400, body: refused }])
  fillIn('old-password', 'password123')
  await confirm()
  expect(await screen.findByText('This one is known to everybody.')).toBeDefined()
})

it.each([
  [{ status: 429, headers: { 'Retry-After': '600' } }, 'Too many attempts. Please try again in 10 minutes.'],
  [{ status: 500 }, 'The password could not be changed. Please try again.'],
  [{ fault: 'refuse' as const }, 'Please check your network connection.'],
])('the password dialog shows an alert for the failure %j', async (answer, words) => {
  await setup([{ path: PASSWORD_PATH, always: true, ...answer }])
  fillIn('old-password', 'new-password')
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})

it('the password dialog shows a success message, resets its fields after 2 s and closes 3 s later', async () => {
  const { client, platform } = await setup([CHANGED])
  fillIn('old-password', 'new-password')
  await confirm()
  expect(await screen.findByText('Password updated successfully')).toBeDefined()
  expect(client.session.token()).toBe('t1')
  await act(() => platform.clock.advance(1_999))
  expect(field('New password').value).toBe('new-password')
  await act(() => platform.clock.advance(1))
  expect([field('Current password').value, field('New password').value]).toEqual(['', ''])
  await act(() => platform.clock.advance(2_999))
  expect(dialog()).not.toBeNull()
  await act(() => platform.clock.advance(1))
  expect(dialog()).toBeNull()
})

it('the password dialog cancels its close timer when it is closed by the user', async () => {
  const { platform } = await setup([CHANGED])
  fillIn('old-password', 'new-password')
  await confirm()
  await screen.findByText('Password updated successfully')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  await act(() => platform.clock.advance(10_000))
  expect(dialog()).not.toBeNull()
})

it('the password dialog closes on Escape', async () => {
  await setup()
  act(() => {
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  expect(dialog()).toBeNull()
})

it('the settings offer an account without a password to set one, and send the link for it', async () => {
  const forgot = { path: '/auth/forgot-password/', status: 201, body: { detail: 'Sent.' } }
  const { platform } = await renderSettings({ profile: { has_password: false }, script: [forgot] })
  expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Set a password' }))
  const opened = within(await screen.findByRole('dialog', { name: 'Set a password' }))
  expect(opened.queryByLabelText('Current password')).toBeNull()
  await act(async () => {
    fireEvent.click(opened.getByRole('button', { name: 'Email me the link' }))
    await settle()
  })
  expect(await opened.findByText('The link is on its way. Check your email.')).toBeDefined()
  expect(String(platform.backend.to('/auth/forgot-password/')[0]?.body)).toContain('maya@example.com')
})
