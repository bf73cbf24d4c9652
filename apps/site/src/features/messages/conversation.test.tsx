import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { isNeeded, isOff } from '../../testing/states-of.ts'
import { type MessagesSetup, openMessages, ownMessage, theirMessage, thread } from './test/open-messages.tsx'

/** Opens the conversation with Iris & Fern. */
async function openRoom(setup: MessagesSetup = {}) {
  const page = openMessages(setup)
  fireEvent.click(await screen.findByRole('link', { name: /Iris/ }))
  await screen.findByRole('log')
  await page.connect()
  return page
}

const log = () => within(screen.getByRole('log', { name: 'Messages with Iris & Fern' }))
const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Write your message here...')
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const confirmed = (message: string, clientId: string) => ({
  ...ownMessage(1, message),
  client_id: clientId,
  action: 'message',
})

afterEach(cleanup)

describe('Conversation', () => {
  it('groups the messages by day and author', async () => {
    const messages = [
      theirMessage(1, 'Hello Maya', { updated_at: '2026-05-20T12:00:00Z' }),
      ownMessage(2, 'Hello Iris', { is_read: true }),
      ownMessage(3, 'Are you free?'),
    ]
    await openRoom({ messages })
    const texts = [...screen.getByRole('log').querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(texts.filter((text) => !text?.includes(':'))).toEqual([
      'May 20',
      'Iris & Fern',
      'Hello Maya',
      'Today',
      'You',
      'Hello Iris',
      'Are you free?',
    ])
  })

  it('shows the vision and the claimed deal of messages as cards', async () => {
    const vision = {
      title: 'Peony barn',
      description: 'A barn',
      image: 'https://api.test/barn.webp',
      palette: ['#102030'],
    }
    const messages = [
      ownMessage(1, 'Peony barn', { vision }),
      ownMessage(2, 'Are you free?', { vision }),
      ownMessage(3, 'Claimed the deal “Arch” for $1,000.00.', { deal: { name: 'Arch', price: '1000.00' } }),
    ]
    await openRoom({ messages })
    const links = log().getAllByRole('link', { name: 'Open “Peony barn” in a new tab' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([vision.image, vision.image])
    expect(log().getAllByText('Peony barn')).toHaveLength(2)
    expect(log().getByText('Are you free?')).toBeDefined()
    expect(log().getByText('Arch')).toBeDefined()
    expect(log().getByText('$1,000')).toBeDefined()
    expect(log().queryByText(/^Claimed the deal/)).toBeNull()
  })

  it('links the vendor’s name to its page, and to the contract and payments once one of them exists', async () => {
    const vendor = {
      id: 3,
      user: 1005,
      business_name: 'Iris & Fern',
      image: '',
      categories_label: 'Florists',
      about_us: '',
    }
    const active = (flags: object): ScriptedAnswer => ({ path: '/vendor/active/', body: [{ ...vendor, ...flags }] })
    await openRoom({ script: [active({ is_first_message: true })] })
    const link = await screen.findByRole('link', { name: 'Iris & Fern' })
    expect(link.getAttribute('href')).toBe('/dashboard/vendor-detail/3')
    expect(screen.queryByRole('link', { name: 'Contract and payments' })).toBeNull()
    cleanup()
    await openRoom({ script: [active({ is_first_invoice: true })] })
    const shared = await screen.findByRole('link', { name: 'Contract and payments' })
    expect(shared.getAttribute('href')).toBe('/dashboard/vendors/manage/3')
  })

  it('announces only new messages from other members, with the author’s name', async () => {
    const earlier = { path: '/chat/chats/5/messages?user_id=7&before=3&limit=50', body: [theirMessage(1, 'First')] }
    const { sent, deliver } = await openRoom({ messages: [theirMessage(3, 'Third')], script: [earlier] })
    const announcer = document.querySelector('.message-log > [role="status"]')
    expect(announcer?.textContent).toBe('')
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off')
    fireEvent.click(log().getByRole('button', { name: 'Earlier messages' }))
    await log().findByText('First')
    write('Hello')
    fireEvent.keyDown(field(), { key: 'Enter' })
    await waitFor(() => expect(sent('message')).toHaveLength(1))
    await deliver(confirmed('Hello', sent('message')[0].client_id))
    expect(announcer?.textContent).toBe('')
    await deliver({ action: 'message', ...theirMessage(4, 'How lovely') })
    await waitFor(() => expect(announcer?.textContent).toBe('Iris & Fern: How lovely'))
    const before = announcer?.firstChild
    await deliver({ action: 'message', ...theirMessage(5, 'How lovely') })
    await waitFor(() => expect(announcer?.firstChild).not.toBe(before))
    expect(announcer?.textContent).toBe('Iris & Fern: How lovely')
  })

  it('renders each message as plain text in its own direction, with links that send no referrer', async () => {
    const text = '<img src=x onerror=alert(1)> שלום 💐 https://a.example/b, javascript:alert(1)'
    await openRoom({ messages: [theirMessage(1, text, { userName: '<script>' }), ownMessage(2, 'x'.repeat(10_000))] })
    const shown = log().getByText(/onerror/)
    expect(shown.textContent).toBe(text)
    expect(shown.getAttribute('dir')).toBe('auto')
    expect(document.querySelector('.message img, .message script')).toBeNull()
    const links = log().getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://a.example/b'])
    expect(links[0]?.getAttribute('rel')).toBe('noopener noreferrer nofollow')
    expect(log().getByText('x'.repeat(10_000))).toBeDefined()
  })

  it('sends read receipts on open and for messages that arrive later', async () => {
    const { sent, deliver } = await openRoom({ messages: [theirMessage(1, 'Hello')] })
    await waitFor(() => expect(sent('message_read')).toMatchObject([{ roomId: 5, messageId: 101 }]))
    await deliver({ action: 'message', ...theirMessage(2, 'One more thing') })
    expect(await log().findByText('One more thing')).toBeDefined()
    await waitFor(() => expect(sent('message_read')).toHaveLength(2))
  })

  it('can reload the messages after a failure', async () => {
    const path = '/chat/chats/5/messages?user_id=7'
    openMessages({ script: [{ path, status: 400 }], messages: [theirMessage(1, 'Hello')] })
    fireEvent.click(await screen.findByRole('link', { name: /Iris/ }))
    expect(await screen.findByText('These messages didn’t load.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Hello')).toBeDefined()
  })

  it('loads earlier messages on request', async () => {
    const earlier = {
      path: '/chat/chats/5/messages?user_id=7&before=3&limit=50',
      body: [theirMessage(1, 'First'), theirMessage(2, 'Second')],
    }
    await openRoom({ messages: [theirMessage(3, 'Third')], script: [earlier] })
    fireEvent.click(log().getByRole('button', { name: 'Earlier messages' }))
    expect(await log().findByText('First')).toBeDefined()
    expect(log().queryByRole('button', { name: 'Earlier messages' })).toBeNull()
  })

  it('shows a banner when the connection is lost for two seconds', async () => {
    const { sockets, wait } = await openRoom()
    sockets.refuse(99)
    sockets.sockets.at(-1)?.close()
    await wait(1_900)
    expect(screen.queryByText(/Connection lost/)).toBeNull()
    await wait(200)
    expect(screen.getByText(/Connection lost/)).toBeDefined()
  })
})

describe('a blocked conversation', () => {
  it('shows an explanation in place of the message field, and its messages', async () => {
    const blocked = thread(5, 'Iris & Fern', { is_blocked: true })
    await openRoom({ threads: [blocked], messages: [theirMessage(1, 'Hello')] })
    expect(screen.getByText('You have blocked Iris & Fern. Neither side can send messages here.')).toBeDefined()
    expect(screen.queryByPlaceholderText('Write your message here...')).toBeNull()
    expect(await log().findByText('Hello')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Report or block' })).toBeDefined()
  })
})

describe('Composer', () => {
  it('sends the message on Enter and shows its delivery state until it is read', async () => {
    const { sent, deliver } = await openRoom()
    write('Is 12 June free?')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field().value).toBe('')
    expect(await log().findByText('Is 12 June free?')).toBeDefined()
    expect(log().getByText('Sending…')).toBeDefined()
    await waitFor(() => expect(sent('message')).toHaveLength(1))
    expect(sent('message')[0]).toMatchObject({ message: 'Is 12 June free?', roomId: 5 })

    await deliver(confirmed('Is 12 June free?', sent('message')[0].client_id))
    expect(await log().findByText('✓')).toBeDefined()
    expect(log().getAllByText('Is 12 June free?')).toHaveLength(1)
    await deliver({ action: 'message_read', messageId: 101, roomId: 5, user: 1005, seq: 1 })
    expect(await log().findByText('✓✓ Read')).toBeDefined()
  })

  it('sends the message with the button, which does not take the focus and is disabled without text', async () => {
    const { sent } = await openRoom()
    expect(isOff(sendButton())).toBe(true)
    write('  \n ')
    expect(isOff(sendButton())).toBe(true)
    fireEvent.keyDown(field(), { key: 'Enter' })
    write('Hello')
    fireEvent.click(sendButton())
    await waitFor(() => expect(sent('message')).toHaveLength(1))
    expect(document.activeElement).toBe(field())
    expect(isNeeded(field())).toBe(true)
  })

  it('does not send the message on Shift+Enter or during composition with an input method', async () => {
    const { sent } = await openRoom()
    write('こんにちは')
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(field().value).toBe('こんにちは')
    expect(sent('message')).toEqual([])
  })

  it('closes the conversation on Escape and focuses its row in the list, except during composition', async () => {
    await openRoom()
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 })
    expect(screen.getByRole('log')).toBeDefined()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(await screen.findByText('Please select a thread')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /Iris/ }))
  })

  it('stores a separate draft for each conversation', async () => {
    await openRoom()
    write('For Iris')
    fireEvent.click(screen.getByRole('link', { name: /Oak Hall/ }))
    await screen.findByRole('textbox', { name: 'Message to Oak Hall' })
    expect(field().value).toBe('')
    fireEvent.click(screen.getByRole('link', { name: /Iris/ }))
    await screen.findByRole('textbox', { name: 'Message to Iris & Fern' })
    expect(field().value).toBe('For Iris')
  })

  it('allows at most 10,000 characters', async () => {
    await openRoom()
    write('x'.repeat(10_000))
    expect(isOff(sendButton())).toBe(false)
    write('x'.repeat(10_001))
    expect(isOff(sendButton())).toBe(true)
    expect(screen.getByText('10,001 of at most 10,000 characters').getAttribute('role')).toBeNull()
    expect(screen.getByText('At most 10,000 characters').getAttribute('role')).toBe('status')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field().value).toHaveLength(10_001)
  })

  it('offers to retry or delete a message that was not sent', async () => {
    const { sent, deliver } = await openRoom()
    for (const message of ['One', 'Two']) {
      write(message)
      fireEvent.keyDown(field(), { key: 'Enter' })
      await waitFor(() => expect(sent('message').at(-1)?.message).toBe(message))
      await deliver({ action: 'error', code: 'message_refused', client_id: sent('message').at(-1)?.client_id })
    }
    const retries = await log().findAllByRole('button', { name: 'Tap to retry' })
    expect(retries).toHaveLength(2)
    fireEvent.click(log().getAllByRole('button', { name: 'Delete' })[1] as HTMLElement)
    await waitFor(() => expect(log().queryByText('Two')).toBeNull())
    fireEvent.click(log().getByRole('button', { name: 'Tap to retry' }))
    await waitFor(() => expect(sent('message')).toHaveLength(3))
    await deliver(confirmed('One', sent('message')[2].client_id))
    expect(await log().findByText('✓')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Tap to retry' })).toBeNull()
  })
})
