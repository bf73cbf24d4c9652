import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openSearch, searchCall, vendor } from './test/open-search.tsx'

const address = () => window.location.pathname + window.location.search
const bar = () => within(screen.getAllByRole('search')[0] as HTMLElement)
const category = () => bar().getByRole<HTMLInputElement>('combobox', { name: 'Category' })
const submit = () => bar().getByRole('button', { name: 'Search' })
const twoPages = (names: string[]) => ({
  body: { results: names.map((name, place) => vendor(name, place + 1)), count: 14, page_size: 12 },
})

afterEach(cleanup)

describe('SearchPage without a category', () => {
  it('shows a category field and a fixed location field', async () => {
    openSearch()
    expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeDefined()
    expect(category().placeholder).toBe('Select a vendor category')
    const place = bar().getByLabelText<HTMLInputElement>('Location')
    expect(place.disabled).toBe(true)
    expect(place.value).toBe('Northern California')
    await waitFor(() => expect(document.title).toBe('Search · Vowkit'))
  })

  it('links to the search of every category', async () => {
    openSearch()
    const tile = await screen.findByRole('link', { name: 'Florists' })
    expect(tile.getAttribute('href')).toBe('/dashboard/search?categories=4')
    expect(screen.getAllByRole('link', { name: /Venues|Bar|DJs/ })).toHaveLength(3)
  })

  it('explains the disabled search button and sends no request when it is clicked', async () => {
    const { platform } = openSearch()
    await screen.findByRole('link', { name: 'Florists' })
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(submit().getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Choose a category to search')
    fireEvent.click(submit())
    expect(document.activeElement).toBe(category())
    expect(address()).toBe('/dashboard/search')
    expect(platform.backend.requests.filter(({ path }) => path.includes('search-list'))).toEqual([])
  })

  it.each(['?categories=', '?categories=null', '?categories=Undefined', '?page=2'])(
    'sends no search request for %s',
    async (query) => {
      const { platform } = openSearch(query)
      await screen.findByRole('link', { name: 'Florists' })
      expect(category().value).toBe('')
      expect(address()).toBe(`/dashboard/search${query}`)
      expect(platform.backend.requests.filter(({ path }) => path.includes('search-list'))).toEqual([])
    },
  )

  it('shows the categories when the id in the URL is unknown', async () => {
    openSearch('?categories=99')
    await screen.findByRole('link', { name: 'Florists' })
    expect(category().value).toBe('')
    expect(screen.queryByText(/No vendors found/)).toBeNull()
  })

  it('requests the vendors of a category in the URL once, while the categories load', async () => {
    const { platform } = openSearch('?categories=4', {
      path: searchCall(4),
      body: { results: [vendor('Iris')], count: 1 },
    })
    await screen.findByText('Iris')
    expect(platform.backend.requests.filter(({ path }) => path === searchCall(4))).toHaveLength(1)
  })

  it('redirects categories=undefined to the wedding fairs without a history entry', async () => {
    const entries = window.history.length
    openSearch('?categories=undefined')
    await waitFor(() => expect(address()).toBe('/dashboard/vendors/in_person'))
    expect(window.history.length).toBe(entries)
  })

  it('can reload the categories after a failure', async () => {
    openSearch('', { path: '/vendor/categories/', status: 500 })
    const alert = await screen.findByText('The categories didn’t load.')
    fireEvent.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Florists' })).toBeDefined()
  })
})

describe('SearchPage with a category', () => {
  it('adds the chosen category to the URL on submit', async () => {
    openSearch('', { path: searchCall(4), body: { results: [vendor('Wild Ranunculus')], count: 1 } })
    await screen.findByRole('link', { name: 'Florists' })
    fireEvent.click(category())
    fireEvent.click(bar().getByRole('option', { name: 'Florists' }))
    expect(address()).toBe('/dashboard/search')
    expect(submit().getAttribute('aria-disabled')).toBe('false')
    fireEvent.click(submit())
    expect(address()).toBe('/dashboard/search?categories=4')
    expect(await screen.findByRole('heading', { name: '1 florist in Northern California' })).toBeDefined()
  })

  it('searches the category in the URL and shows its name in the field', async () => {
    openSearch('?categories=4', { path: searchCall(4), ...twoPages(['Wild Ranunculus', 'Stem & Cinder']) })
    expect(await screen.findByRole('heading', { name: /^14 florists in Northern California/ })).toBeDefined()
    expect(category().value).toBe('Florists')
    await waitFor(() => expect(document.title).toBe('Florists · Search · Vowkit'))
    expect(screen.getAllByRole('article')).toHaveLength(2)
    const profile = screen.getByRole('link', { name: /Profile.*Wild Ranunculus/ })
    expect(profile.getAttribute('href')).toBe('/dashboard/vendor-detail/1')
  })

  it('announces the result count in a polite live region', async () => {
    openSearch('?categories=7', { path: searchCall(7), body: { results: [vendor('Tiers')], count: 1 } })
    const line = await screen.findByText('1 cake maker in Northern California')
    expect(line.getAttribute('aria-live')).toBe('polite')
  })

  it('paginates with links and focuses the results heading', async () => {
    openSearch(
      '?categories=4',
      { path: searchCall(4), ...twoPages(['Wild Ranunculus']) },
      { path: searchCall(4, 2), ...twoPages(['Calle Flor']) },
    )
    const next = await screen.findByRole('link', { name: /next/i })
    expect(next.getAttribute('href')).toBe('/dashboard/search?categories=4&page=2')
    fireEvent.click(next)
    expect(await screen.findByRole('heading', { name: 'Calle Flor' })).toBeDefined()
    expect(address()).toBe('/dashboard/search?categories=4&page=2')
    const heading = screen.getByRole('heading', { name: '14 florists in Northern California (page 2 of 2)' })
    expect(document.activeElement).toBe(heading)
  })

  it('opens the page number in the URL and restores the page from the cache on back', async () => {
    const { platform } = openSearch(
      '?categories=4&page=2',
      { path: searchCall(4, 2), ...twoPages(['Calle Flor']) },
      { path: searchCall(4), ...twoPages(['Wild Ranunculus']) },
    )
    await screen.findByRole('heading', { name: 'Calle Flor' })
    fireEvent.click(screen.getByRole('link', { name: /previous/i }))
    await screen.findByRole('heading', { name: 'Wild Ranunculus' })
    platform.backend.answer({ path: searchCall(4, 2), fault: 'hang' })
    act(() => window.history.back())
    expect(await screen.findByRole('heading', { name: 'Calle Flor' })).toBeDefined()
    expect(address()).toBe('/dashboard/search?categories=4&page=2')
  })

  it.each(['0', '-1', '1.5', 'two', '9999999'])('shows the first page for page=%s', async (page) => {
    openSearch(`?categories=4&page=${page}`, { path: searchCall(4), ...twoPages(['Wild Ranunculus']) })
    expect(await screen.findByRole('heading', { name: 'Wild Ranunculus' })).toBeDefined()
  })

  it('links to the last page when the page number is too high', async () => {
    openSearch('?categories=4&page=9', { path: searchCall(4, 9), ...twoPages([]) })
    expect(await screen.findByText(/There is no page 9\./)).toBeDefined()
    const last = screen.getByRole('link', { name: 'Go to the last page' })
    expect(last.getAttribute('href')).toBe('/dashboard/search?categories=4&page=2')
  })

  it('shows the searched category and related categories when no vendors match', async () => {
    openSearch('?categories=4', { path: searchCall(4), body: { results: [], count: 0 } })
    expect(await screen.findByRole('heading', { name: 'No vendors found' })).toBeDefined()
    expect(screen.getByText('You searched for Florists in Northern California.')).toBeDefined()
    const offered = within(screen.getByRole('region', { name: 'Related categories' })).getAllByRole('link')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Photographers', 'Videographers', 'Caterers', 'Bar'])
  })

  it('shows the previous page after a failure and retries on "Try again"', async () => {
    openSearch(
      '?categories=4',
      { path: searchCall(4), ...twoPages(['Wild Ranunculus']) },
      { path: searchCall(4, 2), status: 400 },
      { path: searchCall(4, 2), ...twoPages(['Calle Flor']) },
    )
    fireEvent.click(await screen.findByRole('link', { name: /next/i }))
    expect((await screen.findByRole('alert')).textContent).toContain('The vendors didn’t load.')
    expect(screen.getByRole('heading', { name: 'Wild Ranunculus' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Calle Flor' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('retries a failed search when the browser is online again', async () => {
    const { platform } = openSearch(
      '?categories=4',
      { path: searchCall(4), status: 400 },
      { path: searchCall(4), ...twoPages(['Wild Ranunculus']) },
    )
    await screen.findByText('The vendors didn’t load.')
    act(() => platform.connectivity.happen('online'))
    expect(await screen.findByRole('heading', { name: 'Wild Ranunculus' })).toBeDefined()
    expect(screen.queryByText('The vendors didn’t load.')).toBeNull()
  })

  it('opens the conversation that the backend created for the vendor', async () => {
    openSearch(
      '?categories=4',
      { path: searchCall(4), body: { results: [vendor('Wild Ranunculus')], count: 1 } },
      {
        path: '/chat/create-chat-room/107/',
        body: { chatroom_id: 3, name: 'Wild Ranunculus', category: 'Florists', image: '' },
      },
    )
    fireEvent.click(await screen.findByRole('button', { name: /Message/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/messages/'))
    expect(new URLSearchParams(window.location.search).get('chatroom_id')).toBe('3')
  })
})
