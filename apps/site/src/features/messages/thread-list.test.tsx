import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openMessages, theirMessage, thread } from './test/open-messages.tsx'

const last = (message: string, user = 1005) => ({ message, user, is_read: user === 7 })
const WRITTEN = [
  thread(5, 'Iris & Fern', { last_message: last('We are free <b>that</b> day'), unread: 2 }),
  thread(6, 'Oak Hall', { last_message: last('Thank you', 7), updated_at: '2026-06-01T08:00:00Z' }),
  thread(8, '', {
    members: [{ id: 1008, email: '', first_name: 'Ana', last_name: 'Moon', image: '', user_type: 'Vendor' }],
  }),
]
const field = () => screen.getByRole('searchbox', { name: 'Search your messages' })

afterEach(cleanup)

describe('ThreadList', () => {
  it('shows the name, type, last message and time of each conversation', async () => {
    const { rows } = openMessages({ threads: WRITTEN })
    await screen.findByText('Iris & Fern')
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'IIris & Fern3 minVendorWe are free <b>that</b> dayUnread',
      'OOak Hall4 hVendorYou: Thank you',
      'AAna Moon3 minVendor',
    ])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Messages')
    expect(screen.getByText('Please select a thread')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('identifies the other member of a conversation when the session has no user id', async () => {
    const { rows } = openMessages({
      threads: WRITTEN,
      isNamed: false,
      script: [{ path: '/couple/dashboard/', body: { user: { id: 7 } }, always: true }],
    })
    await screen.findByText('Iris & Fern')
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'IIris & Fern3 minVendorWe are free <b>that</b> dayUnread',
      'OOak Hall4 hVendorYou: Thank you',
      'AAna Moon3 minVendor',
    ])
  })

  it('opens a picked conversation without delay and marks it as current', async () => {
    openMessages({ threads: WRITTEN, messages: [theirMessage(1, 'Hello there')] })
    fireEvent.click(await screen.findByRole('link', { name: /Iris & Fern/ }))
    expect(await screen.findByText('Hello there')).toBeDefined()
    expect(window.location.search).toBe('?chatroom_id=5')
    expect(screen.getByRole('link', { name: /Iris & Fern/ }).getAttribute('aria-current')).toBe('page')
    const room = within(screen.getByRole('region', { name: 'Iris & Fern' }))
    expect(room.getByRole('heading', { level: 2, name: 'Iris & Fern' })).toBeDefined()
    expect(room.getByText('Vendor')).toBeDefined()
  })

  it('shows the list again on the back button', async () => {
    openMessages({ threads: WRITTEN })
    fireEvent.click(await screen.findByRole('link', { name: /Oak Hall/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Back to all messages' }))
    expect(await screen.findByText('Please select a thread')).toBeDefined()
    expect(window.location.search).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Oak Hall/ }))
  })

  it('filters conversations by name, type and last message', async () => {
    const { rows } = openMessages({ threads: WRITTEN })
    await screen.findByText('Oak Hall')
    const found = (words: string) => {
      fireEvent.change(field(), { target: { value: words } })
      return rows().map((row) => row.querySelector('bdi')?.textContent)
    }
    expect(found('oak')).toEqual(['Oak Hall'])
    expect(found('free that')).toEqual(['Iris & Fern'])
    expect(found(' vendor ')).toHaveLength(3)
    expect(found('(')).toEqual([])
    expect(screen.getByText('No conversations match “(”.')).toBeDefined()
  })

  it('moves the focus with the arrow keys and opens the first match on Enter, except during composition', async () => {
    const { rows } = openMessages({ threads: WRITTEN })
    await screen.findByText('Oak Hall')
    const press = (key: string) => fireEvent.keyDown(document.activeElement as HTMLElement, { key })
    field().focus()
    press('ArrowDown')
    expect(document.activeElement).toBe(rows()[0])
    press('ArrowDown')
    expect(document.activeElement).toBe(rows()[1])
    press('ArrowUp')
    press('ArrowUp')
    expect(document.activeElement).toBe(field())
    fireEvent.change(field(), { target: { value: 'oak' } })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(screen.getByText('Please select a thread')).toBeDefined()
    press('Enter')
    expect(await screen.findByRole('heading', { level: 2, name: 'Oak Hall' })).toBeDefined()
  })

  it('links to the vendor search when there are no conversations', async () => {
    openMessages({ threads: [] })
    const link = await screen.findByRole('link', { name: 'Find vendors' })
    expect(link.getAttribute('href')).toBe('/dashboard/search')
    expect(screen.getByText('Please select a thread')).toBeDefined()
  })

  it('can reload the conversations after a failure', async () => {
    const { rows } = openMessages({ script: [{ path: '/chat/users/7/chats', status: 400 }] })
    expect((await screen.findByRole('alert')).textContent).toContain('Your messages didn’t load.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Oak Hall')
    expect(rows()).toHaveLength(2)
  })

  it('clears the list when a different account signs in', async () => {
    const { client, rows } = openMessages({ threads: WRITTEN })
    await screen.findByText('Oak Hall')
    client.session.signIn({ token: 't1', userId: 8, email: 'noor@example.com' })
    await screen.findByRole('alert')
    expect(rows()).toHaveLength(0)
  })

  it('shows older conversations on request, and then no further button', async () => {
    const many = Array.from({ length: 130 }, (_, number) => thread(1000 + number, `Vendor ${number}`))
    const { rows } = openMessages({
      threads: many.slice(0, 100),
      script: [{ path: '/chat/users/7/chats?before=1099', body: many.slice(100) }],
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Older conversations' }))
    await screen.findByText('Vendor 129')
    expect(rows()).toHaveLength(130)
    expect(screen.queryByRole('button', { name: 'Older conversations' })).toBeNull()
  })
})
