import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'
import { SLOW_AFTER_MS } from './connect-frame.tsx'
import { framePages } from './test/frame-pages.ts'

let pages: ReturnType<typeof framePages>
beforeEach(() => {
  pages = framePages()
})
afterEach(() => {
  pages.load()
  cleanup()
})

const FORM = 'https://forms.example.com/vendors'
const SUBMITTED = { type: 'vowkit:form-submitted' }

async function openPage(connectFormUrl: string | undefined = FORM) {
  const opened = openScreen('/couples/', { config: { connectFormUrl, contactEmail: 'hello@example.com' } })
  await screen.findByRole('heading', { level: 1, name: 'Join as a vendor' })
  return opened
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Vendor request form')

/** Dispatches a message event. Defaults to the submission from the form in the frame. */
function receive(message: Partial<MessageEventInit>): void {
  const from = { origin: new URL(FORM).origin, source: frame().contentWindow, data: SUBMITTED }
  act(() => void window.dispatchEvent(new MessageEvent('message', { ...from, ...message })))
}

describe('VendorConnectPage', () => {
  it('shows the configured form below the title for vendors', async () => {
    await openPage()
    expect(document.title).toBe('For vendors · Vowkit')
    expect(frame().src).toBe(FORM)
    expect(frame().getAttribute('sandbox')).not.toContain('top-navigation')
  })

  it('shows a skeleton until the form has loaded', async () => {
    await openPage()
    const skeleton = () => screen.queryByRole('status', { name: 'Loading the form' })
    expect(skeleton()).not.toBeNull()
    pages.load()
    await waitFor(() => expect(skeleton()).toBeNull())
  })

  it('shows a warning while the form loads slowly', async () => {
    const { platform } = await openPage()
    await act(() => platform.clock.advance(SLOW_AFTER_MS))
    expect(screen.getByRole('alert').textContent).toBe('The form is taking long to load. Try opening it in a new tab.')
    pages.load()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('links to the form in a new tab', async () => {
    await openPage()
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the form in a new tab' })
    expect([link.href, link.target, link.rel]).toEqual([FORM, '_blank', 'noopener'])
  })

  it.each([undefined, 'javascript:alert(1)', 'http://forms.example.com/'])(
    'shows the contact email when the form URL is %s',
    async (connectFormUrl) => {
      openScreen('/couples', { config: { connectFormUrl, contactEmail: 'hello@example.com' } })
      const place = within(await screen.findByRole('region', { name: 'Your request' }))
      expect(place.getByRole('heading', { name: 'Requests are closed right now' })).toBeDefined()
      expect(place.getByRole('link', { name: 'hello@example.com' })).toHaveProperty('href', 'mailto:hello@example.com')
      expect(screen.queryByTitle('Vendor request form')).toBeNull()
    },
  )
})

describe('VendorConnectPage submission', () => {
  it('grows and shrinks with the height that the form reports, within limits', async () => {
    await openPage()
    const box = frame().parentElement as HTMLElement
    const report = (height: unknown) => receive({ data: { type: 'vowkit:form-height', height } })
    expect(box.style.height).toBe('')
    for (const [height, shown] of [
      [1234.2, '1235px'],
      [900, '900px'],
      [10, '320px'],
      [1_000_000, '6000px'],
      ['900', '6000px'],
      [Number.NaN, '6000px'],
    ]) {
      report(height)
      expect(box.style.height).toBe(shown)
    }
    receive({ origin: 'https://elsewhere.example', data: { type: 'vowkit:form-height', height: 500 } })
    expect(box.style.height).toBe('6000px')
  })

  it('replaces the form with a focused confirmation', async () => {
    await openPage()
    receive({})
    expect(screen.getByRole('heading', { name: 'Request Submitted' })).toBeDefined()
    const panel = document.activeElement
    expect(panel?.getAttribute('role')).toBe('status')
    expect(panel?.textContent).toContain('Please check your email for a verification link to create your account')
    expect(screen.queryByTitle('Vendor request form')).toBeNull()
  })

  it.each([
    ['a different origin in the same frame', { origin: 'https://evil.example.com' }],
    ['this page itself', { source: window }],
    ['no source', { source: null }],
    ['the form with a different event', { data: { type: 'form-ready' } }],
  ])('ignores a message from %s', async (_, message) => {
    await openPage()
    receive(message)
    expect(frame()).toBeDefined()
    expect(screen.queryByText('Request Submitted')).toBeNull()
  })
})
