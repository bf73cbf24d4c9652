import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createChat } from '@vowkit/sdk-core/chat'
import { afterEach, describe, expect, it } from 'vitest'
import { CONTRACT, DATA, FILE, INVOICE, openLead, readOnce } from './test/open-lead.tsx'

afterEach(cleanup)

const message = (more: object) => ({
  message_id: 1,
  roomId: 5,
  user: 1003,
  userName: 'Iris Moon',
  image: '',
  message: 'Hello',
  updated_at: '2026-05-01T10:00:00Z',
  ...more,
})
const address = () => window.location.pathname + window.location.search

describe('ManageVendorPage', () => {
  it('shows the vendor, a back link and three empty panels', async () => {
    openLead()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Iris & Fern')
    expect(document.querySelector('img.engagement__photo')?.getAttribute('src')).toBe('https://api.test/iris.webp')
    expect(screen.getByRole('link', { name: 'Back to vendors' }).getAttribute('href')).toBe('/dashboard/vendors')
    const empty = (panel: string, text: string) =>
      expect(within(screen.getByRole('region', { name: panel })).getByText(text)).toBeDefined()
    empty('Recent Messages', 'You have no messages')
    empty('Documents', 'Upload documents below')
    empty('Payments', 'No outstanding payments')
    expect(document.title).toBe('Iris & Fern · Vowkit')
  })

  it('shows an empty state when the couple has no lead with the vendor', async () => {
    openLead({ script: [{ path: DATA, status: 404 }] })
    expect(await screen.findByRole('heading', { name: 'You are not in touch with this vendor' })).toBeDefined()
  })

  it('sends no request for an invalid id', async () => {
    const { platform } = openLead({ path: '/dashboard/vendors/manage/abc' })
    await screen.findByRole('heading', { name: 'You are not in touch with this vendor' })
    expect(platform.backend.requests.some(({ path }) => path.startsWith('/market/'))).toBe(false)
  })

  it('can reload the lead after a failure', async () => {
    openLead({ script: [{ path: DATA, status: 400 }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Iris & Fern' })).toBeDefined()
  })
})

describe('Engagement', () => {
  it('shows the claimed deals with their prices', async () => {
    openLead({ lead: { deals: [{ name: 'Arch', price: '1000.00' }] } })
    const deal = within(await screen.findByRole('list', { name: 'Claimed deal' })).getByRole('listitem')
    expect(deal.textContent).toBe('Claimed deal: Arch$1,000')
  })

  it('shows the lines of an invoice, and that a deposit is a part of the order', async () => {
    const lines = [
      { description: 'Arch', quantity: 1, unit_price: '1000.00' },
      { description: 'Centerpiece', quantity: 12, unit_price: '45.50' },
    ]
    openLead({ lead: { invoices: [{ ...INVOICE, lines, part: 'deposit' }] } })
    fireEvent.click(await screen.findByText('What it is for: 2 items'))
    expect(screen.getByText('This invoice is a part of the whole order:')).toBeDefined()
    expect(screen.getByText('12 × Centerpiece').parentElement?.textContent).toBe('12 × Centerpiece$546')
  })
})

describe('a moved wedding date', () => {
  const moved_date = { booked_for: '2027-06-19', wedding_date: '2027-06-26' }
  const chatroom = { chatroom_id: 5, name: 'Iris & Fern', category: 'Florists', image: '' }

  it.each([
    [true, 'Booked for June 19, 2027. Your date is now June 26, 2027.'],
    [false, 'Signed for June 19, 2027. Your date is now June 26, 2027.'],
  ])('shows a warning, if the vendor is booked: %s', async (is_booked, text) => {
    openLead({ lead: { is_booked, moved_date } })
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('opens the conversation with a draft that is not sent', async () => {
    const { client, platform } = openLead({ lead: { is_booked: true, moved_date, chatroom } })
    fireEvent.click(await screen.findByRole('button', { name: 'Write to them' }))
    await waitFor(() => expect(address()).toContain('/dashboard/messages/?chatroom_id=5'))
    expect(client.ports.once(createChat).room(5).$draft.get()).toBe(
      'We have moved our wedding from June 19, 2027 to June 26, 2027. Are you free on the new date?',
    )
    expect(platform.backend.requests.some(({ method, path }) => method === 'POST' && path.startsWith('/chat/'))).toBe(
      false,
    )
  })

  it('shows no warning for a vendor with the couple’s date', async () => {
    openLead({ lead: { is_booked: true } })
    await screen.findByRole('list', { name: 'Your progress' })
    expect(screen.queryByText(/Your date is now/)).toBeNull()
  })
})

describe('MessagesPanel', () => {
  it('recognizes the couple’s own messages with string and number ids', async () => {
    openLead({ lead: { messages: [message({}), message({ message_id: 2, user: '7', message: '<b>Hi</b>' })] } })
    const panel = await screen.findByRole('region', { name: /Recent Messages/ })
    const items = within(panel).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(['Iris MoonHello', 'You<b>Hi</b>'])
    expect(items.map((item) => item.dataset.own)).toEqual([undefined, 'true'])
  })

  it('opens the conversation on its button', async () => {
    const chatroom = { chatroom_id: 5, name: 'Iris & Fern', category: 'Florists', image: 'https://api.test/iris.webp' }
    openLead({ lead: { chatroom } })
    fireEvent.click(await screen.findByRole('button', { name: 'Open Chat' }))
    await waitFor(() =>
      expect(address()).toBe(
        '/dashboard/messages/?chatroom_id=5&chatroom_name=Iris+%26+Fern&chatroom_image=https%3A%2F%2Fapi.test%2Firis.webp&chatroom_type=Florists',
      ),
    )
  })

  it('shows an error when the conversation fails to open, and offers a retry', async () => {
    const path = '/chat/create-chat-room/1003/'
    openLead({
      script: [
        { path, status: 404 },
        { path, body: { chatroom_id: 9, name: 'Iris' } },
      ],
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Open Chat' }))
    expect(await screen.findByText('The conversation didn’t open. Please try again.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Open Chat' }))
    await waitFor(() => expect(address()).toBe('/dashboard/messages/?chatroom_id=9&chatroom_name=Iris'))
  })
})

describe('DocumentsPanel', () => {
  it('shows the signing status, and opens documents in a new tab unless the couple must sign', async () => {
    const signed = { ...CONTRACT, isCouplesign: true }
    openLead({
      lead: {
        files: [
          FILE,
          CONTRACT,
          { ...signed, id: 53, file_name: 'b.pdf' },
          { ...signed, id: 54, file_name: 'c.pdf', isVendorsign: true },
        ],
      },
    })
    const panel = await screen.findByRole('region', { name: /Documents/ })
    const steps = ['Click to sign', 'Waiting for vendor', 'Signed'].map((text) => within(panel).getByText(text))
    expect(steps.map((step) => step.dataset.step)).toEqual(['sign', 'waiting', 'signed'])
    for (const step of steps) expect(step.querySelector('svg')).not.toBeNull()
    expect(within(panel).getByRole('button', { name: /contract\.pdf.*Click to sign/ })).toBeDefined()
    const links = within(panel).getAllByRole('link', { name: /new tab/ })
    expect(links.map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual(
      Array(3).fill(['_blank', 'noopener noreferrer']),
    )
  })

  it('renders no link for an unsafe URL', async () => {
    openLead({ lead: { files: [{ ...FILE, file: 'javascript:alert(1)' }] } })
    const panel = await screen.findByRole('region', { name: /Documents/ })
    expect(within(panel).getByText('plan.pdf')).toBeDefined()
    expect(within(panel).queryByRole('link')).toBeNull()
  })

  it('refetches the documents every 10 seconds', async () => {
    const { platform } = openLead({ script: [readOnce({})], lead: { files: [FILE] } })
    await screen.findByText('Upload documents below')
    await act(() => platform.clock.advance(10_000))
    expect(await screen.findByText('plan.pdf')).toBeDefined()
  })
})

describe('NextAction', () => {
  it('offers to sign a contract before other tasks', async () => {
    openLead({ lead: { files: [CONTRACT], invoices: [INVOICE] } })
    const steps = within(await screen.findByRole('list', { name: 'Your progress' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual(['In touch (done)', 'Contract signed', 'Booked'])
    fireEvent.click(screen.getByRole('button', { name: 'Sign contract.pdf' }))
    expect(await screen.findByRole('dialog', { name: 'Sign Document' })).toBeDefined()
  })

  it('offers to pay an invoice, and is hidden when nothing is due', async () => {
    openLead({ lead: { invoices: [INVOICE] } })
    fireEvent.click(await screen.findByRole('button', { name: /^Pay Deposit ?, \$600\.50$/ }))
    expect(await screen.findByRole('dialog', { name: 'Make A Payment' })).toBeDefined()
    cleanup()
    openLead()
    await screen.findByRole('list', { name: 'Your progress' })
    expect(screen.queryByRole('button', { name: /^(Pay|Sign) / })).toBeNull()
  })
})
