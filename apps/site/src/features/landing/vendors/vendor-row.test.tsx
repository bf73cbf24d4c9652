import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { haveCode, openScreen } from '../../../testing/open-screen.tsx'
import { showEverything } from '../../../testing/show-everything.ts'

const CATEGORIES: ScriptedAnswer = {
  path: '/vendor/categories/',
  body: [
    { id: 1, title: 'Venues' },
    { id: 4, title: 'Florists' },
  ],
}

function vendorsOf(category: number, ...vendors: [id: number, name: string, label: string][]): ScriptedAnswer {
  const results = vendors.map(([id, business_name, categories_label]) => ({
    id,
    user: id,
    business_name,
    categories_label,
    image: '',
    about_us: '<p>By the <strong>creek</strong>.</p>',
  }))
  return {
    path: `/vendor/search-list/?categories=${category}&page=1&page_size=1`,
    body: { count: results.length, results },
  }
}

const CREEK = vendorsOf(1, [1, 'Creek House', 'Venues'])
const ROSES = vendorsOf(4, [19, 'Wild Roses', 'Florists'])

const findRow = () => screen.findByRole('region', { name: 'Vendors you can meet today' })
const hrefsIn = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

beforeAll(() => haveCode('/'))
beforeEach(showEverything)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the landing page shows a vendor of each category, and links signed-out visitors to its public page', async () => {
  openScreen('/', { script: [CATEGORIES, CREEK, ROSES] })
  expect(await screen.findByRole('link', { name: /Creek House/ })).toBeDefined()
  const row = await findRow()
  expect(hrefsIn(row)).toEqual(['/vendors/1', '/vendors/19'])
  expect(within(row).getAllByText('By the creek.')).toHaveLength(2)
})

it('the landing page links a signed-in couple to the profiles and to the search', async () => {
  openScreen('/', { isSignedIn: true, script: [CATEGORIES, CREEK, ROSES] })
  await screen.findByRole('link', { name: /Creek House/ })
  expect(hrefsIn(await findRow())).toEqual([
    '/dashboard/search',
    '/dashboard/vendor-detail/1',
    '/dashboard/vendor-detail/19',
  ])
})

it('the landing page shows no row of vendors if the catalogue is empty', async () => {
  const { platform } = openScreen('/', { script: [CATEGORIES, vendorsOf(1), vendorsOf(4)] })
  await waitFor(() => expect(platform.backend.requests).toHaveLength(3))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Vendors you can meet today' })).toBeNull())
})

it('the landing page says that the vendors could not be loaded, and loads them again', async () => {
  const failed = { path: '/vendor/categories/', status: 500, body: {} }
  openScreen('/', { script: [failed, CATEGORIES, CREEK, ROSES] })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The vendors could not be loaded.')).toBeDefined()
  await act(async () => again.click())
  expect(await screen.findByRole('link', { name: /Wild Roses/ })).toBeDefined()
})
