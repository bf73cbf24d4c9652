import './message-log.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { createChat, type RoomState, type ShownMessage } from '@vowkit/sdk-core/chat'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MessageLog } from './message-log.tsx'
import { ownMessage, theirMessage } from './test/open-messages.tsx'

type Ready = Extract<RoomState, { status: 'ready' }>

const theirs = (seq: number): ShownMessage => ({ ...theirMessage(seq, `Message ${seq}`), state: 'sent', isOwn: false })
const mine = (seq: number): ShownMessage => ({ ...ownMessage(seq, `Message ${seq}`), state: 'sending', isOwn: true })
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => theirs(first + at))
const log = () => screen.getByRole('log')
const pill = () => screen.queryByRole('button', { name: 'New messages' })
const isAtEnd = () => Math.abs(log().scrollHeight - log().scrollTop - log().clientHeight) < 2
/** The distance in px of a message from the top of the window. */
const topOf = (text: string) => Math.round(screen.getByText(text).getBoundingClientRect().top)

/** Renders a log that is 400 px high. */
function setup(messages: ShownMessage[], more: Partial<Ready> = {}, unread = 0) {
  const client = createSiteClient({ apiHost: 'https://api.test', platform: fakePlatform() })
  const room = client.ports.once(createChat).room(5)
  const calls: string[] = []
  const watched = { ...room, loadEarlier: async () => void calls.push('earlier') }
  const view = (shown: ShownMessage[], changes: Partial<Ready>, height: number) => (
    <VowkitProvider client={client}>
      <div style={{ height, display: 'flex' }}>
        <MessageLog
          room={watched}
          name="Iris"
          unread={unread}
          state={{ status: 'ready', messages: shown, hasEarlier: false, isLoadingEarlier: false, ...changes }}
        />
      </div>
    </VowkitProvider>
  )
  const { rerender } = render(view(messages, more, 400))
  return {
    calls,
    show: (shown: ShownMessage[], changes: Partial<Ready> = {}, height = 400) => rerender(view(shown, changes, height)),
  }
}

async function scrollTo(top: number): Promise<void> {
  const scrolled = new Promise((done) => log().addEventListener('scroll', done, { once: true }))
  log().scrollTop = top
  await scrolled
}

beforeEach(() => {
  document.body.style.margin = '0'
})
afterEach(cleanup)

describe('MessageLog', () => {
  it('opens at the end and follows new messages', () => {
    const { show } = setup(from(1, 60))
    expect(isAtEnd()).toBe(true)
    show(from(1, 61))
    expect(isAtEnd()).toBe(true)
    expect(pill()).toBeNull()
  })

  it('does not scroll on a new message when scrolled up, but shows a button to the new messages', async () => {
    const { show } = setup(from(1, 60))
    await scrollTo(900)
    const before = topOf('Message 20')
    show(from(1, 61))
    expect(topOf('Message 20')).toBe(before)
    pill()?.click()
    await waitFor(() => expect(pill()).toBeNull())
    expect(isAtEnd()).toBe(true)
  })

  it('hides the button to the new messages after scrolling to the end', async () => {
    const { show } = setup(from(1, 60))
    await scrollTo(900)
    show(from(1, 61))
    expect(pill()).not.toBeNull()
    await scrollTo(log().scrollHeight)
    await waitFor(() => expect(pill()).toBeNull())
  })

  it('scrolls to the end when the user sends a message', async () => {
    const { show } = setup(from(1, 60))
    await scrollTo(900)
    show([...from(1, 60), mine(61)])
    expect(isAtEnd()).toBe(true)
    expect(pill()).toBeNull()
  })

  it('loads earlier messages on scrolling up, without moving the visible messages', async () => {
    const { calls, show } = setup(from(51, 100), { hasEarlier: true })
    expect(calls).toEqual([])
    await scrollTo(100)
    await waitFor(() => expect(calls).toEqual(['earlier']))
    show(from(51, 100), { hasEarlier: true, isLoadingEarlier: true })
    const before = topOf('Message 53')
    show(from(1, 100))
    expect(Math.abs(topOf('Message 53') - before)).toBeLessThan(60)
    expect(log().scrollTop).toBeGreaterThan(1_000)
  })

  it('stays at the end when the log shrinks from below', async () => {
    const { show } = setup(from(1, 60))
    show(from(1, 60), {}, 200)
    await waitFor(() => expect(isAtEnd()).toBe(true))
  })

  it('opens at the first unread message and shows a button to the end', async () => {
    const { show } = setup(from(1, 60), {}, 30)
    const mark = screen.getByText('New').getBoundingClientRect()
    expect(mark.top).toBeGreaterThan(log().getBoundingClientRect().top)
    expect(mark.bottom).toBeLessThan(topOf('Message 31'))
    expect(topOf('Message 30')).toBeLessThan(mark.top)
    expect(isAtEnd()).toBe(false)
    pill()?.click()
    await waitFor(() => expect(isAtEnd()).toBe(true))
    show(from(1, 61))
    expect([screen.getAllByText('New').length, pill()]).toEqual([1, null])
  })

  it('opens at the end when all unread messages are visible there', () => {
    setup(from(1, 60), {}, 2)
    expect([isAtEnd(), pill()]).toEqual([true, null])
    expect(screen.getByText('New')).toBeDefined()
  })

  it.each([
    ['10,000 letters without a space', 'x'.repeat(10_000)],
    ['10,000 characters of emoji', '👩‍❤️‍💋‍👩'.repeat(900)],
    ['right-to-left text', 'שלום! נשמח לפגוש אתכם ביום ראשון, 14:00 ('],
    ['unclosed direction overrides', '\u202Ereversed \u2067and kept'],
  ])('fits %s into a bubble on its author’s side', (_what, text) => {
    const messages = [theirs(1), { ...theirs(2), message: text }, { ...mine(3), message: text }, mine(4)]
    setup(messages)
    const box = log().getBoundingClientRect()
    expect(log().scrollWidth).toBe(log().clientWidth)
    const [first, second, third, fourth] = [...document.querySelectorAll('.message__text')]
    const edges = [first, second, third, fourth].map((bubble) => bubble?.getBoundingClientRect() as DOMRect)
    expect(edges[1]?.left).toBe(edges[0]?.left)
    expect(edges[2]?.right).toBe(edges[3]?.right)
    for (const { left, right } of edges) expect(left >= box.left && right <= box.right).toBe(true)
    expect([second?.textContent, third?.textContent]).toEqual([text, text])
    expect(fourth?.textContent).toBe('Message 4')
  })
})
