import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openPath } from '../../shared/router.ts'
import { spanish } from '../../spanish/index.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { DETAIL, openVendor, VENDOR } from './test/open-vendor.tsx'

afterEach(cleanup)

const name = (text = VENDOR.business_name) => screen.findByRole('heading', { level: 1, name: text })
/** Resolves once the lazy-loaded sections have rendered. */
const sections = () => waitFor(() => expect(document.querySelector('.vendor-sections')).not.toBeNull())
const tabs = () => within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')

describe('VendorDetailPage', () => {
  it('shows the vendor’s name in the heading and the document title', async () => {
    openVendor()
    await name()
    expect(document.title).toBe('Iris & Fern · Vowkit')
    expect(screen.getByText('Florists')).toBeDefined()
    expect(screen.getByText('Sonoma, CA')).toBeDefined()
    expect(document.querySelector('.vendor-photo')?.getAttribute('src')).toBe(VENDOR.image)
  })

  it('shows the average rating, and the lowest price with its package', async () => {
    openVendor()
    await name()
    expect(document.querySelector('.vendor-facts__rating')?.textContent).toBe('Rated 4.8 of 51 review')
    expect(screen.getByText(/^from/).textContent).toBe('from $1,500 · Whole day')
  })

  it('shows what the lowest price is for', async () => {
    const packages = VENDOR.packages.map((deal) => ({ ...deal, price_unit: 'guest' as const }))
    openVendor({ vendor: { packages } })
    await name()
    expect(screen.getByText(/^from/).textContent).toBe('from $1,500 a guest · Whole day')
  })

  it('shows how many packages are within the couple’s budget', async () => {
    openVendor({ vendor: { packages_in_range: { count: 2, total: 2, max_price: '2500.00' } } })
    await name()
    expect(screen.getByText(/^from/).textContent).toBe('from $1,500 · Whole day · 2 of 2 packages up to $2,500')
  })

  it('shows how many packages have the price of the search that led to it, instead of the budget', async () => {
    const packages_in_range = { count: 2, total: 2, max_price: '2500.00' }
    openScreen('/dashboard/search?categories=4&max_price=1600', {
      isSignedIn: true,
      script: [{ path: DETAIL, always: true, body: { ...VENDOR, packages_in_range } }],
    })
    await screen.findByRole('heading', { level: 1 })
    act(() => openPath('/dashboard/vendor-detail/3'))
    await name()
    expect(screen.getByText(/^from/).textContent).toBe('from $1,500 · Whole day · 1 of 2 packages up to $1,600')
  })

  it('says that the couple has booked the vendor, with a link to its workspace, in place of the free date', async () => {
    openVendor({ vendor: { is_booked: true, availability: { status: 'taken', date: '2027-06-12' } } })
    await name()
    const link = screen.getByRole('link', { name: 'You have booked this vendor' })
    expect(link.getAttribute('href')).toBe('/dashboard/vendors/manage/3')
    expect(screen.queryByText(/^Not available on/)).toBeNull()
  })

  it('warns that the couple has booked the vendor for a date from which it has moved', async () => {
    const moved_date = { booked_for: '2027-06-19', wedding_date: '2027-06-26' }
    openVendor({ vendor: { is_booked: true, moved_date } })
    await name()
    expect(screen.getByText('Booked for June 19, 2027. Your date is now June 26, 2027.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Write to them' }).getAttribute('href')).toBe('/dashboard/vendors/manage/3')
  })

  it.each([
    ['free', 'Free on June 12, 2027'],
    ['taken', 'Not available on June 12, 2027'],
    ['unknown', 'Ask if free on June 12, 2027'],
  ] as const)('shows a vendor that is %s on the couple’s date', async (status, text) => {
    openVendor({ vendor: { availability: { date: '2027-06-12', status } } })
    await name()
    expect(screen.getByText(text)).toBeDefined()
  })

  it.each([
    ['+44 (0)20 7946 0958', '(207) 946-0958'],
    ['555-0134', '555-0134'],
  ])('shows the phone number %s as %s and links to the original', async (phone, shown) => {
    openVendor({ vendor: { phone } })
    await name()
    expect(screen.getByRole('link', { name: shown }).getAttribute('href')).toBe(`tel:${phone}`)
  })

  it.each([
    ['en', 'El proveedor y sus parejas escribieron estos textos en inglés.'],
    ['fr', 'El proveedor escribió estos textos en francés.'],
  ])('says on a Spanish page that the texts of the vendor are in another language (%s)', async (language, text) => {
    const reviews = VENDOR.reviews.map((review) => ({ ...review, language: 'en' }))
    openVendor({ vendor: { language, reviews }, language: { language: 'es', spanish } })
    await sections()
    expect(screen.getByText(text)).toBeDefined()
    expect(document.querySelector('.about-text')?.getAttribute('lang')).toBe(language)
    expect(screen.getByText('From the arch to the last table').getAttribute('lang')).toBe(language)
    expect(screen.getByText('Everywhere around the bay.').getAttribute('lang')).toBe(language)
    expect(screen.getByText('Our tables were a meadow.').getAttribute('lang')).toBe('en')
  })

  it.each(['en', undefined])('has no note about the language of the texts if it is %s', async (language) => {
    openVendor({ vendor: { language } })
    await sections()
    expect(screen.queryByText(/wr(o|i)te|written/i)).toBeNull()
  })

  it('shows the gallery images in order', async () => {
    openVendor()
    await name()
    const [first, second] = screen.getAllByRole('img', { name: /Iris & Fern/ })
    expect(first).toBe(screen.getAllByRole('img', { name: 'Iris & Fern, photo 1 of 2' })[0])
    expect(second).toBe(screen.getAllByRole('img', { name: 'Iris & Fern, photo 2 of 2' })[0])
  })

  it('shows the description with its formatting', async () => {
    openVendor()
    await sections()
    const about = within(screen.getByRole('region', { name: 'About Us' }))
    expect(about.getByText('as they grow').tagName).toBe('STRONG')
  })

  it('lists the services', async () => {
    openVendor()
    await sections()
    const services = within(screen.getByRole('region', { name: 'Services Offered' })).getAllByRole('listitem')
    expect(services.map(({ textContent }) => textContent)).toEqual(['Bouquets', 'Arches', 'Tables'])
  })

  it('links back to the wedding fairs', async () => {
    openVendor()
    await name()
    const back = screen.getByRole('link', { name: 'Wedding Fairs' })
    expect(back.getAttribute('href')).toBe('/dashboard/vendors/in_person')
  })

  it('links back to the screen that led to it, with its query', async () => {
    openScreen('/dashboard/search?categories=4', {
      isSignedIn: true,
      script: [{ path: DETAIL, always: true, body: VENDOR }],
    })
    await screen.findByRole('heading', { level: 1 })
    act(() => openPath('/dashboard/vendor-detail/3'))
    await screen.findByRole('link', { name: 'Wedding Fairs' })
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Search' })
    expect(back.getAttribute('href')).toBe('/dashboard/search?categories=4')
  })

  it('goes back in history when vendorBackIsHistory is set', async () => {
    window.history.pushState(null, '', '/dashboard/vendors/saved')
    window.history.pushState(null, '', '/dashboard/search')
    openVendor({ config: { vendorBackIsHistory: true } })
    await name()
    fireEvent.click(screen.getByRole('link', { name: 'Back' }))
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/vendors/saved'))
  })

  it('confirms a scan and leaves is_scanned in the URL', async () => {
    openVendor({ path: '/dashboard/vendor-detail/3?is_scanned=true' })
    await sections()
    expect(screen.getByText('Saved to Wedding Fairs')).toBeDefined()
    act(() => tabs()[1]?.click())
    expect(window.location.search).toBe('?is_scanned=true')
    expect(window.location.hash).toBe('#reviews')
  })

  it('shows no scan confirmation without is_scanned', async () => {
    openVendor()
    await name()
    expect(screen.queryByText('Saved to Wedding Fairs')).toBeNull()
  })
})

describe('the section navigation of a profile', () => {
  it('links to the sections of the profile', async () => {
    openVendor()
    await sections()
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['About Us', 'Reviews', 'Frequently Asked Questions'])
    for (const tab of tabs()) expect(document.querySelector(tab.getAttribute('href') ?? '')).not.toBeNull()
  })

  it.each([
    [{ about_us: '<p> </p>' }, ['Reviews', 'Frequently Asked Questions']],
    [{ reviews: [] }, ['About Us', 'Frequently Asked Questions']],
    [{ faqs: [] }, ['About Us', 'Reviews']],
  ])('omits empty sections: %o', async (vendor, expected) => {
    openVendor({ vendor })
    await sections()
    expect(tabs().map(({ textContent }) => textContent)).toEqual(expected)
  })

  it('is hidden when all sections are empty', async () => {
    const empty = { about_us: '', business_services: '', reviews: [], faqs: [], packages: [], gallery: [], image: '' }
    openVendor({ vendor: { ...empty, phone: '', avg_rating: undefined, business_location: undefined } })
    await sections()
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    expect(screen.queryByRole('link', { name: /Claim Exclusive Deal/ })).toBeNull()
    expect(screen.queryByText(/^from /)).toBeNull()
    expect(screen.getByRole('button', { name: 'Message' })).toBeDefined()
  })
})

describe('VendorDetailPage without a vendor', () => {
  it('shows a skeleton while loading', async () => {
    openVendor()
    expect(await screen.findByRole('status', { name: 'Loading vendor' })).toBeDefined()
    await name()
    expect(screen.queryByRole('status', { name: 'Loading vendor' })).toBeNull()
  })

  it('shows that an unknown vendor is no longer listed', async () => {
    openVendor({ script: [{ path: DETAIL, status: 404, body: { detail: 'Not found.', code: 'not_found' } }] })
    await name('This vendor is no longer listed')
    expect(document.title).toBe('Vendor not found · Vowkit')
    expect(screen.getByRole('link', { name: 'Find vendors' }).getAttribute('href')).toBe('/dashboard/search')
  })

  it.each(['hello', 'undefined', '3.5', '-1', '99999999999999999999', '%3Cscript%3E'])(
    'sends no request for the invalid id %s',
    async (id) => {
      const { platform } = openVendor({ path: `/dashboard/vendor-detail/${id}` })
      await name('This vendor is no longer listed')
      expect(platform.backend.requests.some(({ path }) => path.startsWith('/vendor/detail/'))).toBe(false)
    },
  )

  it('can reload the vendor after a failure', async () => {
    openVendor({ script: [{ path: DETAIL, status: 400, body: { detail: 'no', code: 'internal' } }] })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This vendor didn’t load.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await name()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows no error when quietErrors is set', async () => {
    openVendor({
      script: [{ path: DETAIL, status: 400, body: { detail: 'no', code: 'internal' } }],
      config: { quietErrors: true },
    })
    const loading = await screen.findByRole('status', { name: 'Loading vendor' })
    await waitFor(() => expect(loading.isConnected).toBe(false))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })
})

it('VendorDetailPage replaces the vendor when the URL changes', async () => {
  openVendor({
    script: [{ path: '/vendor/detail/get/4/', body: { ...VENDOR, id: 4, business_name: 'قاعة اللؤلؤ 💐' } }],
  })
  await name()
  act(() => openPath('/dashboard/vendor-detail/4'))
  expect((await name('قاعة اللؤلؤ 💐')).querySelector('bdi')).not.toBeNull()
  await waitFor(() => expect(document.title).toBe('قاعة اللؤلؤ 💐 · Vowkit'))
  expect(screen.queryByRole('heading', { name: 'Iris & Fern' })).toBeNull()
})
