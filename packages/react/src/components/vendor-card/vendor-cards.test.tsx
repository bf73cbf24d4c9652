import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { expect, it, vi } from 'vitest'
import { type SetupOptions, SIGN_IN, setup } from '../../testing/setup.tsx'
import { vendorOf } from '../../testing/vendors.ts'
import { VendorCards } from './vendor-cards.tsx'
import type { VendorCardsProps } from './vendor-cards-props.ts'

const FAVOURITE = '/vendor/mark-favorite/3/'
const ROOM = '/chat/create-chat-room/103/'
const made: ScriptedAnswer = {
  path: ROOM,
  body: { chatroom_id: 9, name: 'Vendor 3', category: 'Florists', image: '' },
}

function show(options: SetupOptions = {}, props: Partial<VendorCardsProps> = {}) {
  return setup(<VendorCards vendors={[vendorOf(3), vendorOf(4)]} {...props} />, options)
}

const heart = () => screen.getByRole('button', { name: 'Save Vendor 3' })

it('VendorCards renders a list of cards', () => {
  show()
  const list = screen.getByRole('list')
  expect(within(list).getAllByRole('article')).toHaveLength(2)
  // Safari removes the list semantics of a list without bullets unless it has an explicit role.
  expect(list).toHaveAttribute('role')
})

it('VendorCards saves a vendor on the first tap and removes the vendor on the second', async () => {
  const { user, platform } = show({
    isSignedIn: true,
    script: [
      { path: FAVOURITE, body: { is_favorited: true } },
      { path: FAVOURITE, body: { is_favorited: false } },
    ],
  })
  await user.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  await user.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(platform.backend.to(FAVOURITE)).toHaveLength(2))
})

it.each([
  [{ status: 500 }, "We couldn't save your change. Please try again."],
  [{ fault: 'refuse' }, 'Please check your network connection.'],
] as const)(
  'VendorCards restores a heart whose change fails with %o, and shows an error on its card',
  async (answer, text) => {
    const again = { path: FAVOURITE, body: { is_favorited: true } }
    const { user } = show({ isSignedIn: true, script: [{ path: FAVOURITE, ...answer }, again] })
    await user.click(heart())
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    expect(within(screen.getAllByRole('article')[0] as HTMLElement).getByText(text)).toBeVisible()
    await user.click(heart())
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
  },
)

it('VendorCards shows no offline error on our own site, which has its own offline message', async () => {
  const { user } = show({ mode: 'site', isSignedIn: true, script: [{ path: FAVOURITE, fault: 'refuse' }] })
  await user.click(heart())
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('VendorCards calls onVendorSave after the backend has saved a vendor, and after it has removed the vendor', async () => {
  const onVendorSave = vi.fn()
  const script = [true, false].map((is_favorited) => ({ path: FAVOURITE, body: { is_favorited } }))
  const { user } = show({ isSignedIn: true, script }, { onVendorSave })
  await user.click(heart())
  await waitFor(() => expect(onVendorSave).toHaveBeenLastCalledWith({ vendor: vendorOf(3), saved: true }))
  await user.click(heart())
  await waitFor(() => expect(onVendorSave).toHaveBeenLastCalledWith({ vendor: vendorOf(3), saved: false }))
  expect(onVendorSave).toHaveBeenCalledTimes(2)
})

it('VendorCards does not call onVendorSave if the backend rejects the change', async () => {
  const onVendorSave = vi.fn()
  const { user } = show({ isSignedIn: true, script: [{ path: FAVOURITE, status: 500 }] }, { onVendorSave })
  await user.click(heart())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(onVendorSave).not.toHaveBeenCalled()
})

it('VendorCards reports several quick taps on a heart as one change, or as none', async () => {
  const onVendorSave = vi.fn()
  const script = [true, false, true].map((is_favorited) => ({ path: FAVOURITE, body: { is_favorited } }))
  const { platform } = show({ isSignedIn: true, script }, { onVendorSave })
  fireEvent.click(heart())
  fireEvent.click(heart())
  await waitFor(() => expect(platform.backend.to(FAVOURITE)).toHaveLength(2))
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'))
  expect(onVendorSave).not.toHaveBeenCalled()
  for (let tap = 0; tap < 3; tap++) fireEvent.click(heart())
  await waitFor(() => expect(onVendorSave).toHaveBeenCalledExactlyOnceWith({ vendor: vendorOf(3), saved: true }))
})

it('VendorCards signs the visitor in before it saves the vendor', async () => {
  const onVendorSave = vi.fn()
  const script = [...SIGN_IN, { path: FAVOURITE, body: { is_favorited: true } }]
  const { user, platform } = show({ script }, { onVendorSave })
  await user.click(heart())
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Email'), 'maya@example.com{Enter}')
  await user.type(await within(dialog).findByLabelText(/code/i), '1234')
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(platform.backend.to(FAVOURITE)).toHaveLength(1)
  await waitFor(() => expect(onVendorSave).toHaveBeenCalledExactlyOnceWith({ vendor: vendorOf(3), saved: true }))
})

it('VendorCards saves nothing if the visitor cancels the sign-in', async () => {
  const { user, platform } = show()
  await user.click(heart())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(heart()).toHaveAttribute('aria-pressed', 'false')
  expect(platform.backend.to(FAVOURITE)).toHaveLength(0)
})

it('VendorCards links to the site of the backend in a new tab and calls onVendorMessage', async () => {
  const onVendorMessage = vi.fn()
  const { user, platform } = show({}, { onVendorMessage })
  const message = screen.getByRole('link', { name: 'Message Vendor 3' })
  await waitFor(() => expect(message).toHaveAttribute('href', 'https://site.test/vendors/3'))
  expect(message).toHaveAttribute('target', '_blank')
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.click(message)
  expect(onVendorMessage).toHaveBeenCalledWith(vendorOf(3), null)
  expect(platform.backend.to(ROOM)).toHaveLength(0)
})

it('VendorCards links to the site URL from the host’s props and does not request the configuration', () => {
  const { platform } = show({}, { siteUrl: 'https://mine.test/' })
  expect(screen.getByRole('link', { name: 'View Profile of Vendor 3' })).toHaveAttribute(
    'href',
    'https://mine.test/vendors/3',
  )
  expect(platform.backend.to('/config/')).toHaveLength(0)
})

it('VendorCards renders no links for a site URL that is not http or https', () => {
  show({}, { siteUrl: 'javascript:alert(1)//' })
  expect(screen.getByRole('link', { name: 'View Profile of Vendor 3' })).not.toHaveAttribute('href')
})

it('VendorCards works without links if the URL of the site cannot be loaded', async () => {
  const onVendorSelect = vi.fn()
  const { user } = setup(<VendorCards vendors={[vendorOf(3)]} onVendorSelect={onVendorSelect} />, {
    script: [{ path: '/config/', always: true, status: 500 }],
  })
  const link = screen.getByRole('link', { name: 'View Profile of Vendor 3' })
  await user.click(link)
  expect(onVendorSelect).toHaveBeenCalledWith(vendorOf(3))
  expect(link).not.toHaveAttribute('href')
})

it('VendorCards uses relative links on our own site', () => {
  show({ mode: 'site', isSignedIn: true })
  const link = screen.getByRole('link', { name: 'View Profile of Vendor 3' })
  expect(link).toHaveAttribute('href', '/dashboard/vendor-detail/3')
  expect(link).not.toHaveAttribute('target')
})

it('VendorCards has a toggle that pins each vendor, which shows the vendors that are pinned', async () => {
  const onPin = vi.fn()
  const { user } = show({}, { pinned: new Set(['4']), onPin })
  const pin = (id: number) => screen.getByRole('button', { name: `Pin Vendor ${id} to your board` })
  expect(pin(3)).toHaveAttribute('aria-pressed', 'false')
  expect(pin(4)).toHaveAttribute('aria-pressed', 'true')
  await user.click(pin(3))
  expect(onPin).toHaveBeenCalledExactlyOnceWith(vendorOf(3))
})

it('VendorCards has no pins without a listener', () => {
  show()
  expect(screen.queryByRole('button', { name: /board/ })).toBeNull()
})

it('VendorCards creates a conversation on our own site and navigates to it', async () => {
  const { user, platform } = show({ mode: 'site', isSignedIn: true, script: [made] })
  await user.click(screen.getByRole('button', { name: 'Message Vendor 3' }))
  await waitFor(() => expect(platform.navigation.visited).toHaveLength(1))
  expect(platform.navigation.visited[0]).toContain('chatroom_id=9')
})

it('VendorCards passes the path of the conversation to onVendorMessage on our own site', async () => {
  const onVendorMessage = vi.fn()
  const { user, platform } = show({ mode: 'site', isSignedIn: true, script: [made] }, { onVendorMessage })
  await user.click(screen.getByRole('button', { name: 'Message Vendor 3' }))
  await waitFor(() => expect(onVendorMessage).toHaveBeenCalledTimes(1))
  expect(onVendorMessage.mock.calls[0]?.[1]).toContain('chatroom_id=9')
  expect(platform.navigation.visited).toEqual([])
})

it('VendorCards shows an error when a conversation cannot be created, and retries on request', async () => {
  const script = [{ path: ROOM, status: 500 }, made]
  const { user, platform } = show({ mode: 'site', isSignedIn: true, script })
  const message = screen.getByRole('button', { name: 'Message Vendor 3' })
  await user.click(message)
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't open the conversation. Please try again.")
  await user.click(message)
  await waitFor(() => expect(platform.navigation.visited).toHaveLength(1))
})

it('VendorCards does not navigate if it is unmounted before the conversation is created', async () => {
  const { platform, show: next } = show({ mode: 'site', isSignedIn: true, script: [made] })
  fireEvent.click(screen.getByRole('button', { name: 'Message Vendor 3' }))
  next(<p>Elsewhere</p>)
  await waitFor(() => expect(platform.tracked.join()).toContain('Message Initiated'))
  expect(platform.navigation.visited).toEqual([])
})

it('VendorCards prefetches a profile on our own site when a pointer enters its card', async () => {
  const { user, platform } = show({ mode: 'site', isSignedIn: true })
  await user.hover(screen.getByRole('heading', { name: 'Vendor 3' }))
  await waitFor(() => expect(platform.backend.to('/vendor/detail/get/3/')).toHaveLength(1))
})
