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

// A link that is followed would have the test's browser load it.
const stay = (event: Event) => {
  if (event.target instanceof HTMLAnchorElement) event.preventDefault()
}
beforeEach(() => document.addEventListener('click', stay))
afterEach(() => document.removeEventListener('click', stay))

describe('what is asked', () => {
  it('keeps room for cards while they are on their way, then shows and announces them', async () => {
    setup(<VendorCardGrid category={4} pageSize={3} />, {
      script: [pageOf(FIRST, { query: 'categories=4&page=1&page_size=3' })],
    })
    const loading = screen.getByRole('status', { name: 'Loading...' })
    expect(loading.querySelectorAll('.vk-card')).toHaveLength(3)
    expect(loading.querySelector('.vk-spinner')).not.toBeNull()
    expect(await screen.findByText('2 vendors')).toHaveAttribute('role', 'status')
    expect(cards()).toEqual(['Vendor 1', 'Vendor 2'])
  })

  it.each(['2, 1', [2, 1]])('takes the ids %j in their order, and leaves out what is none', async (vendorIds) => {
    const asked = typeof vendorIds === 'string' ? `${vendorIds},abc,` : vendorIds
    setup(<VendorCardGrid vendorIds={asked} />, {
      script: [pageOf([...FIRST].reverse(), { query: 'ids=2%2C1&page=1' })],
    })
    await waitFor(() => expect(cards()).toEqual(['Vendor 2', 'Vendor 1']))
  })

  const unknown: Pick<VendorCardGridProps, 'list'> = JSON.parse('{"list":"saved"}')

  it.each([{}, unknown, { category: 'undefined' }, { category: 'florists' }, { vendorIds: '' }, { vendorIds: 'a,b' }])(
    'asks nothing for %j, and says that there are none',
    (choice) => {
      const { platform } = setup(<VendorCardGrid {...choice} siteUrl="https://site.test" />)
      expect(screen.getByText('No vendors found')).toBeVisible()
      expect(platform.backend.requests).toEqual([])
    },
  )

  it('takes null for what is not given, as frameworks set it', async () => {
    const nothing: VendorCardGridProps = JSON.parse('{"vendorIds":null,"list":null,"page":null,"messages":null}')
    setup(<VendorCardGrid {...nothing} category={4} />, { script: [pageOf(FIRST)] })
    await waitFor(() => expect(cards()).toEqual(['Vendor 1', 'Vendor 2']))
  })

  it('keeps no more room than a window has', () => {
    setup(<VendorCardGrid category={4} pageSize={1e9} />)
    expect(screen.getByRole('status', { name: 'Loading...' }).querySelectorAll('.vk-card')).toHaveLength(24)
  })

  it('says so when a category has none, or does not exist', async () => {
    setup(<VendorCardGrid category={4} />, { script: [pageOf([])] })
    expect(await screen.findByText('No vendors found')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('0 vendors')
  })

  it('shows another category when the host asks for it, from its first page', async () => {
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

describe("a couple's own list", () => {
  const lists = [
    ['favourites', '/vendor/favourite-list/', 'No saved vendors'],
    ['active', '/vendor/active/', 'No active vendors'],
    ['in-person', '/vendor/in-person-list/', 'No scanned vendors'],
    ['booked', '/vendor/booked/', 'No booked vendors'],
  ] as const

  it.each(lists)('%s is read from %s, and empty it says "%s"', async (list, path, none) => {
    setup(<VendorCardGrid list={list} />, { isSignedIn: true, script: [{ path, body: [] }] })
    expect(await screen.findByText(none)).toBeVisible()
  })

  it('asks who is signed out to sign in, and shows the list afterwards', async () => {
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
  ] as const)('tells the page where nobody can be signed in who wants to be %s', async (_why, choice, button) => {
    const onError = vi.fn()
    const failed = { ...SIGN_IN[0], status: 500, body: { detail: 'No.', code: 'internal', request_id: 'r' } }
    const { user } = setup(<VendorCardGrid {...choice} onError={onError} />, { script: [pageOf(FIRST), failed] })
    await user.click(await screen.findByRole('button', { name: button }))
    await user.type(await screen.findByLabelText('Email'), 'maya@example.com{Enter}')
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'sign_in_failed' }))
  })

  it("shows nobody another person's", async () => {
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

describe('pages', () => {
  it('opens the page that is chosen, tells of it, and brings the focus to its results', async () => {
    const onPageChange = vi.fn()
    const { user } = setup(<VendorCardGrid category={4} onPageChange={onPageChange} />, { script: BOTH })
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(screen.getByText('3 vendors, page 2 of 2')).toHaveFocus())
    expect(cards()).toEqual(['Vendor 3'])
    expect(onPageChange.mock.calls).toEqual([[{ page: 2 }]])
  })

  it('keeps the cards it has, dimmed, while others are on their way', async () => {
    const { user } = setup(<VendorCardGrid category={4} />, {
      script: [pageOf(FIRST, { count: 4 }), pageOf([], { query: 'categories=4&page=2', fault: 'hang' })],
    })
    await user.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(cards()).toEqual(['Vendor 1', 'Vendor 2'])
    expect(panel()).toHaveAttribute('aria-busy', 'true')
  })

  it('follows the host when it names another page, and stays where it was chosen otherwise', async () => {
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

  it.each([0, -3, Number.NaN, 1.5])('takes %d for the first page', async (page) => {
    setup(<VendorCardGrid category={4} page={page} />, { script: BOTH })
    await waitFor(() => expect(cards()).toEqual(['Vendor 1', 'Vendor 2']))
  })

  it('leads back from a page beyond the last', async () => {
    const beyond = pageOf([], { count: 3, query: 'categories=4&page=9' })
    const { user } = setup(<VendorCardGrid category={4} page={9} />, { script: [beyond, ...BOTH] })
    await user.click(await screen.findByRole('button', { name: 'Back to page 1' }))
    await waitFor(() => expect(cards()).toEqual(['Vendor 1', 'Vendor 2']))
  })
})

describe('failures', () => {
  it('tells of each once, and tries again', async () => {
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

  it('keeps the cards of the page before', async () => {
    const failing = pageOf([], { query: 'categories=4&page=2', status: 400 })
    const { user } = setup(<VendorCardGrid category={4} />, { script: [pageOf(FIRST, { count: 4 }), failing] })
    await user.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(cards()).toEqual(['Vendor 1', 'Vendor 2'])
    expect(screen.getByText('4 vendors, page 1 of 2')).toHaveFocus()
  })
})

it('tells the host which vendor is opened', async () => {
  const onVendorSelect = vi.fn()
  const { user } = setup(<VendorCardGrid category={4} onVendorSelect={onVendorSelect} />, { script: BOTH })
  await user.click(await screen.findByRole('link', { name: 'View Profile of Vendor 2' }))
  expect(onVendorSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
})

it('asks where the site is together with the vendors', async () => {
  const { platform } = setup(<VendorCardGrid category={4} />, { script: [pageOf([], { fault: 'hang' })] })
  await waitFor(() => expect(platform.backend.to('/config/')).toHaveLength(1))
  expect(cards()).toEqual([])
})

it('speaks the words of the host', async () => {
  setup(<VendorCardGrid category={4} messages={{ vendors: { empty: 'Keine Anbieter' } }} lang="de" />, {
    script: [pageOf([])],
  })
  expect(await screen.findByText('Keine Anbieter')).toBeVisible()
})

it('leads to the site for a list that the session of a partner’s page does not open, and stays signed in', async () => {
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
