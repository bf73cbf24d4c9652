import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Vendor } from '@vowkit/sdk-core/contract'
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

/** Opens the saved vendors of a couple. */
function openSaved(vendors: Vendor[], options: object = { userId: 7 }) {
  const lists = ['/vendor/active/', '/vendor/booked/', '/vendor/in-person-list/']
  return openScreen('/dashboard/vendors/saved', {
    isSignedIn: true,
    ...options,
    script: [
      { path: '/vendor/favourite-list/', always: true, body: { results: vendors, count: vendors.length } },
      { path: '/vision/list/', always: true, body: { data: [] } },
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
  expect(JSON.parse(String(platform.backend.to(BRIEF)[0]?.body))).toMatchObject({ vendor_ids: [1, 3] })
})

it('AskSeveral sends a brief to at most ten vendors', async () => {
  const { platform } = openSaved(Array.from({ length: 11 }, (_, index) => vendorOf(index + 1)))
  const dialog = await openBrief()
  for (const box of dialog.getAllByRole('checkbox')) fireEvent.click(box)
  expect(dialog.getByText('Choose at most ten vendors.')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Send to 11 vendors' }))
  expect(platform.backend.to(BRIEF)).toEqual([])
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
