import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { listed, openVision } from './test/open-vision.ts'

const credits = (left: number) => ({
  path: '/vision/user-credits/',
  always: true,
  body: { credits: left, email: 'maya@example.com' },
})

afterEach(cleanup)

describe('the vision navbar', () => {
  it('links to the board, shows the remaining credits and describes the logout with the account’s email', async () => {
    openVision('/vision-board/new', { script: [listed()] })
    expect(await screen.findByText('2 visions left')).toBeDefined()
    expect(screen.getByRole('link', { name: 'vowkit' }).getAttribute('href')).toBe('/vision-board')
    expect(screen.getByRole('button', { name: 'Logout', description: 'maya@example.com' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Login / Sign Up' })).toBeNull()
  })

  it('has the main navigation for signed-in couples, but not for signed-out visitors', async () => {
    openVision('/vision-board/new', { userId: 7, script: [listed()] })
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
    const links = nav.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links).toEqual(['Home', 'Vision Board', 'Search', 'Vendors', 'Messages', 'Settings'])
    expect(nav.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard')
    expect(nav.getByRole('link', { name: 'Vision Board' }).getAttribute('aria-current')).toBe('page')
    fireEvent.click(await screen.findByRole('button', { name: 'Menu' }))
    expect(within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link')).toHaveLength(7)
    cleanup()
    openVision('/vision-board/new', { isSignedIn: false })
    await screen.findByRole('button', { name: 'Login / Sign Up' })
    expect(screen.queryByRole('link', { name: 'Home' })).toBeNull()
  })

  it('shows 0 credits with a retry button when the credits fail to load', async () => {
    const unread = { path: '/vision/user-credits/', status: 500 }
    openVision('/vision-board/new', { script: [unread, listed()] })
    fireEvent.click(await screen.findByRole('button', { name: /^0 visions left.*Try again$/ }))
    expect(await screen.findByText('2 visions left')).toBeDefined()
  })

  it('opens the upgrade dialog on "Upgrade"', async () => {
    openVision('/vision-board/new', { script: [listed()] })
    fireEvent.click(await screen.findByRole('button', { name: 'Upgrade' }))
    expect(await screen.findByRole('dialog', { name: 'More visions' })).toBeDefined()
  })

  it('shows unlimited visions and no upgrade on the monthly plan', async () => {
    openVision('/vision-board/new', { script: [credits(-1), listed()] })
    expect(await screen.findByText('Unlimited visions')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
  })

  it('opens the sign-in dialog for a visitor', async () => {
    openVision('/vision-board/new', { isSignedIn: false })
    fireEvent.click(await screen.findByRole('button', { name: 'Login / Sign Up' }))
    expect(await screen.findByRole('dialog', { name: 'Login / Sign Up' })).toBeDefined()
  })

  it('moves the focus to the main content after a sign-in removes the sign-in button', async () => {
    const path = '/auth/login_vision/'
    openVision('/vision-board/new', {
      isSignedIn: false,
      script: [
        { path, body: { resend_after: 30 } },
        { path, body: { token: 't1', userId: 7, username: 'maya' } },
      ],
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Login / Sign Up' }))
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'maya@example.com' } })
    fireEvent.submit(screen.getByLabelText('Email'))
    fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: '4711' } })
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('logs out and reloads the page', async () => {
    const { client, platform } = openVision('/vision-board/new', { script: [listed()] })
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(platform.navigation.visited).toEqual(['/vision-board/new']))
    expect(client.session.token()).toBeNull()
    expect(platform.backend.to('/auth/logout/')).toHaveLength(1)
  })
})

describe('the return from a payment', () => {
  const comeBack = (outcome: string) =>
    openVision('/vision-board/new', {
      script: [credits(7), listed()],
      address: `https://site.test/vision-board/new?checkout=${outcome}`,
    })

  it('shows the new credits and removes the outcome from the URL', async () => {
    const { platform } = comeBack('success')
    expect(await screen.findByText(/You have 7 visions left/)).toBeDefined()
    expect(await screen.findByText('7 visions left')).toBeDefined()
    expect(platform.navigation.address()).toBe('https://site.test/vision-board/new')
    act(() => screen.getByRole('button', { name: 'Close' }).click())
    expect(screen.queryByText(/You have 7 visions left/)).toBeNull()
  })

  it('shows that a cancelled payment was not charged', async () => {
    comeBack('cancelled')
    expect(await screen.findByText(/Payment canceled/)).toBeDefined()
  })
})
