import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Vendor } from '@vowkit/sdk-core/contract'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'

const BRIEF = '/vendor/brief/'

function vendorOf(id: number, given: Partial<Vendor> = {}): Vendor {
  return {
    ...{ id, user: id + 100, business_name: `Vendor ${id}`, image: '', about_us: '', categories_label: 'Florists' },
    ...{ is_first_message: false, is_first_invoice: false, is_first_file: false },
    ...given,
  }
}

interface OpenSaved {
  userId?: number
  /** The couple's profile. */
  profile?: ScriptedAnswer
  /** The couple's visions, latest first. */
  visions?: readonly object[]
}

/** Opens the saved vendors of a couple. */
function openSaved(vendors: Vendor[], { profile, visions = [], ...options }: OpenSaved = { userId: 7 }) {
  const lists = ['/vendor/active/', '/vendor/booked/', '/vendor/in-person-list/']
  return openScreen('/dashboard/vendors/saved', {
    isSignedIn: true,
    ...options,
    script: [
      ...(profile ? [profile] : []),
      { path: '/vendor/favourite-list/', always: true, body: { results: vendors, count: vendors.length } },
      { path: '/vision/list/', always: true, body: { data: visions } },
      ...lists.map((path) => ({ path, always: true, body: [] })),
    ],
  })
}

async function openBrief() {
  fireEvent.click(await screen.findByRole('button', { name: 'Ask several at once' }))
  return within(await screen.findByRole('dialog', { name: 'One brief to several vendors' }))
}

afterEach(cleanup)

it('AskSeveral sends a brief to chosen vendors of a list, starting with those that the couple compares', async () => {
  const { platform } = openSaved([vendorOf(1), vendorOf(2, { progress: { step: 'inquired' } }), vendorOf(3)])
  fireEvent.click(await screen.findByRole('button', { name: 'Compare Vendor 3' }))
  const dialog = await openBrief()
  expect(dialog.getByLabelText<HTMLInputElement>('Vendor 3').checked).toBe(true)
  expect(dialog.getByLabelText<HTMLInputElement>('Vendor 1').checked).toBe(false)
  expect(dialog.getByLabelText<HTMLInputElement>('Vendor 2 Contacted').checked).toBe(false)
  fireEvent.click(dialog.getByLabelText('Vendor 1'))
  platform.backend.answer({ path: BRIEF, body: { results: [1, 3].map((id) => ({ vendor_id: id, outcome: 'sent' })) } })
  fireEvent.click(dialog.getByRole('button', { name: 'Send to 2 vendors' }))
  expect(await dialog.findAllByText('Sent')).toHaveLength(2)
  expect(JSON.parse(String(platform.backend.to(BRIEF)[0]?.body))).toMatchObject({ vendor_ids: [3, 1] })
})

it('AskSeveral lists everything that each vendor receives, with what it sees of the profile', async () => {
  const names = { first_name: 'Priya', last_name: 'Walker', partner_name: 'Sam', partner_email: '', email: '' }
  const wedding = { wedding_city: 'Sonoma', wedding_date: '2999-05-01', image: '/photo.jpg' }
  openSaved([vendorOf(1, { currency: 'USD' }), vendorOf(2)], {
    userId: 7,
    profile: { path: '/couple/update-profile/', always: true, body: { ...names, ...wedding } },
  })
  const dialog = await openBrief()
  const preview = within(dialog.getByRole('region', { name: 'Each vendor receives' }))
  fireEvent.change(dialog.getByLabelText(/^Guests/), { target: { value: '120' } })
  fireEvent.change(dialog.getByLabelText(/^Budget for each vendor/), { target: { value: '3000' } })
  for (const text of [
    'From: Priya Walker & Sam, with your photo',
    'Date: May 1, 2999',
    'Place: Sonoma',
    'Guests: 120',
    'Our budget for this is $3,000.',
    'And that you come from this website. Nothing else: your total budget stays private.',
  ])
    expect(await preview.findByText(text)).toBeDefined()
  fireEvent.change(dialog.getByLabelText(/^Wedding date/), { target: { value: '' } })
  expect(preview.getByText('Date: May 1, 2999')).toBeDefined()
})

it.each([
  ['profile', { wedding_date: '2999-05-01', guests: 90 }, []],
  [
    'visions, and names that source',
    { vision_facts: { wedding_date: '2999-05-01', guests: 90 } },
    Array(2).fill('From your vision. You can change it.'),
  ],
])('AskSeveral fills in the date and the guests of the couple’s %s', async (_, body, notes) => {
  const { platform } = openSaved(
    ['1', '2'].map((id) => vendorOf(Number(id), { is_favorited: true })),
    { userId: 7, profile: { path: '/couple/update-profile/', always: true, body } },
  )
  const dialog = await openBrief()
  const guests = dialog.getByLabelText<HTMLInputElement>(/^Guests/)
  await waitFor(() => expect(guests.value).toBe('90'))
  expect(dialog.queryAllByText(/^From your vision/).map(({ textContent }) => textContent)).toEqual(notes)
  platform.backend.answer({ path: BRIEF, body: { results: [] } })
  fireEvent.click(dialog.getByRole('button', { name: 'Send to 2 vendors' }))
  await waitFor(() => expect(platform.backend.to(BRIEF)).toHaveLength(1))
  expect(JSON.parse(String(platform.backend.to(BRIEF)[0]?.body))).toMatchObject({
    guests: 90,
    wedding_date: '2999-05-01',
  })
  expect(guests.value).toBe('90')
})

it('AskSeveral attaches the latest vision and shows its image, until the couple removes it', async () => {
  const visionOf = (id: string, title: string) => ({
    ...{ id, title, description: title, images: [], result_image: `https://api.test/${id}.png` },
    ...{ created_at: '2026-05-01T10:00:00Z', is_processing: false },
  })
  const saved = { is_favorited: true }
  const { platform } = openSaved([vendorOf(1, saved), vendorOf(2, saved)], {
    userId: 7,
    visions: [visionOf('v2', 'Garden at dusk'), visionOf('v1', 'Barn')],
  })
  const dialog = await openBrief()
  const preview = within(dialog.getByRole('region', { name: 'Each vendor receives' }))
  const title = await preview.findByText('Vision: Garden at dusk')
  expect(title.parentElement?.querySelector('img')?.src).toBe('https://api.test/v2.png')
  expect(dialog.getByLabelText<HTMLSelectElement>(/^Vision/).value).toBe('v2')
  fireEvent.change(dialog.getByLabelText(/^Vision/), { target: { value: '' } })
  expect(preview.queryByText(/^Vision/)).toBeNull()
  platform.backend.answer({ path: BRIEF, body: { results: [] } })
  fireEvent.click(dialog.getByRole('button', { name: 'Send to 2 vendors' }))
  await waitFor(() => expect(platform.backend.to(BRIEF)).toHaveLength(1))
  expect(JSON.parse(String(platform.backend.to(BRIEF)[0]?.body))).not.toHaveProperty('vision_id')
})

it('AskSeveral sends a brief to at most ten vendors', async () => {
  const { platform } = openSaved(Array.from({ length: 11 }, (_, index) => vendorOf(index + 1)))
  const dialog = await openBrief()
  for (const box of dialog.getAllByRole('checkbox')) fireEvent.click(box)
  expect(dialog.getByText('Choose at most ten vendors.')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Send to 11 vendors' }))
  expect(platform.backend.to(BRIEF)).toEqual([])
})

it('AskSeveral chooses at first the vendors that the couple has saved and not contacted, and shows their facts', async () => {
  const saved = { is_favorited: true, currency: 'usd', from_price: '395.00' }
  openSaved([
    vendorOf(1, { ...saved, availability: { date: '2026-09-12', status: 'taken' } }),
    vendorOf(2, { ...saved, progress: { step: 'inquired' } }),
    vendorOf(3),
  ])
  const dialog = await openBrief()
  const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false])
  expect(dialog.getByRole('checkbox', { name: 'Vendor 1 from $395 Not free on your date' })).toBeDefined()
  fireEvent.click(dialog.getByLabelText('Vendor 3'))
  expect(dialog.getByText(/^The vendors you saved or compare are already chosen/)).toBeDefined()
})

it('AskSeveral is not offered for one vendor', async () => {
  openSaved([vendorOf(1)])
  await screen.findByRole('article')
  expect(screen.queryByRole('button', { name: 'Ask several at once' })).toBeNull()
})

it('AskSeveral is not offered in a session of a magic link', async () => {
  openSaved([vendorOf(1), vendorOf(2)], {})
  await screen.findAllByRole('article')
  expect(screen.queryByRole('button', { name: 'Ask several at once' })).toBeNull()
})
