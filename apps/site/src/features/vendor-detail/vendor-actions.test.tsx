import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openPath } from '../../shared/router.ts'
import { CHAT, CLAIM, DETAIL, openVendor, ROOM, SAVE, VENDOR } from './test/open-vendor.tsx'

const MESSAGES =
  '/dashboard/messages/?chatroom_id=5&chatroom_name=Iris+%26+Fern&chatroom_image=https%3A%2F%2Fapi.test%2Firis.webp&chatroom_type=Florists'

afterEach(cleanup)

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const notices = () => within(screen.getByRole('region', { name: 'Notifications' }))
const address = () => window.location.pathname + window.location.search

describe('the "Inquire" button', () => {
  const post = (answer: object) => ({ method: 'POST', path: DETAIL, ...answer })
  const before = { method: 'GET', path: DETAIL, body: VENDOR }
  const submit = async () => {
    fireEvent.click(await button('Inquire'))
    fireEvent.click(await button('Send inquiry'))
  }

  const closeForm = () => {
    const [close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })
    if (close) fireEvent.click(close)
  }

  it('opens a form, sends one inquiry for two clicks and shows what happens next', async () => {
    const { platform } = openVendor({
      vendor: { inquiry: true, chatroom_id: 5 },
      script: [before, post({ status: 201, body: { detail: 'ok' } })],
    })
    fireEvent.click(await button('Inquire'))
    fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: 'Are you free?' } })
    const send = await button('Send inquiry')
    fireEvent.click(send)
    fireEvent.click(send)
    expect(await screen.findByText('✅ Inquiry sent successfully!')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Your inquiry is with Iris & Fern' })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Open the conversation' })
    await waitFor(() => expect(link.getAttribute('href')).toBe(MESSAGES))
    expect(platform.backend.to(DETAIL, 'POST').map(({ body }) => body)).toEqual(['{"message":"Are you free?"}'])
    expect(platform.tracked.some((event) => event.startsWith('Inquiry Sent'))).toBe(true)
    closeForm()
    expect((await button('Inquiry Sent ✅')).getAttribute('aria-disabled')).toBe('true')
  })

  it('fills in the date of the couple’s profile', async () => {
    const dashboard = { user: { id: 7 }, partner_name: '', wedding_date: '2999-06-12', image: '' }
    openVendor({ script: [{ path: '/couple/dashboard/', always: true, body: dashboard }] })
    fireEvent.click(await button('Inquire'))
    const date = await screen.findByLabelText<HTMLInputElement>('Wedding date')
    await waitFor(() => expect(date.value).toBe('2999-06-12'))
  })

  it('shows a message when an inquiry already exists', async () => {
    const refused = { status: 400, body: { detail: 'Inquiry already exists.', code: 'invalid' } }
    const { platform } = openVendor({ vendor: { inquiry: true }, script: [before, post(refused)] })
    await submit()
    const text = '🔁 You’ve already sent an inquiry to this vendor.'
    await screen.findByText(text)
    await act(() => platform.clock.advance(1_000))
    expect(screen.getByRole('alert').textContent).toBe(text)
    closeForm()
    expect((await button('Inquiry Sent ✅')).getAttribute('aria-disabled')).toBe('true')
  })

  it.each([
    [{ status: 200 }, '❌ Inquiry was not sent. Please try again.'],
    [{ status: 404, body: { detail: 'Not found.' } }, '❌ Failed to send inquiry. Please try again.'],
    [{ fault: 'refuse' }, '❌ Failed to send inquiry. Please try again.'],
  ])('keeps the form open after the response %o', async (answer, text) => {
    openVendor({ script: [post(answer)] })
    await submit()
    expect(await screen.findByText(text)).toBeDefined()
    closeForm()
    expect((await button('Inquire')).getAttribute('aria-disabled')).toBe('false')
  })

  it('is disabled when the couple has already sent an inquiry', async () => {
    openVendor({ vendor: { inquiry: true } })
    expect((await button('Inquiry Sent ✅')).getAttribute('aria-disabled')).toBe('true')
  })

  it('shows the confirmation toast for five seconds', async () => {
    const { platform } = openVendor({ vendor: { inquiry: true }, script: [before, post({ status: 201 })] })
    await submit()
    await screen.findByText('✅ Inquiry sent successfully!')
    await act(() => platform.clock.advance(4_999))
    expect(notices().getByText('✅ Inquiry sent successfully!')).toBeDefined()
    await act(() => platform.clock.advance(1))
    expect(screen.queryByText('✅ Inquiry sent successfully!')).toBeNull()
  })
})

describe('the "Add to Favorites" button', () => {
  it('switches to "Favorited" immediately and refetches the vendor', async () => {
    const before = { method: 'GET', path: DETAIL, body: VENDOR }
    const saved = { method: 'POST', path: SAVE, body: { is_favorited: true } }
    const { platform } = openVendor({ vendor: { is_favorited: true }, script: [before, saved] })
    const heart = await button('Add to Favorites')
    fireEvent.click(heart)
    expect(heart.textContent).toBe('Favorited')
    expect(screen.getByText('Added to your favorites').getAttribute('role')).toBe('status')
    await waitFor(() => expect(platform.backend.to(DETAIL, 'GET')).toHaveLength(2))
    await waitFor(() =>
      expect(platform.tracked.filter((event) => event.startsWith('Added To Favorites'))).toHaveLength(1),
    )
    expect(heart.textContent).toBe('Favorited')
    expect(platform.tracked.filter((event) => event.startsWith('Vendor Profile Viewed'))).toHaveLength(1)
  })

  it('switches back and shows an error when saving fails', async () => {
    openVendor({ script: [{ method: 'POST', path: SAVE, status: 400, body: { detail: 'no', code: 'internal' } }] })
    fireEvent.click(await button('Add to Favorites'))
    expect(await screen.findByText('That was not saved. Please try again.')).toBeDefined()
    expect(await button('Add to Favorites')).toBeDefined()
  })
})

describe('the "Message" button', () => {
  it('opens one conversation for two clicks', async () => {
    const { platform } = openVendor({ script: [{ method: 'POST', path: ROOM, body: CHAT }] })
    const write = await button('Message')
    fireEvent.click(write)
    fireEvent.click(write)
    await waitFor(() => expect(address()).toBe(MESSAGES))
    expect(platform.backend.to(ROOM)).toHaveLength(1)
  })

  it('shows an error when the conversation fails to open, and works on a retry', async () => {
    const failing = { method: 'POST', path: ROOM, status: 404, body: { detail: 'Not found.', code: 'not_found' } }
    openVendor({ script: [failing, { method: 'POST', path: ROOM, body: CHAT }] })
    fireEvent.click(await button('Message'))
    expect(await screen.findByText('The conversation didn’t open. Please try again.')).toBeDefined()
    fireEvent.click(await button('Message'))
    await waitFor(() => expect(address()).toBe(MESSAGES))
  })

  it('does not open the conversation when the visitor has left the page', async () => {
    const { platform } = openVendor({ script: [{ method: 'POST', path: ROOM, body: CHAT }] })
    fireEvent.click(await button('Message'))
    act(() => openPath('/chat'))
    await waitFor(() => expect(platform.backend.to(ROOM)).toHaveLength(1))
    await screen.findByRole('heading', { name: 'Chat VIew' })
    expect(address()).toBe('/chat')
  })
})

describe('the "Claim Now" button', () => {
  const claim = (answer: object = { body: CHAT }) => ({ method: 'POST', path: CLAIM, ...answer })

  it('is reachable through the deal link in the rail', async () => {
    openVendor()
    const link = await screen.findByRole('link', { name: 'Claim Exclusive Deal 🎉' })
    expect(link.getAttribute('href')).toBe('#ExclusivePackage')
    expect(document.getElementById('ExclusivePackage')).not.toBeNull()
  })

  it('shows a toast while claiming, then opens the conversation', async () => {
    const { platform } = openVendor({ script: [claim()] })
    const [first] = await screen.findAllByRole('button', { name: 'Claim Now' })
    if (first) fireEvent.click(first)
    expect(screen.getByText('Claiming Deal...')).toBeDefined()
    expect(await screen.findByText('🎉 Exclusive Deal Claimed! You’ll hear back from the vendor soon')).toBeDefined()
    expect(screen.queryByText('Claiming Deal...')).toBeNull()
    await waitFor(() => expect(address()).toBe(MESSAGES))
    expect(platform.backend.to(CLAIM)).toHaveLength(1)
    expect(platform.tracked.filter((event) => event.startsWith('Message Initiated'))).toHaveLength(1)
    act(() => window.history.back())
    await waitFor(async () => expect((await button('Claimed ✅')).disabled).toBe(true))
  })

  it('shows the toast until the request has completed', async () => {
    const { platform } = openVendor({ script: [claim({ fault: 'hang' })] })
    const [first] = await screen.findAllByRole('button', { name: 'Claim Now' })
    if (first) fireEvent.click(first)
    await act(() => platform.clock.advance(10_000))
    expect(notices().getByText('Claiming Deal...')).toBeDefined()
  })

  it('shows an error and stays on the profile when claiming fails', async () => {
    openVendor({ script: [claim({ status: 400, body: { detail: 'no', code: 'internal' } })] })
    const [first] = await screen.findAllByRole('button', { name: 'Claim Now' })
    if (first) fireEvent.click(first)
    expect(await screen.findByText('The deal was not claimed. Please try again.')).toBeDefined()
    expect(screen.queryByText('Claiming Deal...')).toBeNull()
    expect(address()).toBe('/dashboard/vendor-detail/3')
    expect(screen.getAllByRole('button', { name: 'Claim Now' })).toHaveLength(2)
  })
})
