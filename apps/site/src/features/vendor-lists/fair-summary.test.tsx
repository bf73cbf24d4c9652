import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Vendor } from '@vowkit/sdk-core/contract'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'

const LIST = '/vendor/in-person-list/'
/** The time of the fake clock. */
const NOW = Date.parse('2026-06-01T12:00:00Z')
const DAY = 86_400_000

function vendorOf(id: number, more: Partial<Vendor> = {}): Vendor {
  return {
    id,
    user: id + 100,
    business_name: `Vendor ${id}`,
    image: '',
    about_us: '',
    categories_label: 'Florists',
    is_first_message: false,
    is_first_invoice: false,
    is_first_file: false,
    scanned_at: new Date(NOW - 60_000).toISOString(),
    ...more,
  }
}

const inquiryTo = (id: number) => `/vendor/detail/get/${id}/`
const SENT: ScriptedAnswer = { method: 'POST', status: 201, body: { detail: 'Inquiry sent successfully!' } }

function open(vendors: Vendor[], ...script: ScriptedAnswer[]) {
  const lists = ['/vendor/active/', '/vendor/booked/'].map((path) => ({ path, always: true, body: [] }))
  return openScreen('/dashboard/vendors/in_person', {
    isSignedIn: true,
    userId: 7,
    script: [
      ...script,
      { path: LIST, always: true, body: vendors },
      ...lists,
      { path: '/vendor/favourite-list/', always: true, body: { results: [], count: 0 } },
    ],
  })
}

const summary = (name: string) => screen.findByRole('region', { name })

afterEach(cleanup)

it('Wedding Fairs starts with the vendors that the couple met today, each with one action', async () => {
  open([
    vendorOf(1),
    vendorOf(2, { progress: { step: 'replied' } }),
    vendorOf(3, { scanned_at: new Date(NOW - 5 * DAY).toISOString() }),
  ])
  const today = within(await summary('You met 2 vendors today'))
  const rows = today.getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(within(rows[0] as HTMLElement).getByRole('button', { name: 'Message Vendor 1' })).toBeDefined()
  const manage = within(rows[1] as HTMLElement).getByRole('link', { name: 'Manage Vendor 2' })
  expect(manage.getAttribute('href')).toBe('/dashboard/vendors/manage/2')
})

it('Wedding Fairs names the day of a fair of the last three days', async () => {
  open([vendorOf(1, { scanned_at: new Date(NOW - 2 * DAY).toISOString() })])
  expect(await summary('You met 1 vendor on Saturday, May 30')).toBeDefined()
})

it('Wedding Fairs shows no summary of an earlier fair, or without the time of a scan', async () => {
  open([vendorOf(1, { scanned_at: new Date(NOW - 5 * DAY).toISOString() }), vendorOf(2, { scanned_at: undefined })])
  await screen.findAllByRole('article')
  expect(screen.queryByText(/You met/)).toBeNull()
})

it('the fair summary sends one message to all vendors that the couple has not contacted', async () => {
  const { platform } = open(
    [vendorOf(1), vendorOf(2), vendorOf(3, { is_first_invoice: true })],
    { ...SENT, path: inquiryTo(1) },
    { ...SENT, path: inquiryTo(2) },
  )
  const field = await screen.findByRole('textbox', { name: 'One message to the 2 vendors you have not contacted' })
  fireEvent.change(field, { target: { value: ' Are you free in May? ' } })
  const button = screen.getByRole('button', { name: 'Message all 2' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText(/Sent to 2 vendors\./)).toBeDefined()
  const sent = platform.backend.requests.filter(({ method, path }) => method === 'POST' && path.startsWith('/vendor/'))
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [inquiryTo(1), JSON.stringify({ message: 'Are you free in May?' })],
    [inquiryTo(2), JSON.stringify({ message: 'Are you free in May?' })],
  ])
  await waitFor(() => expect(platform.backend.to(LIST).length).toBeGreaterThan(1))
})

it('the fair summary names the vendors to which the message was not sent', async () => {
  open([vendorOf(1), vendorOf(2)], { ...SENT, path: inquiryTo(1) }, { path: inquiryTo(2), status: 500 })
  fireEvent.click(await screen.findByRole('button', { name: 'Message all 2' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Not sent to Vendor 2. Please try again.')
  expect(screen.getByText(/Sent to 1 vendor\./)).toBeDefined()
})

it('the fair summary asks for a message before it sends one', async () => {
  const { platform } = open([vendorOf(1)])
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: '  ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  expect(screen.getByRole('alert').textContent).toBe('Write a message first.')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(platform.backend.to(inquiryTo(1))).toEqual([])
})

it('"Message" in the fair summary opens the conversation, and says so when it does not open', async () => {
  const ROOM = '/chat/create-chat-room/101/'
  const { platform } = open([vendorOf(1)], { path: ROOM, status: 500 })
  const row = within(await summary('You met 1 vendor today'))
  fireEvent.click(row.getByRole('button', { name: 'Message Vendor 1' }))
  expect((await row.findByRole('alert')).textContent).toContain('didn’t open')
  platform.backend.answer({ path: ROOM, body: { chatroom_id: 9, name: 'Vendor 1', category: '', image: '' } })
  fireEvent.click(row.getByRole('button', { name: 'Message Vendor 1' }))
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/messages/'))
})
