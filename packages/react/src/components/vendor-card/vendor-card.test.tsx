import { createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { xssCorpus } from '@vowkit/sdk-core/testing'
import { expect, it, vi } from 'vitest'
import { setup } from '../../testing/setup.tsx'
import { vendorOf } from '../../testing/vendors.ts'
import { VendorCard } from './vendor-card.tsx'
import type { VendorCardProps } from './vendor-card-props.ts'

const SITE = 'https://site.test'
const PROFILE = `${SITE}/vendors/3`

function show(props: Partial<VendorCardProps> = {}) {
  return setup(<VendorCard vendor={vendorOf(3)} siteUrl={SITE} {...props} />)
}

const profileLink = () => screen.getByRole('link', { name: 'View Profile of Vendor 3' })
const picture = (container: HTMLElement) => container.querySelector('img')

it('VendorCard shows the name, the category and the plain text of the description', () => {
  show()
  expect(screen.getByRole('heading', { level: 3, name: 'Vendor 3' })).toBeVisible()
  expect(screen.getByText('Florists')).toBeVisible()
  expect(screen.getByText('Grown nearby.')).toBeVisible()
})

it('VendorCard marks the language of the description for screen readers', () => {
  show({ vendor: vendorOf(3, { language: 'en' }) })
  expect(screen.getByText('Grown nearby.')).toHaveAttribute('lang', 'en')
})

it('VendorCard links to the public page on an embedding page, and opens a new tab if target is set', () => {
  show({ target: '_blank' })
  expect(profileLink()).toHaveAttribute('href', PROFILE)
  expect(profileLink()).toHaveAttribute('rel', 'noopener')
  expect(profileLink()).toHaveTextContent('View Profile')
})

it('VendorCard offers "Message" for vendors that the couple has not contacted', async () => {
  const onMessage = vi.fn()
  const { user } = show({ onMessage })
  await user.click(screen.getByRole('button', { name: 'Message Vendor 3' }))
  expect(onMessage).toHaveBeenCalledWith(vendorOf(3))
  expect(screen.queryByRole('link', { name: /^Manage/ })).toBeNull()
})

it.each(['is_first_message', 'is_first_invoice', 'is_first_file'])(
  'VendorCard offers "Manage" if %s is set',
  (flag) => {
    show({ vendor: vendorOf(3, { [flag]: true }) })
    expect(screen.getByRole('link', { name: 'Manage Vendor 3' })).toHaveAttribute(
      'href',
      `${SITE}/dashboard/vendors/manage/3`,
    )
    expect(screen.queryByText('Message')).toBeNull()
  },
)

it('VendorCard shows the rating only if showRating is set', () => {
  const rated = vendorOf(3, { avg_rating: 4.8 })
  const { show: next } = show({ vendor: rated })
  expect(screen.queryByRole('img', { name: /Rated/ })).toBeNull()
  next(<VendorCard vendor={rated} showRating />)
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeVisible()
})

it.each([
  [{ count: 2, total: 5, max_price: '3000.00' }, '2 of 5 packages up to $3,000'],
  [{ count: 0, total: 5, max_price: '3000.00' }, 'No package up to $3,000'],
  [{ count: 1, total: 2, min_price: '1000.00' }, '1 of 2 packages from $1,000'],
  [{ count: 1, total: 2, min_price: '1000.00', max_price: '3000.00' }, '1 of 2 packages from $1,000 to $3,000'],
])('VendorCard describes the packages in a price range %j as "%s"', (packages_in_range, text) => {
  show({ vendor: vendorOf(3, { from_price: '900.00', currency: 'USD', packages_in_range }) })
  expect(screen.getByText(text)).toBeVisible()
})

it('VendorCard shows only the price of a vendor with a single package', () => {
  const packages_in_range = { count: 1, total: 1, max_price: '3000.00' }
  show({ vendor: vendorOf(3, { from_price: '900.00', currency: 'USD', packages_in_range }) })
  expect(screen.getByText('from $900')).toBeVisible()
  expect(screen.queryByText(/package/)).toBeNull()
})

it('VendorCard has a heart button that exposes its pressed state', async () => {
  const onFavourite = vi.fn()
  const { user } = show({ onFavourite, isSaved: true })
  const heart = screen.getByRole('button', { name: 'Save Vendor 3', pressed: true })
  await user.click(heart)
  expect(onFavourite).toHaveBeenCalledWith(vendorOf(3))
})

it('VendorCard counts a double tap on its heart once', async () => {
  const onFavourite = vi.fn()
  const { user } = show({ onFavourite })
  await user.dblClick(screen.getByRole('button', { name: 'Save Vendor 3' }))
  expect(onFavourite).toHaveBeenCalledOnce()
})

it('VendorCard is a single link if it has no actions', () => {
  show({ withoutActions: true, onFavourite: vi.fn() })
  expect(screen.getByRole('link', { name: 'Vendor 3' })).toHaveAttribute('href', PROFILE)
  expect(screen.queryByRole('button')).toBeNull()
})

it('VendorCard nests no interactive elements', () => {
  const { container } = show({ onFavourite: vi.fn() })
  expect(container.querySelector(':is(a, button) :is(a, button)')).toBeNull()
})

it('VendorCard does not navigate if onSelect returns false', () => {
  const onSelect = vi.fn(() => false)
  show({ onSelect })
  const click = createEvent.click(profileLink())
  fireEvent(profileLink(), click)
  expect(onSelect).toHaveBeenCalledWith(vendorOf(3))
  expect(click.defaultPrevented).toBe(true)
})

it('VendorCard navigates if onSelect returns nothing', () => {
  const seen: string[] = []
  // A listener that returns undefined, like `console.log`.
  const note = (name: string): void => void seen.push(name)
  show({ target: '_blank', onSelect: ({ business_name }) => note(business_name) })
  const click = createEvent.click(profileLink())
  fireEvent(profileLink(), click)
  expect(seen).toEqual(['Vendor 3'])
  expect(click.defaultPrevented).toBe(false)
})

it('VendorCard leaves a click on its link to the browser outside a VowkitProvider', () => {
  render(<VendorCard vendor={vendorOf(3)} siteUrl={SITE} target="_blank" />)
  const click = createEvent.click(profileLink())
  fireEvent(profileLink(), click)
  expect(click.defaultPrevented).toBe(false)
})

it('VendorCard does not intercept a click that opens a new tab', () => {
  const onSelect = vi.fn(() => false)
  show({ onSelect })
  const click = createEvent.click(profileLink(), { ctrlKey: true })
  fireEvent(profileLink(), click)
  expect(onSelect).not.toHaveBeenCalled()
  expect(click.defaultPrevented).toBe(false)
})

it('VendorCard calls onSelect for clicks and keys while the URL of our site loads', async () => {
  const onSelect = vi.fn()
  const { user } = show({ siteUrl: undefined, onSelect })
  expect(profileLink()).not.toHaveAttribute('href')
  await user.click(profileLink())
  profileLink().focus()
  await user.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledTimes(2)
})

it('VendorCard loads its image lazily and decodes it asynchronously', () => {
  const { container } = show()
  expect(picture(container)).toHaveAttribute('loading', 'lazy')
  expect(picture(container)).toHaveAttribute('decoding', 'async')
  expect(picture(container)).not.toHaveAttribute('srcset')
})

it('VendorCard offers the sizes that the URL of its image supports', () => {
  const { container } = show({ vendor: vendorOf(3, { image: 'https://api.test/catalogue/elm/1-480.webp' }) })
  expect(picture(container)).toHaveAttribute(
    'srcset',
    'https://api.test/catalogue/elm/1-480.webp 480w, https://api.test/catalogue/elm/1-960.webp 960w',
  )
})

it('VendorCard shows a small copy of the image until the larger image has loaded', () => {
  const { container, show: next } = show({
    vendor: vendorOf(3, { image: 'https://api.test/catalogue/elm/1-480.webp' }),
  })
  expect(picture(container)?.style.backgroundImage).toContain('https://api.test/catalogue/elm/1-480.webp')
  next(<VendorCard vendor={vendorOf(3)} />)
  expect(picture(container)?.style.backgroundImage).toBe('')
})

it('VendorCard shows the category’s icon if an image does not load, and later shows the next image', async () => {
  const { container, show: next } = show()
  fireEvent.error(picture(container) as HTMLElement)
  expect(picture(container)).toBeNull()
  await vi.waitFor(() => expect(container.querySelector('.vk-picture svg')).not.toBeNull())
  next(<VendorCard vendor={vendorOf(3, { image: 'https://pictures.test/new.webp' })} />)
  expect(picture(container)).toHaveAttribute('src', 'https://pictures.test/new.webp')
})

it.each(['', 'javascript:alert(1)', 'data:image/png;base64,AAAA', '/local.webp', 'undefined'])(
  'VendorCard renders no image for the URL %j',
  (image) => {
    const { container } = show({ vendor: vendorOf(3, { image }) })
    expect(picture(container)).toBeNull()
  },
)

it.each(['constructor', '__proto__', '', 'Falconers, Florists'])(
  'VendorCard shows an icon for the category %j',
  async (category) => {
    const { container } = show({ vendor: vendorOf(3, { image: '', categories_label: category }) })
    await vi.waitFor(() => expect(container.querySelector('.vk-picture path')?.getAttribute('d')).toMatch(/^M/))
  },
)

it.each(['زهور القاهرة', '🌸🌸🌸', ''])(
  'VendorCard determines the text direction of the name %j from its text',
  (name) => {
    show({ vendor: vendorOf(3, { business_name: name }) })
    expect(screen.getByRole('heading')).toHaveAttribute('dir', 'auto')
    expect(screen.getByRole('link', { name: /View Profile/ })).toBeVisible()
  },
)

it.each(xssCorpus)('VendorCard renders the markup of $name as text in every field', ({ html }) => {
  const { container } = show({
    vendor: vendorOf(3, { business_name: html, about_us: html, categories_label: html, image: html }),
    note: html,
  })
  expect(screen.getByRole('heading').textContent).toBe(html)
  expect(container.querySelectorAll('img, script, style, iframe, object, embed, form, input')).toHaveLength(0)
  const links = within(container).getAllByRole('link')
  expect(links.every((link) => link.getAttribute('href')?.startsWith(SITE))).toBe(true)
})

it("VendorCard links to the couple's pages outside a VowkitProvider and on our own site", () => {
  const { unmount } = render(<VendorCard vendor={vendorOf(3)} siteUrl={SITE} />)
  expect(profileLink()).toHaveAttribute('href', `${SITE}/dashboard/vendor-detail/3`)
  unmount()
  setup(<VendorCard vendor={vendorOf(3)} siteUrl="" />, { mode: 'site' })
  expect(profileLink()).toHaveAttribute('href', '/dashboard/vendor-detail/3')
})

it.each([
  [{ step: 'inquired' }, 'Inquiry sent'],
  [{ step: 'messaged' }, 'Message sent'],
  [{ step: 'replied' }, 'Replied'],
  [{ step: 'sign' }, 'Contract to sign'],
  [{ step: 'due', due_date: '2031-05-01' }, 'Invoice due May 1, 2031'],
  [{ step: 'due', due_date: 'soon' }, 'Invoice due'],
  [{ step: 'overdue', due_date: '2020-05-01' }, 'Invoice overdue'],
  [{ step: 'booked' }, 'Booked'],
  [{ step: 'overdue', due_date: '2020-05-01', is_booked: true }, 'Booked · Invoice overdue'],
  [{ step: 'declined' }, 'Declined'],
] as const)('VendorCard shows the progress %j as "%s"', (progress, text) => {
  show({ vendor: vendorOf(3, { progress }) })
  expect(screen.getByText(text)).toBeVisible()
})

it.each([{ step: 'booked' }, { step: 'due', is_booked: true }, { step: 'declined' }] as const)(
  'VendorCard has no "Compare" button if the progress is %j',
  (progress) => {
    show({ vendor: vendorOf(3, { progress }), onCompare: () => {} })
    expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull()
  },
)

it.each([
  [{ by: 'both' }, true, 'You both love this'],
  [{ by: 'you' }, true, "You love this. Sam hasn't said yet."],
  [{ by: 'partner' }, false, 'Sam loves this'],
] as const)('VendorCard shows the love %j of a couple with two logins', ({ by }, isSaved, text) => {
  show({ vendor: vendorOf(3, { love: { by, partner: 'Sam' } }), isSaved })
  expect(screen.getByText(text)).toBeVisible()
})

it.each([
  ['free', 'Free on your date'],
  ['taken', 'Not free on your date'],
  ['unknown', 'Ask if free on June 19, 2027'],
] as const)('VendorCard shows a vendor that is %s on the couple’s date', (status, text) => {
  show({ vendor: vendorOf(3, { availability: { date: '2027-06-19', status } }) })
  expect(screen.getByText(text)).toBeVisible()
})
