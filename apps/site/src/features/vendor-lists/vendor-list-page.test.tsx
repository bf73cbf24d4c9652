import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Vendor } from '@vowkit/sdk-core/contract'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { openScreen } from '../../testing/open-screen.tsx'

const PETAL: Vendor = {
  id: 7,
  user: 107,
  business_name: 'Petal Court',
  image: '',
  about_us: '',
  categories_label: 'Florists',
  is_first_message: false,
  is_first_invoice: false,
  is_first_file: false,
  is_favorited: true,
}
const CALLS = {
  '/dashboard/vendors': '/vendor/active/',
  '/dashboard/vendors/in_person': '/vendor/in-person-list/',
  '/dashboard/vendors/saved': '/vendor/favourite-list/',
  '/dashboard/vendors/booked': '/vendor/booked/',
}
type ListPath = keyof typeof CALLS

/** Opens a vendor list as a signed-in couple. Lists without a scripted response are empty. */
function openList(path: ListPath, ...script: ScriptedAnswer[]) {
  const empty = Object.values(CALLS).map((call) => ({
    path: call,
    always: true,
    body: call === CALLS['/dashboard/vendors/saved'] ? { results: [], count: 0 } : [],
  }))
  return openScreen(path, { isSignedIn: true, userId: 7, script: [...script, ...empty] })
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Your vendors' })).getAllByRole('link')
const saved = (...vendors: Vendor[]) => ({ results: vendors, count: vendors.length })

afterEach(cleanup)

describe('VendorListPage', () => {
  it.each([
    ['/dashboard/vendors', 'Active', 'Vendors you are actively engaging with', 'No active vendors'],
    [
      '/dashboard/vendors/in_person',
      'Wedding Fairs',
      'Vendors who you scanned at the Wedding Fairs will appear here',
      'No scanned vendors',
    ],
    ['/dashboard/vendors/saved', 'Saved', 'Vendors you have added to your favorites', 'No saved vendors'],
    ['/dashboard/vendors/booked', 'Booked', 'Vendors that are booked will show up here', 'No booked vendors'],
  ] as const)('at %s shows the tab "%s", the text "%s" and the empty state "%s"', async (path, tab, info, empty) => {
    openList(path)
    expect(await screen.findByText(empty)).toBeDefined()
    expect(screen.getByText(info)).toBeDefined()
    const present = tabs().filter((link) => link.getAttribute('aria-current') === 'page')
    expect(present.map(({ textContent }) => textContent)).toEqual([`${tab}0`])
    await waitFor(() => expect(document.title).toBe(`${tab} · Vendors · Vowkit`))
  })

  it.each(Object.entries(CALLS) as [ListPath, string][])(
    'shows at %s the vendors from %s as cards',
    async (path, call) => {
      openList(path, { path: call, body: call.includes('favourite') ? saved(PETAL) : [PETAL] })
      const card = within(await screen.findByRole('article'))
      expect(card.getByRole('heading', { name: 'Petal Court' })).toBeDefined()
      expect(card.getByRole('link', { name: /Profile/ }).getAttribute('href')).toBe('/dashboard/vendor-detail/7')
      expect(card.queryByRole('img', { name: /star|rat/i })).toBeNull()
    },
  )

  it('does not promise that booked vendors will appear once there are some', async () => {
    openList('/dashboard/vendors/booked', { path: '/vendor/booked/', body: [PETAL] })
    await screen.findByRole('article')
    expect(screen.queryByText('Vendors that are booked will show up here')).toBeNull()
  })

  it('links a vendor with an invoice to the "Manage" screen', async () => {
    openList('/dashboard/vendors', { path: '/vendor/active/', body: [{ ...PETAL, is_first_invoice: true }] })
    const manage = await screen.findByRole('link', { name: /Manage/ })
    expect(manage.getAttribute('href')).toBe('/dashboard/vendors/manage/7')
    expect(screen.queryByRole('button', { name: /Message/ })).toBeNull()
  })

  it('shows a loading state until the vendors have loaded', async () => {
    openList('/dashboard/vendors', { path: '/vendor/active/', fault: 'hang' })
    const region = await screen.findByRole('region', { name: 'Active' })
    expect(within(region).getByRole('status').getAttribute('aria-label')).toMatch(/loading/i)
    expect(screen.queryByText('No active vendors')).toBeNull()
  })

  it('can reload the list after a failure', async () => {
    openList('/dashboard/vendors', { path: '/vendor/active/', status: 400 }, { path: '/vendor/active/', body: [PETAL] })
    expect((await screen.findByRole('alert')).textContent).toContain('Your vendors didn’t load.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeDefined()
  })

  it.each([
    ['/dashboard/vendors/saved', 'Find vendors', '/dashboard/search'],
    ['/dashboard/vendors/booked', 'See active vendors', '/dashboard/vendors'],
  ] as const)('at %s links to "%s" when the list is empty', async (path, label, target) => {
    openList(path)
    expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(target)
  })
})

describe('the tabs of the vendor lists', () => {
  it('link to the four lists with their vendor counts', async () => {
    openList('/dashboard/vendors', { path: '/vendor/in-person-list/', body: [PETAL, { ...PETAL, id: 8 }] })
    await waitFor(() =>
      expect(tabs().map(({ textContent }) => textContent)).toEqual(['Active0', 'Wedding Fairs2', 'Saved0', 'Booked0']),
    )
    expect(tabs().map((tab) => tab.getAttribute('href'))).toEqual(Object.keys(CALLS))
  })

  it('send no requests for vendor counts in a magic-link session', async () => {
    const { client, platform } = openScreen('/dashboard/vendors/saved', {
      isSignedIn: true,
      script: [{ path: '/vendor/favourite-list/', always: true, body: saved(PETAL) }],
    })
    expect(await screen.findByRole('article')).toBeDefined()
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['Active', 'Wedding Fairs', 'Saved', 'Booked'])
    expect(platform.backend.to('/vendor/active/')).toEqual([])
    expect(client.session.token()).toBe('t0')
  })

  it('open the list of the clicked tab', async () => {
    openList('/dashboard/vendors')
    await screen.findByText('No active vendors')
    fireEvent.click(tabs()[3] as HTMLElement)
    expect(await screen.findByText('No booked vendors')).toBeDefined()
    expect(window.location.pathname).toBe('/dashboard/vendors/booked')
  })
})

describe('a vendor that the couple unsaves', () => {
  it('remains in the saved list until the next fetch', async () => {
    const MARK = '/vendor/mark-favorite/7/'
    const list = { path: '/vendor/favourite-list/', body: saved(PETAL) }
    const { platform } = openList('/dashboard/vendors/saved', list)
    const heart = await screen.findByRole('button', { name: /Save Petal Court/ })
    expect(heart.getAttribute('aria-pressed')).toBe('true')
    platform.backend.answer({ path: MARK, body: { is_favorited: false } })
    fireEvent.click(heart)
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByRole('article')).toBeDefined()
    await waitFor(() => expect(platform.backend.to(MARK)).toHaveLength(1))

    fireEvent.click(tabs()[0] as HTMLElement)
    await screen.findByText('No active vendors')
    fireEvent.click(tabs()[2] as HTMLElement)
    expect(await screen.findByText('No saved vendors')).toBeDefined()
  })
})

it('VendorListPage clears the list when a different account signs in', async () => {
  const { client } = openList('/dashboard/vendors', { path: '/vendor/active/', body: [PETAL] })
  await screen.findByRole('article')
  act(() => client.session.signIn({ token: 't1', userId: 8, email: 'noor@example.com' }))
  expect(screen.queryByRole('article')).toBeNull()
  expect(await screen.findByText('No active vendors')).toBeDefined()
})
