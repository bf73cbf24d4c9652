import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { listed, openVision } from './test/open-vision.ts'

const credits = (left: number) => ({
  path: '/vision/user-credits/',
  always: true,
  body: { credits: left, email: 'maya@example.com' },
})

afterEach(cleanup)

describe('the bar', () => {
  it('leads to the board, says what is left, and whom a logout concerns', async () => {
    openVision('/vision-board/new', { script: [listed()] })
    expect(await screen.findByText('2 visions left')).toBeDefined()
    expect(screen.getByRole('link', { name: 'vowkit' }).getAttribute('href')).toBe('/vision-board')
    expect(screen.getByRole('button', { name: 'Logout', description: 'maya@example.com' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Login / Sign Up' })).toBeNull()
  })

  it('leads a couple back to the rest of their wedding, and nobody else', async () => {
    openVision('/vision-board/new', { userId: 7, script: [listed()] })
    expect((await screen.findByRole('link', { name: 'Home' })).getAttribute('href')).toBe('/dashboard')
    cleanup()
    openVision('/vision-board/new', { isSignedIn: false })
    await screen.findByRole('button', { name: 'Login / Sign Up' })
    expect(screen.queryByRole('link', { name: 'Home' })).toBeNull()
  })

  it('says none, and counts anew when told to, where what is left cannot be read', async () => {
    const unread = { path: '/vision/user-credits/', status: 500 }
    openVision('/vision-board/new', { script: [unread, listed()] })
    fireEvent.click(await screen.findByRole('button', { name: /^0 visions left.*Try again$/ }))
    expect(await screen.findByText('2 visions left')).toBeDefined()
  })

  it('offers more visions', async () => {
    openVision('/vision-board/new', { script: [listed()] })
    fireEvent.click(await screen.findByRole('button', { name: 'Upgrade' }))
    expect(await screen.findByRole('dialog', { name: 'More visions' })).toBeDefined()
  })

  it('says that they are unlimited, and offers no more, on the monthly plan', async () => {
    openVision('/vision-board/new', { script: [credits(-1), listed()] })
    expect(await screen.findByText('Unlimited visions')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
  })

  it('signs a visitor in', async () => {
    openVision('/vision-board/new', { isSignedIn: false })
    fireEvent.click(await screen.findByRole('button', { name: 'Login / Sign Up' }))
    expect(await screen.findByRole('dialog', { name: 'Login / Sign Up' })).toBeDefined()
  })

  it('gives the focus to the screen once somebody is signed in, as the button for it has gone', async () => {
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

  it('logs out, then begins anew by a full load', async () => {
    const { client, platform } = openVision('/vision-board/new', { script: [listed()] })
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(platform.navigation.visited).toEqual(['/vision-board/new']))
    expect(client.session.token()).toBeNull()
    expect(platform.backend.to('/auth/logout/')).toHaveLength(1)
  })
})

describe('coming back from a payment', () => {
  const comeBack = (outcome: string) =>
    openVision('/vision-board/new', {
      script: [credits(7), listed()],
      address: `https://site.test/vision-board/new?checkout=${outcome}`,
    })

  it('shows the credits and takes the news out of the address', async () => {
    const { platform } = comeBack('success')
    expect(await screen.findByText(/You have 7 visions left/)).toBeDefined()
    expect(await screen.findByText('7 visions left')).toBeDefined()
    expect(platform.navigation.address()).toBe('https://site.test/vision-board/new')
    act(() => screen.getByRole('button', { name: 'Close' }).click())
    expect(screen.queryByText(/You have 7 visions left/)).toBeNull()
  })

  it('says that nothing was paid', async () => {
    comeBack('cancelled')
    expect(await screen.findByText(/Payment canceled/)).toBeDefined()
  })
})
