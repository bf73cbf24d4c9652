import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { describe, expect, it, vi } from 'vitest'
import { AttributionProvider } from '../../provider/attribution.tsx'
import { type SetupOptions, SIGN_IN, setup } from '../../testing/setup.tsx'
import { VendorInquiry, type VendorInquiryProps } from './vendor-inquiry.tsx'

const path = '/vendor/detail/get/3/'
const VENDOR = {
  id: 3,
  user: { id: 77, first_name: 'Iris', last_name: 'Moon' },
  business_name: 'Iris & Fern',
  categories_label: 'Florists',
  inquiry: false,
}
const vendor = (more: object = {}): ScriptedAnswer => ({
  method: 'GET',
  path,
  always: true,
  body: { ...VENDOR, ...more },
})
const posted = (answer: object): ScriptedAnswer => ({ method: 'POST', path, ...answer })

function show(script: ScriptedAnswer[], props: Partial<VendorInquiryProps> = {}, options: SetupOptions = {}) {
  return setup(<VendorInquiry vendorId={3} {...props} />, { isSignedIn: true, ...options, script })
}
const button = (name: string) => screen.findByRole('button', { name })
const date = () => screen.getByLabelText('Wedding date')
const guests = () => screen.getByLabelText('Guests')
const words = () => screen.getByLabelText('Your message')

describe('VendorInquiry', () => {
  it('sends the date, the guests and the message, then links to the conversation', async () => {
    const onInquiry = vi.fn()
    const after = vendor({ inquiry: true, chatroom_id: 5 })
    const { user, platform } = show([{ ...vendor(), always: false }, posted({ status: 201 }), after], { onInquiry })
    await screen.findByRole('heading', { name: 'Send Iris & Fern an inquiry' })
    screen.getByText(/also sees your names, your photo/)
    fireEvent.change(date(), { target: { value: '2999-06-12' } })
    await user.type(guests(), '120')
    await user.type(words(), 'Are you free?')
    await user.click(await button('Send inquiry'))
    await screen.findByRole('heading', { name: 'Your inquiry is with Iris & Fern' })
    expect(screen.getByRole('region', { name: 'Your inquiry is with Iris & Fern' })).toHaveFocus()
    expect(JSON.parse(String(platform.backend.to(path, 'POST')[0]?.body))).toEqual({
      message: 'Are you free?',
      guests: 120,
      wedding_date: '2999-06-12',
    })
    const link = await screen.findByRole('link', { name: 'Open the conversation' })
    const target =
      'https://site.test/dashboard/messages/?chatroom_id=5&chatroom_name=Iris+%26+Fern&chatroom_type=Florists'
    await waitFor(() => expect(link).toHaveAttribute('href', target))
    expect(link).toHaveAttribute('target', '_blank')
    expect(onInquiry).toHaveBeenCalledExactlyOnceWith('sent')
  })

  it('is filled in with the date and the guests that the couple has already given, which it can clear', async () => {
    const { user, platform } = show([vendor({ inquiry_facts: { wedding_date: '2999-06-12', guests: 120 } })])
    await waitFor(() => expect(date()).toHaveValue('2999-06-12'))
    expect(guests()).toHaveValue(120)
    await user.clear(guests())
    await user.click(await button('Send inquiry'))
    expect(JSON.parse(String(platform.backend.to(path, 'POST')[0]?.body))).toEqual({ wedding_date: '2999-06-12' })
  })

  it.each([
    ['taken', 'Iris & Fern is not available on this date. You can still ask, in case plans change.'],
    ['free', 'Iris & Fern is free on this date.'],
  ])('shows that the vendor is %s on the entered date, and can be sent all the same', async (status, text) => {
    const asked = '/vendor/availability/3/?date=2999-06-12'
    const answer = { path: asked, body: { date: '2999-06-12', status } }
    const { user, platform } = show([vendor(), answer, posted({ status: 201 })])
    await screen.findByRole('heading', { name: 'Send Iris & Fern an inquiry' })
    fireEvent.change(date(), { target: { value: '0002-06-12' } })
    fireEvent.change(date(), { target: { value: '2999-06-12' } })
    expect(await screen.findByText(text)).toHaveRole('status')
    expect(platform.backend.requests.filter(({ path }) => path.startsWith('/vendor/availability/'))).toHaveLength(1)
    fireEvent.change(date(), { target: { value: '' } })
    expect(screen.queryByText(text)).not.toBeInTheDocument()
    fireEvent.change(date(), { target: { value: '2999-06-12' } })
    await user.click(await button('Send inquiry'))
    expect(platform.backend.to(path, 'POST')).toHaveLength(1)
  })

  it('shows nothing about the date if the vendor shares no calendar or the request fails', async () => {
    const asked = (day: number) => `/vendor/availability/3/?date=2999-06-${day}`
    const unknown = { path: asked(12), body: { date: '2999-06-12', status: 'unknown' } }
    const { platform } = show([vendor(), unknown, { path: asked(13), status: 404, body: {} }])
    await screen.findByRole('heading', { name: 'Send Iris & Fern an inquiry' })
    for (const day of [12, 13]) {
      fireEvent.change(date(), { target: { value: `2999-06-${day}` } })
      await waitFor(() => expect(platform.backend.to(asked(day))).toHaveLength(1))
    }
    expect(screen.queryByText(/on this date/)).not.toBeInTheDocument()
  })

  it('sends the element and the partner of the page with the inquiry', async () => {
    const page = { element: 'vendor-inquiry', partner: 'Fennel', vendorId: '3' }
    const inquiry = (
      <AttributionProvider {...page}>
        <VendorInquiry vendorId={3} />
      </AttributionProvider>
    )
    const { user, platform } = setup(inquiry, { isSignedIn: true, script: [vendor(), posted({ status: 201 })] })
    await user.click(await button('Send inquiry'))
    await waitFor(() => expect(platform.backend.to(path, 'POST')).toHaveLength(1))
    expect(JSON.parse(String(platform.backend.to(path, 'POST')[0]?.body))).toEqual({
      element: 'vendor-inquiry',
      partner: 'Fennel',
    })
  })

  it('lets a signed-out visitor sign in by code, keeps the message, and sends it', async () => {
    const { user, platform } = show([vendor(), ...SIGN_IN, posted({ status: 201 })], {}, { isSignedIn: false })
    await user.type(words(), 'Are you free?')
    await user.click(await button('Send inquiry'))
    await user.type(await screen.findByLabelText(/email/i), 'maya@example.com{Enter}')
    await user.type(await screen.findByLabelText(/code/i), '1234')
    await screen.findByRole('heading', { name: 'Your inquiry is with Iris & Fern' })
    expect(String(platform.backend.to(path, 'POST')[0]?.body)).toContain('Are you free?')
  })

  it('keeps the message after the visitor closes the sign-in dialog', async () => {
    const { user } = show([vendor()], {}, { isSignedIn: false })
    await user.type(words(), 'Are you free?')
    await user.click(await button('Send inquiry'))
    await user.click(await button('Close'))
    expect(words()).toHaveValue('Are you free?')
  })

  it('says that an inquiry was sent before, with a link to the conversation', async () => {
    show([vendor({ inquiry: true, chatroom_id: 5 })])
    await screen.findByRole('heading', { name: 'You’ve already sent an inquiry to Iris & Fern' })
    expect(await screen.findByRole('link', { name: 'Open the conversation' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send inquiry' })).toBeNull()
  })

  it('links to the couple’s workspace with the vendor if there is no conversation', async () => {
    show([vendor({ inquiry: true })])
    const link = await screen.findByRole('link', { name: 'Open the conversation' })
    expect(link).toHaveAttribute('href', 'https://site.test/dashboard/vendors/manage/3')
  })

  it.each([
    [{ status: 500 }, 'Failed to send inquiry. Please try again.'],
    [{ status: 200 }, 'Inquiry was not sent. Please try again.'],
  ])('shows an error after the response %o and keeps the message', async (answer, text) => {
    const { user } = show([vendor(), posted(answer)])
    await user.type(words(), 'Hello')
    await user.click(await button('Send inquiry'))
    expect(await screen.findByText(text)).toBeVisible()
    expect(words()).toHaveValue('Hello')
  })

  it('does not send a date in the past and focuses the field', async () => {
    const { user, platform } = show([vendor()])
    fireEvent.change(date(), { target: { value: '2001-01-01' } })
    await user.click(await button('Send inquiry'))
    expect(screen.getByRole('alert')).toHaveTextContent('This date is in the past.')
    expect(date()).toHaveFocus()
    expect(date()).toBeInvalid()
    expect(platform.backend.to(path, 'POST')).toEqual([])
  })

  it('fills in initial values without replacing those of the visitor', async () => {
    const { show: rerender } = show([vendor()])
    fireEvent.change(date(), { target: { value: '2999-01-01' } })
    const initial = { weddingDate: '2998-02-02', guests: '80' }
    rerender(<VendorInquiry vendorId={3} initial={initial} />)
    expect(date()).toHaveValue('2999-01-01')
    expect(guests()).toHaveValue(80)
  })

  it('sends the inquiry to the vendor whose public page has the slug', async () => {
    const page = {
      path: '/vendor/public/iris-fern/',
      always: true,
      body: { id: 3, slug: 'iris-fern', url: 'https://s.test' },
    }
    const onInquiry = vi.fn()
    const { user } = setup(<VendorInquiry vendorId="iris-fern" onInquiry={onInquiry} />, {
      isSignedIn: true,
      script: [page, vendor(), posted({ status: 201, body: {} })],
    })
    await screen.findByRole('heading', { name: /Iris & Fern/ })
    await user.click(screen.getByRole('button', { name: /send/i }))
    await waitFor(() => expect(onInquiry).toHaveBeenCalledWith('sent'))
  })

  it('says that the vendor is not listed after a 404', async () => {
    show([{ method: 'GET', path, always: true, status: 404 }])
    expect(await screen.findByText('This vendor is no longer listed.')).toBeVisible()
  })

  it('sends the value of the hidden field', async () => {
    const { user, platform, container } = show([vendor(), posted({ status: 201 })])
    const field = container.querySelector('input[name="website"]')
    if (field) fireEvent.change(field, { target: { value: 'https://spam.example' } })
    await user.click(await button('Send inquiry'))
    await screen.findByRole('heading', { name: 'Your inquiry is with Iris & Fern' })
    expect(String(platform.backend.to(path, 'POST')[0]?.body)).toContain('spam.example')
  })
})
