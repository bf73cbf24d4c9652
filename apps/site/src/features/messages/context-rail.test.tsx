import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { openMessages, theirMessage } from './test/open-messages.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const CARD = {
  id: 3,
  user: 1005,
  business_name: 'Iris & Fern',
  image: 'https://api.test/iris.webp',
  categories_label: 'Florists',
  about_us: '',
  avg_rating: 0,
}
const FILE = {
  id: 51,
  user: 1005,
  file: 'https://api.test/documents/t/contract.pdf',
  file_name: 'contract.pdf',
  isDocusign: true,
  isCouplesign: false,
  isVendorsign: false,
}
const INVOICE = {
  id: 61,
  invoice_name: 'Deposit',
  total_amount: '1200.00',
  amount_due: '600.50',
  due_date: '2026-06-15',
  get_status_display: 'Due',
}
const LEAD = {
  lead_id: 12,
  lead: { couple_id: 7 },
  user: { user_id: 7 },
  invoices: [{ ...INVOICE, id: 60, get_status_display: 'Paid' }, INVOICE],
  files: [FILE],
  business_name: 'Iris & Fern',
  image: CARD.image,
  vendor_user_id: 1005,
  messages: [],
}

async function openRoom(isWide: boolean, ...first: ScriptedAnswer[]) {
  const media = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: isWide && query.includes('1200px') }))
  const opened = openMessages({
    script: [
      ...first,
      { path: '/vendor/active/', always: true, body: [CARD] },
      { path: '/market/couple/lead/data/3', always: true, body: LEAD },
    ],
  })
  fireEvent.click(await screen.findByRole('link', { name: /Iris/ }))
  await screen.findByRole('log')
  return opened
}

it('the context rail shows the next invoice and the documents in a wide window', async () => {
  await openRoom(true)
  const rail = within(await screen.findByRole('complementary', { name: 'What you share' }))
  expect(rail.getByText('Florists')).toBeDefined()
  expect((await rail.findByRole('region', { name: 'Next invoice' })).textContent).toBe(
    'Next invoiceDeposit$600.50Due June 15th, 2026',
  )
  expect(rail.getByRole('link', { name: /^contract\.pdf/ }).getAttribute('href')).toBe(FILE.file)
  expect(rail.getByText('Needs your signature')).toBeDefined()
  expect(rail.getByRole('link', { name: 'Manage vendor' }).getAttribute('href')).toBe('/dashboard/vendors/manage/3')
})

it('the context rail is absent in a narrow window, and requests no documents and invoices', async () => {
  const { backend } = await openRoom(false)
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(backend.to('/market/couple/lead/data/3')).toEqual([])
})

it.each([
  ['the lead was unknown', { path: '/market/couple/lead/data/3', status: 404 }],
  ['the vendor was not active', { path: '/vendor/active/', body: [] }],
])('the context rail refetches the lead on a new message when %s before', async (_case, before) => {
  const { backend, connect, deliver } = await openRoom(true, before)
  await waitFor(() => expect(backend.to(before.path)).toHaveLength(1))
  await connect()
  expect(screen.queryByRole('region', { name: 'Next invoice' })).toBeNull()
  await deliver({
    action: 'message',
    ...theirMessage(1, 'Your invoice is here.', { updated_at: '2026-06-01T12:00:01Z' }),
  })
  expect(await screen.findByRole('region', { name: 'Next invoice' })).toBeDefined()
})
