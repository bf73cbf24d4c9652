import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openSearch, searchCall, vendor } from './test/open-search.tsx'

const pill = (name: RegExp) => screen.findByRole('button', { name })
const sheet = () => within(screen.getByRole('dialog', { name: 'Search' }))

afterEach(cleanup)

it('the search pill shows the searched category and the region', async () => {
  openSearch('?categories=4', { path: searchCall(4), body: { results: [], count: 0 } })
  expect(await pill(/^Florists\s*Northern California$/)).toBeDefined()
})

it('the search pill opens a sheet with the search form and an open category list', async () => {
  openSearch('', { path: searchCall(4), body: { results: [vendor('Wild Ranunculus')], count: 1 } })
  await screen.findByRole('link', { name: 'Florists' })
  fireEvent.click(await pill(/^Select a vendor category/))
  fireEvent.click(sheet().getByRole('option', { name: 'Florists' }))
  expect(sheet().queryAllByRole('option')).toEqual([])
  fireEvent.click(sheet().getByRole('button', { name: 'Search' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.location.search).toBe('?categories=4')
  const found = await screen.findByRole('heading', { name: '1 florist in Northern California' })
  await waitFor(() => expect(document.activeElement).toBe(found))
})

it('the search pill closes its sheet without a search', async () => {
  openSearch()
  await screen.findByRole('link', { name: 'Florists' })
  fireEvent.click(await pill(/^Select a vendor category/))
  act(() => sheet().getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.location.search).toBe('')
})
