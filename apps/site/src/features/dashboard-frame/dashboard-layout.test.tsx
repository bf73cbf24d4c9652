import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { openPath } from '../../shared/router.ts'
import { openScreen } from '../../testing/open-screen.tsx'

const COUPLE = {
  user: { username: 'Maya Ortiz', first_name: 'Maya', last_name: 'Ortiz' },
  partner_name: 'Sam',
  wedding_date: '2026-06-11',
  image: 'https://api.test/media/us.jpg',
  wedding_inspiration_images: [],
}

async function setup(path = '/chat', answer: Omit<ScriptedAnswer, 'path'> = { body: COUPLE }) {
  const opened = openScreen(path, {
    isSignedIn: true,
    script: [{ path: '/couple/dashboard/', always: true, ...answer }],
  })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }))
const account = () => screen.getByRole('button', { name: /^Your account/ })
const menu = () => screen.getByRole('button', { name: 'Menu' })
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'

afterEach(cleanup)

it('the main navigation links to every section', async () => {
  await setup()
  const links = nav().getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/dashboard'],
    ['Vision Board', '/vision-board'],
    ['Search', '/dashboard/search'],
    ['Vendors', '/dashboard/vendors'],
    ['Messages', '/dashboard/messages/'],
    ['Settings', '/settings'],
  ])
})

it.each([
  ['/dashboard/vendors/saved', 'Vendors'],
  ['/dashboard/vendors/manage/7', 'Vendors'],
  ['/dashboard/messages/', 'Messages'],
  ['/dashboard/search', 'Search'],
  ['/chat', undefined],
])('the main navigation marks the current section at %s', async (path, label) => {
  await setup(path)
  const active = nav()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(active[0]?.textContent).toBe(label)
  expect(active.length).toBeLessThan(2)
})

it('the dashboard layout hides the search box', async () => {
  await setup()
  expect(screen.getByRole('searchbox', { hidden: true }).hidden).toBe(true)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('the account menu shows the couple’s names, the days left, settings and logout', async () => {
  await setup()
  expect(isOpen(account())).toBe(false)
  expect(screen.queryByRole('link', { name: 'Logout' })).toBeNull()
  act(() => account().click())
  const names = await screen.findByText('Maya Ortiz & Sam')
  const panel = within(names.parentElement as HTMLElement)
  expect(panel.getByText('10 days left')).toBeDefined()
  expect(panel.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
  expect(panel.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout')
  expect(account().querySelector('img')?.getAttribute('src')).toBe(COUPLE.image)
})

it('the account menu shows initials without a photo, and omits an unset partner and a past countdown', async () => {
  await setup('/chat', { body: { ...COUPLE, image: '', partner_name: '', wedding_date: '2026-06-01' } })
  await waitFor(() => expect(account().textContent).toBe('M'))
  act(() => account().click())
  expect(screen.getByText('Maya Ortiz')).toBeDefined()
  expect(screen.queryByText(/days left/)).toBeNull()
})

it('the account menu offers the logout when the dashboard request fails', async () => {
  await setup('/chat', { status: 500, body: { detail: 'no', code: 'internal' } })
  act(() => account().click())
  expect(screen.getByRole('link', { name: 'Logout' })).toBeDefined()
})

it('the mobile menu has the entries of the main navigation and the logout', async () => {
  await setup()
  act(() => menu().click())
  const entries = within(screen.getByRole('navigation', { name: 'Menu' }))
  const names = nav()
    .getAllByRole('link')
    .map((link) => link.textContent)
  for (const name of [...names, 'Logout']) expect(entries.getByRole('link', { name })).toBeDefined()
  expect(entries.getAllByRole('link')).toHaveLength(names.length + 1)
})

it.each([
  ['Vision Board', 'Your pictures'],
  ['Search', 'Find vendors'],
  ['Vendors', 'Your saved and booked vendors'],
])('the entry "%s" of the mobile menu is described as "%s"', async (name, description) => {
  await setup()
  act(() => menu().click())
  const entry = within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name })
  expect(document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent).toBe(description)
})

it('a menu closes on a click outside and stays open on a click inside', async () => {
  await setup()
  act(() => account().click())
  fireEvent.click(await screen.findByText('Maya Ortiz & Sam'))
  expect(isOpen(account())).toBe(true)
  fireEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(isOpen(account())).toBe(false)
})

it('a menu closes on Escape and returns the focus to its button', async () => {
  await setup()
  act(() => menu().click())
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(isOpen(menu())).toBe(false)
  expect(document.activeElement).toBe(menu())
})

it('the mobile menu closes when an entry is chosen, even the current one, and on navigation', async () => {
  await setup('/dashboard/search')
  act(() => menu().click())
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Search' }))
  expect(isOpen(menu())).toBe(false)
  act(() => menu().click())
  act(() => openPath('/chat'))
  await screen.findByText('Chat VIew')
  expect(isOpen(menu())).toBe(false)
})

it('the "Messages" link shows the number of unread conversations after a delay and updates it live', async () => {
  const room = (roomId: number, unread: number) => ({ roomId, unread, name: 'Iris', members: [], updated_at: '' })
  const { platform } = openScreen('/chat', {
    isSignedIn: true,
    userId: 7,
    script: [
      { path: '/couple/dashboard/', always: true, body: COUPLE },
      { path: '/chat/users/7/chats', always: true, body: [room(5, 3), room(6, 0), room(8, 1)] },
    ],
  })
  await screen.findByRole('heading', { level: 1 })
  expect(nav().getByRole('link', { name: 'Messages' })).toBeDefined()
  expect(platform.backend.to('/chat/users/7/chats')).toEqual([])
  const named = (name: RegExp) => nav().getByRole('link', { name })
  await waitFor(async () => {
    await act(() => platform.clock.advance(1_500))
    expect(named(/^Messages ?, unread: 2$/)).toBeDefined()
  })
  await act(async () => platform.sockets.sockets.at(-1)?.deliver('{"action":"authenticated","user":7}'))
  const frame = {
    action: 'message',
    roomId: 6,
    message_id: 1,
    user: 1006,
    userName: 'Iris',
    image: '',
    message: 'Hi',
    seq: 1,
  }
  await act(async () => platform.sockets.sockets.at(-1)?.deliver(JSON.stringify(frame)))
  await waitFor(() => expect(named(/^Messages ?, unread: 3$/)).toBeDefined())
})

it('the dashboard layout requests no conversations for a magic-link session', async () => {
  const { platform } = await setup()
  await act(() => platform.clock.advance(5_000))
  expect(platform.backend.requests.filter(({ path }) => path.startsWith('/chat/'))).toEqual([])
  expect(platform.sockets.sockets).toEqual([])
})

it('the account menu removes the photo when a different account signs in', async () => {
  const { client } = await setup()
  await waitFor(() => expect(account().querySelector('img')).not.toBeNull())
  act(() => client.session.signIn({ token: 't1', email: 'noor@example.com' }))
  expect(account().querySelector('img')).toBeNull()
})

it('the menu button opens its menu when its icon is clicked', async () => {
  await setup()
  fireEvent.click(menu().querySelector('svg') as SVGElement)
  expect(isOpen(menu())).toBe(true)
})

it('the dashboard layout shows the banner for an unconfirmed email above the screen', async () => {
  await setup('/chat', { body: { ...COUPLE, email_confirmed: false } })
  expect(await screen.findByText(/Please confirm your email/)).toBeDefined()
})

it('the name of the account button contains the initials that the button shows without a photo', async () => {
  await setup('/chat', { body: { ...COUPLE, image: '' } })
  await waitFor(() => expect(account().textContent).toBe('MS'))
  expect(account().getAttribute('aria-label')).toBe('Your account (MS)')
})

it.each([
  ['for a couple with one login', 7, {}, 1],
  ['not for a business account', 7, { is_desk_only: true }, 0],
  ['not for a couple with two logins', 7, { you: { id: 7, name: 'Maya' } }, 0],
  ['not for a magic-link session', undefined, {}, 0],
])('the account menu shows "Invite your partner" %s', async (_, userId, couple, count) => {
  openScreen('/chat', {
    isSignedIn: true,
    ...(userId !== undefined && { userId }),
    script: [{ path: '/couple/dashboard/', always: true, body: { ...COUPLE, ...couple } }],
  })
  await screen.findByRole('heading', { level: 1 })
  act(() => account().click())
  await screen.findByText('Maya Ortiz & Sam')
  expect(screen.queryAllByRole('link', { name: 'Invite your partner' })).toHaveLength(count)
})
