import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { SearchOptions } from '@vowkit/sdk-core/contract'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { openSearch, vendor } from './test/open-search.tsx'

const OPTIONS: SearchOptions = {
  sorts: ['recommended', 'price', 'rating', 'distance'],
  prices: { min: '800.00', max: '5200.00' },
  currency: 'USD',
  capacity: 200,
  places: ['Napa', 'Sonoma'],
  near: ['Napa', 'Petaluma', 'Sonoma'],
  styles: ['Rustic', 'Garden'],
  has_calendars: true,
  wedding_date: '2999-06-12',
  wedding_place: 'Sonoma',
}

const address = () => window.location.search
const options = (given: Partial<SearchOptions> = {}) => ({
  path: '/vendor/search-options/?categories=4',
  always: true,
  body: { ...OPTIONS, ...given },
})
const results = (query: string, ...names: string[]): ScriptedAnswer => ({
  path: `/vendor/search-list/?categories=4&${query}&page=1`,
  always: true,
  body: { results: names.map((name, place) => vendor(name, place + 1)), count: names.length, page_size: 12 },
})

afterEach(cleanup)

describe('the sort order of a search', () => {
  it('is kept in the URL and restored by Back', async () => {
    openSearch('?categories=4', options(), results('sort=recommended', 'Iris'), results('sort=price', 'Rose'))
    fireEvent.change(await screen.findByLabelText('Sort by'), { target: { value: 'price' } })
    expect(await screen.findByRole('heading', { name: 'Rose' })).toBeDefined()
    expect(address()).toBe('?categories=4&sort=price')
    act(() => window.history.back())
    expect(await screen.findByRole('heading', { name: 'Iris' })).toBeDefined()
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('recommended')
  })

  it('measures distances from the couple’s town and says so', async () => {
    const near = results('sort=distance&near=Sonoma', 'Iris')
    openSearch('?categories=4', options(), results('sort=recommended'), near)
    fireEvent.change(await screen.findByLabelText('Sort by'), { target: { value: 'distance' } })
    expect(address()).toBe('?categories=4&sort=distance&near=Sonoma')
    expect(await screen.findByText('Distances are measured from Sonoma in a straight line.')).toBeDefined()
  })

  it('offers only the orders that the vendors’ data can answer', async () => {
    openSearch('?categories=4', options({ sorts: ['recommended', 'price'] }), results('sort=recommended', 'Iris'))
    const orders = within(await screen.findByLabelText('Sort by')).getAllByRole('option')
    expect(orders.map(({ textContent }) => textContent)).toEqual(['Recommended', 'Lowest price'])
  })
})

describe('the filters of a search', () => {
  it('say how many vendors have not stated whether they are free, and include them', async () => {
    const free = results('sort=recommended&free_on=2999-06-12', 'Rose')
    const all = results('sort=recommended&free_on=2999-06-12&unstated=include', 'Rose', 'Iris')
    const some = { ...free, body: { results: [vendor('Rose', 1)], count: 1, page_size: 12, unstated_count: 3 } }
    openSearch('?categories=4&free_on=2999-06-12', options(), some, all)
    expect(await screen.findByText(/3 more have not stated whether they are free/)).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: 'Show them too' }))
    expect(await screen.findByRole('heading', { name: 'Iris' })).toBeDefined()
    expect(address()).toBe('?categories=4&free_on=2999-06-12&unstated=include')
    expect(screen.queryByText(/have not stated/)).toBeNull()
    const chip = screen.getByRole('link', { name: /Free on June 12, 2999, or not stated/ })
    expect(chip.getAttribute('href')).toBe('/dashboard/search?categories=4')
  })

  it('are applied together and shown as links that remove one each', async () => {
    const filtered = results('sort=recommended&max_price=3000&place=Napa&free_on=2999-06-12', 'Rose')
    openSearch('?categories=4', options(), results('sort=recommended', 'Iris'), filtered)
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    fireEvent.change(dialog.getByLabelText('Up to'), { target: { value: '3,000' } })
    fireEvent.change(dialog.getByLabelText('Place'), { target: { value: 'Napa' } })
    fireEvent.click(dialog.getByLabelText('Free on June 12, 2999'))
    fireEvent.click(dialog.getByRole('button', { name: 'Show vendors' }))
    expect(await screen.findByRole('heading', { name: 'Rose' })).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('?categories=4&place=Napa&max_price=3000&free_on=2999-06-12')
    const chip = screen.getByRole('link', { name: 'Remove the filter “Up to $3,000”' })
    expect(chip.getAttribute('href')).toBe('/dashboard/search?categories=4&place=Napa&free_on=2999-06-12')
  })

  it('omit what no vendor of the category states', async () => {
    const few = options({ capacity: undefined, styles: [], has_calendars: false })
    openSearch('?categories=4', few, results('sort=recommended', 'Iris'))
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(dialog.getByLabelText('Place')).toBeDefined()
    for (const name of ['Guests', 'Style', /Free on/]) expect(dialog.queryByLabelText(name)).toBeNull()
  })

  it('are offered for removal when no vendor meets them', async () => {
    openSearch('?categories=4&style=Rustic&guests=150', options(), results('sort=recommended&guests=150&style=Rustic'))
    expect(await screen.findByText('No vendor meets all your filters. Remove one to see more.')).toBeDefined()
    const chips = within(await screen.findByRole('list', { name: 'Active filters' })).getAllByRole('link')
    expect(chips.map(({ textContent }) => textContent)).toEqual(['For 150 guests', 'Rustic', 'Clear all'])
  })
})

it.each([
  ['flowers', 'Florists'],
  ['music', 'DJs & Bands'],
  ['food', 'Caterers'],
])('the category field finds by the everyday word %s the category %s', async (word, category) => {
  openSearch()
  await screen.findByRole('link', { name: 'Florists' })
  const field = within(screen.getAllByRole('search')[0] as HTMLElement).getByRole<HTMLInputElement>('combobox')
  fireEvent.change(field, { target: { value: word } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe(category)
})
