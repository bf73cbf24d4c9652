import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SIGN_IN, setup } from '../../testing/setup.tsx'
import { pageOf, vendorOf } from '../../testing/vendors.ts'
import { VendorCardGrid, type VendorCardGridProps } from './vendor-card-grid.tsx'

const FIRST = [vendorOf(1), vendorOf(2)]
const SECOND = [vendorOf(3)]
const BOTH = [pageOf(FIRST, { count: 3 }), pageOf(SECOND, { count: 3, query: 'categories=4&page=2' })]

const cards = () => screen.queryAllByRole('heading').map((heading) => heading.textContent)
const panel = () => screen.getByRole('region', { name: 'Vendors' })

// Prevents the test DOM from loading the page of a link that the test clicks.
const stay = (event: Event) => {
  if (event.target instanceof HTMLAnchorElement) event.preventDefault()
}
beforeEach(() => document.addEventListener('click', stay))
afterEach(() => document.removeEventListener('click', stay))

describe('VendorCardGrid, query', () => {
  it('shows a skeleton while the vendors load, then shows and announces the vendors', async () => {
    setup(<VendorCardGrid category={4} pageSize={3} />, {
      script: [pageOf(FIRST, { query: 'categories=4&page=1&page_size=3' })],
    })
    const loading = screen.getByRole('status', { name: 'Loading...' })
    expect(loading.querySelectorAll('.vk-card')).toHaveLength(3)
    expect(loading.querySelector('.vk-spinner')).not.toBeNull()
    expect(await screen.findByText('2 vendors')).toHaveAttribute('role', 'status')
    expect(cards()).toEqual(['Vendor 1', 'Vendor 2'])
  })

  it.each(['2, 1', [2, 1]])('shows the vendors with the ids %j in order and skips invalid ids', async (vendorIds) => {
    const asked = typeof vendorIds === 'string' ? `${vendorIds},abc,` : vendorIds
    setup(<VendorCardGrid vendorIds={asked} />, {
      script: [pageOf([...FIRST].reverse(), { query: 'ids=2%2C1&page=1' })],
    })
    await waitFor(() => expect(cards()).toEqual(['Vendor 2', 'Vendor 1']))
  })

  const unknown: Pick<VendorCardGridProps, 'list'> = JSON.parse('{"list":"favorites"}')

  it.each([
    [{}, 'choice_missing', 'category, vendorIds or list is missing.'],
    [{ category: '' }, 'choice_missing', 'is missing.'],
    [{ vendorIds: '' }, 'choice_missing', 'is missing.'],
    [{ vendorIds: 'a,b' }, 'invalid_vendor_ids', 'vendorIds is "a,b". Expected: ids, such as 3,14,15.'],
    [unknown, 'unknown_list', 'list is "favorites". Did you mean "favourites"?'],
  ])('shows an error for %j, sends no request and logs one warning', async (choice, code, text) => {
    const onError = vi.fn()
    const { platform } = setup(<VendorCardGrid {...choice} siteUrl="https://site.test" onError={onError} />)
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't load the vendors.")
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
    expect(onError).toHaveBeenCalledWith({ code, message: expect.stringContaining(text) })
    expect(platform.logged).toEqual([expect.stringContaining(text)])
    expect(platform.backend.requests).toEqual([])
  })

  it('shows the vendors of a category by its slug', async () => {
    const categories = { path: '/vendor/categories/', body: [{ id: 4, title: 'Florists' }] }
    setup(<VendorCardGrid category="florists" />, { script: [categories, pageOf(FIRST)] })
    await waitFor(() => expect(cards()).toEqual(['Vendor 1', 'Vendor 2']))
  })

  it('shows an error without a retry for an unknown category, and calls onError once', async () => {
    const onError = vi.fn()
    const categories = { path: '/vendor/categories/', body: [{ id: 4, title: 'Florists' }] }
    const { platform } = setup(<VendorCardGrid category="florist" onError={onError} />, { script: [categories] })
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the vendors.")
    expect(screen.queryByRole('button')).toBeNull()
    const message = expect.stringContaining('category is "florist". Did you mean "florists"?')
    expect(onError.mock.calls).toEqual([[{ code: 'unknown_category', message }]])
    expect(platform.logged).toEqual([message])
  })

  it('treats null props as absent', async () => {
    const nothing: VendorCardGridProps = JSON.parse('{"vendorIds":null,"list":null,"page":null,"messages":null}')
    setup(<VendorCardGrid {...nothing} category={4} />, { script: [pageOf(FIRST)] })
    await waitFor(() => expect(cards()).toEqual(['Vendor 1', 'Vendor 2']))
  })

  it('limits the skeleton to the cards that fit into a window', () => {
    setup(<VendorCardGrid category={4} pageSize={1e9} />)
    expect(screen.getByRole('status', { name: 'Loading...' }).querySelectorAll('.vk-card')).toHaveLength(24)
  })

  it('explains that a category has no vendors or does not exist', async () => {
    setup(<VendorCardGrid category={4} />, { script: [pageOf([])] })
    expect(await screen.findByText('No vendors found')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('0 vendors')
  })

  it('shows the first page of another category when the prop changes', async () => {
    const { user, show } = setup(<VendorCardGrid category={4} />, {
      script: [...BOTH, pageOf([vendorOf(9)], { query: 'categories=5&page=1' })],
    })
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(cards()).toEqual(['Vendor 3']))
    show(<VendorCardGrid category={5} />)
    expect(cards()).toEqual([])
    await waitFor(() => expect(cards()).toEqual(['Vendor 9']))
  })
})

describe("VendorCardGrid, a couple's own list", () => {
  const lists = [
    ['favourites', '/vendor/favourite-list/', 'No saved vendors'],
    ['active', '/vendor/active/', 'No active vendors'],
    ['in-person', '/vendor/in-person-list/', 'No scanned vendors'],
    ['booked', '/vendor/booked/', 'No booked vendors'],
  ] as const

  it.each(lists)('loads the list %s from %s and shows "%s" when the list is empty', async (list, path, none) => {
    setup(<VendorCardGrid list={list} />, { isSignedIn: true, script: [{ path, body: [] }] })
    expect(await screen.findByText(none)).toBeVisible()
  })

  it('offers to sign in while the visitor is signed out, and shows the list after the sign-in', async () => {
    const onLogin = vi.fn()
    const onError = vi.fn()
    const script = [...SIGN_IN, { path: '/vendor/booked/', always: true, body: FIRST }]
    const { user } = setup(<VendorCardGrid list="booked" onLogin={onLogin} onError={onError} />, { script })
    expect(await screen.findByText('Log in to see your vendors.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Login / Sign Up' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('Email'), 'maya@example.com{Enter}')
    await user.type(await within(dialog).findByLabelText(/code/i), '1234')
    await waitFor(() => expect(cards()).toEqual(['Vendor 1', 'Vendor 2']))
    expect(onLogin).toHaveBeenCalledTimes(1)
    expect(onError).not.toHaveBeenCalled()
  })

  it.each([
    ['for a heart', { category: 4 }, 'Save Vendor 1'],
    ['for their list', { list: 'booked' }, 'Login / Sign Up'],
  ] as const)('calls onError when a sign-in %s fails', async (_why, choice, button) => {
    const onError = vi.fn()
    const failed = { ...SIGN_IN[0], status: 500, body: { detail: 'No.', code: 'internal', request_id: 'r' } }
    const { user } = setup(<VendorCardGrid {...choice} onError={onError} />, { script: [pageOf(FIRST), failed] })
    await user.click(await screen.findByRole('button', { name: button }))
    await user.type(await screen.findByLabelText('Email'), 'maya@example.com{Enter}')
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'sign_in_failed' }))
  })

  it('never shows the list of the previous account', async () => {
    const script = [
      { path: '/vendor/booked/', body: FIRST },
      { path: '/vendor/booked/', fault: 'hang' as const },
    ]
    const { client } = setup(<VendorCardGrid list="booked" />, { isSignedIn: true, script })
    await waitFor(() => expect(cards()).toHaveLength(2))
    act(() => client.session.signIn({ token: 't9', email: 'noor@example.com', userId: 9 }))
    expect(cards()).toEqual([])
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible()
  })
})

describe('VendorCardGrid, pages', () => {
  it('shows the selected page, calls onPageChange and focuses the results', async () => {
    const onPageChange = vi.fn()
    const { user } = setup(<VendorCardGrid category={4} onPageChange={onPageChange} />, { script: BOTH })
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(screen.getByText('3 vendors, page 2 of 2')).toHaveFocus())
    expect(cards()).toEqual(['Vendor 3'])
    expect(onPageChange.mock.calls).toEqual([[{ page: 2 }]])
  })

  it('keeps the current cards, dimmed, while the next page loads', async () => {
    const { user } = setup(<VendorCardGrid category={4} />, {
      script: [pageOf(FIRST, { count: 4 }), pageOf([], { query: 'categories=4&page=2', fault: 'hang' })],
    })
    await user.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(cards()).toEqual(['Vendor 1', 'Vendor 2'])
    expect(panel()).toHaveAttribute('aria-busy', 'true')
  })

  it('shows the page of the page prop when the prop changes, and otherwise keeps the selected page', async () => {
    const { user, show } = setup(<VendorCardGrid category={4} page={2} />, { script: BOTH })
    await waitFor(() => expect(cards()).toEqual(['Vendor 3']))
    await user.click(screen.getByRole('button', { name: 'Page 1' }))
    await waitFor(() => expect(cards()).toEqual(['Vendor 1', 'Vendor 2']))
    show(<VendorCardGrid category={4} page={2} theme="dark" />)
    expect(cards()).toEqual(['Vendor 1', 'Vendor 2'])
    show(<VendorCardGrid category={4} page={1} />)
    show(<VendorCardGrid category={4} page={2} />)
    await waitFor(() => expect(cards()).toEqual(['Vendor 3']))
  })

  it.each([0, -3, Number.NaN, 1.5])('treats the page %d as page 1', async (page) => {
    setup(<VendorCardGrid category={4} page={page} />, { script: BOTH })
    await waitFor(() => expect(cards()).toEqual(['Vendor 1', 'Vendor 2']))
  })

  it('links back to page 1 from a page beyond the last', async () => {
    const beyond = pageOf([], { count: 3, query: 'categories=4&page=9' })
    const { user } = setup(<VendorCardGrid category={4} page={9} />, { script: [beyond, ...BOTH] })
    await user.click(await screen.findByRole('button', { name: 'Back to page 1' }))
    await waitFor(() => expect(cards()).toEqual(['Vendor 1', 'Vendor 2']))
  })
})

describe('VendorCardGrid, failures', () => {
  it('calls onError once for each failure and retries', async () => {
    const onError = vi.fn()
    const { user } = setup(<VendorCardGrid category={4} onError={onError} />, {
      script: [pageOf([], { status: 400, always: false }), ...BOTH],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the vendors.")
    expect(onError).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cards()).toEqual(['Vendor 1', 'Vendor 2']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the cards of the previous page after a failure', async () => {
    const failing = pageOf([], { query: 'categories=4&page=2', status: 400 })
    const { user } = setup(<VendorCardGrid category={4} />, { script: [pageOf(FIRST, { count: 4 }), failing] })
    await user.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(cards()).toEqual(['Vendor 1', 'Vendor 2'])
    expect(screen.getByText('4 vendors, page 1 of 2')).toHaveFocus()
  })
})

it('VendorCardGrid calls onVendorSelect with the vendor whose profile the visitor opens', async () => {
  const onVendorSelect = vi.fn()
  const { user } = setup(<VendorCardGrid category={4} onVendorSelect={onVendorSelect} />, { script: BOTH })
  await user.click(await screen.findByRole('link', { name: 'View Profile of Vendor 2' }))
  expect(onVendorSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
})

it('VendorCardGrid loads the URL of our site in parallel with the vendors', async () => {
  const { platform } = setup(<VendorCardGrid category={4} />, { script: [pageOf([], { fault: 'hang' })] })
  await waitFor(() => expect(platform.backend.to('/config/')).toHaveLength(1))
  expect(cards()).toEqual([])
})

it('VendorCardGrid uses the messages of the host', async () => {
  setup(<VendorCardGrid category={4} messages={{ vendors: { empty: 'Keine Anbieter' } }} lang="de" />, {
    script: [pageOf([])],
  })
  expect(await screen.findByText('Keine Anbieter')).toBeVisible()
})

it('VendorCardGrid links to our site and stays signed in if a partner’s session cannot read the list', async () => {
  const refused = { path: '/vendor/active/', status: 403, body: { code: 'confirmation_required' }, always: true }
  const { client } = setup(<VendorCardGrid list="active" siteUrl="https://site.test" />, {
    isSignedIn: true,
    script: [refused],
  })
  expect(await screen.findByText('To protect your privacy, this list is only available on our website.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open our website' })).toHaveAttribute(
    'href',
    'https://site.test/dashboard/vendors',
  )
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(client.session.token()).not.toBeNull()
})
