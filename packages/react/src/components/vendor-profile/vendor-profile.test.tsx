import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SIGN_IN, setup } from '../../testing/setup.tsx'
import { vendorAnswer } from './test/vendor.ts'
import { VendorProfile } from './vendor-profile.tsx'
import { VendorReviewList } from './vendor-review-list.tsx'

describe('VendorProfile', () => {
  it('shows the photos, description, services, deals, reviews, questions and inquiry without a session', async () => {
    setup(<VendorProfile vendorId={3} />, { script: [vendorAnswer()] })
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 2, name: 'Iris & Fern' })).toBeVisible()
    for (const name of ['About Us', 'Services Offered', 'Exclusive Deals', 'Reviews', 'Frequently Asked Questions'])
      expect(screen.getByRole('heading', { name })).toBeVisible()
    expect(screen.getByText('Arches')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Photos of Iris & Fern' })).toBeVisible()
    expect(screen.getByText(/^from/)).toHaveTextContent('from $1,200 · Small')
    expect(screen.getByRole('button', { name: 'Send inquiry' })).toBeVisible()
  })

  it.each([
    ['free', 'Free on June 12, 2027'],
    ['taken', 'Not available on June 12, 2027'],
    ['unknown', 'Ask if free on June 12, 2027'],
    ['something-new', 'Ask if free on June 12, 2027'],
  ])('shows a vendor that is %s on the couple’s date', async (status, text) => {
    setup(<VendorProfile vendorId={3} />, { script: [vendorAnswer({ availability: { date: '2027-06-12', status } })] })
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('shows the description of a vendor as text, without its HTML', async () => {
    const { container } = setup(<VendorProfile vendorId={3} />, { script: [vendorAnswer()] })
    expect(await screen.findByText('From our fields.')).toBeVisible()
    expect(screen.getByText('Since 1912.')).toBeVisible()
    expect(container.querySelector('[onerror], .vk-vendor__about b')).toBeNull()
  })

  it('moves the focus to the message of the inquiry when the visitor presses Message', async () => {
    const { user } = setup(<VendorProfile vendorId={3} />, { script: [vendorAnswer()] })
    await user.click(await screen.findByRole('button', { name: 'Message' }))
    expect(screen.getByLabelText('Your message')).toHaveFocus()
  })

  it('asks a signed-out visitor to sign in before it claims a deal, then links to the conversation', async () => {
    const room = { chatroom_id: 5, name: 'Iris & Fern', category: 'Florists', image: '' }
    const { user, platform } = setup(<VendorProfile vendorId={3} />, {
      script: [
        vendorAnswer(),
        ...SIGN_IN,
        { method: 'POST', path: '/chat/create-chat-room/77/?exclusive_offer=9', body: room },
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Claim Now' }))
    await user.type(await screen.findByLabelText(/email/i), 'maya@example.com{Enter}')
    await user.type(await screen.findByLabelText(/code/i), '1234')
    const link = await screen.findByRole('link', { name: 'Open the conversation' })
    expect(link).toHaveAttribute('href', expect.stringContaining('https://site.test/dashboard/messages/?chatroom_id=5'))
    expect(platform.backend.to('/chat/create-chat-room/77/?exclusive_offer=9')).toHaveLength(1)
  })

  it.each([
    ['a click', 'click', {}],
    ['a Ctrl click', 'click', { ctrlKey: true }],
    ['a Cmd click', 'click', { metaKey: true }],
    ['a click with the middle button', 'auxclick', { button: 1 }],
  ])('opens the conversation in a new tab with a one-time code for this page after %s', async (_, type, init) => {
    const { platform } = setup(<VendorProfile vendorId={3} />, {
      isSignedIn: true,
      script: [
        vendorAnswer({ inquiry: true, chatroom_id: 5 }),
        { path: '/auth/handoff/', body: { code: 'c0', expires_in: 60 } },
      ],
    })
    const replace = vi.fn()
    const open = vi
      .spyOn(window, 'open')
      .mockReturnValue(
        Object.create(window, { opener: { value: null, writable: true }, location: { value: { replace } } }),
      )
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the conversation' })
    fireEvent(link, new MouseEvent(type, { bubbles: true, cancelable: true, ...init }))
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`${link.href}&handoff=c0`))
    expect(JSON.parse(String(platform.backend.to('/auth/handoff/')[0]?.body))).toEqual({ target: link.href })
    open.mockRestore()
  })

  it('says that an unknown vendor is not listed, and reports it', async () => {
    const onError = vi.fn()
    setup(<VendorProfile vendorId={3} onError={onError} />, {
      script: [{ path: '/vendor/detail/get/3/', status: 404, always: true, body: { code: 'not_found' } }],
    })
    expect(await screen.findByText('This vendor is no longer listed')).toBeVisible()
    expect(onError).toHaveBeenCalledWith({ code: 'not_found', message: 'This vendor is no longer listed' })
  })

  it('shows the vendor whose public page has the slug', async () => {
    const page = { path: '/vendor/public/iris-fern/', body: { id: 3, slug: 'iris-fern', url: 'https://site.test' } }
    setup(<VendorProfile vendorId="iris-fern" />, { script: [page, vendorAnswer()] })
    expect(await screen.findByRole('heading', { name: 'Iris & Fern' })).toBeVisible()
  })

  it('sends no request for a malformed id', () => {
    const { platform } = setup(<VendorProfile vendorId="x y" />)
    expect(screen.getByText('This vendor is no longer listed')).toBeVisible()
    expect(platform.backend.to('/vendor/public/x%20y/')).toEqual([])
  })

  it('offers a retry after a failed load', async () => {
    const { user } = setup(<VendorProfile vendorId={3} />, {
      script: [{ path: '/vendor/detail/get/3/', status: 400 }, vendorAnswer()],
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: 'Iris & Fern' })).toBeVisible()
  })
})

describe('VendorReviewList', () => {
  it('shows the reviews of a vendor with their average', async () => {
    setup(<VendorReviewList vendorId={3} />, { script: [vendorAnswer()] })
    const reviews = await screen.findByRole('region', { name: 'Reviews' })
    expect(within(reviews).getByText('Ana')).toBeVisible()
    expect(within(reviews).getByText('4.5')).toBeVisible()
  })

  it('says that a vendor has no reviews yet', async () => {
    setup(<VendorReviewList vendorId={3} />, { script: [vendorAnswer({ reviews: [] })] })
    expect(await screen.findByText('No reviews yet')).toBeVisible()
  })
})
