import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function setup(isSignedIn = false) {
  const opened = openScreen(isSignedIn ? '/onboarding/basic_info/' : '/onboarding', { isSignedIn })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

it('"Go back" goes back in history, or opens the landing page in a tab without history', async () => {
  await setup()
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {})
  const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(2)
  await act(async () => screen.getByRole('link', { name: 'Go back' }).click())
  expect(back).toHaveBeenCalledTimes(1)
  length.mockReturnValue(1)
  await act(async () => screen.getByRole('link', { name: 'Go back' }).click())
  expect(back).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

it('the onboarding layout links its logo to the landing page', async () => {
  await setup()
  expect(screen.getByRole('link', { name: 'vowkit' }).getAttribute('href')).toBe('/')
})

it('the user menu shows the account’s email and closes on Escape and on a click outside', async () => {
  await setup(true)
  const toggle = screen.getByRole('button', { name: 'Your menu' })
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('maya@example.com')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('link', { name: 'Logout' })).toBeNull()
  expect(document.activeElement).toBe(toggle)
  fireEvent.click(toggle)
  fireEvent.click(document.body)
  expect(screen.queryByRole('link', { name: 'Logout' })).toBeNull()
})
