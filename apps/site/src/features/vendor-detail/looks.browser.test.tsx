import '@vowkit/react/tokens.css'
import { act, cleanup, screen, within } from '@testing-library/react'
import { createToasts } from '@vowkit/sdk-core'
import { afterAll, afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { colourOf } from '../../testing/colour-of.ts'
import { openVendor } from './test/open-vendor.tsx'

const six = <Item,>(make: (place: number) => Item) => Array.from({ length: 6 }, (_, place) => make(place))
const gallery = six((place) => ({ image: `https://api.test/${place}.webp` }))
const packages = six((id) => ({
  id,
  name: `Deal ${id}`,
  description: '',
  original_price: '2000.00',
  discounted_price: '1500.00',
  is_claimed: false,
}))
const business_services = six((place) => `Service ${place}`).join()

afterEach(cleanup)
afterAll(() => page.viewport(1280, 720))

it.each([
  [1400, 4],
  [1199, 4],
  [1198, 3],
  [814, 2],
  [524, 1],
])('the vendor profile at %i px shows %i gallery images and deals per row', async (width, count) => {
  await page.viewport(width, 900)
  openVendor({ vendor: { gallery, packages } })
  for (const name of ['All photos', 'Exclusive Deals']) {
    const carousel = await screen.findByRole('region', { name })
    const [first] = within(carousel).getAllByRole('listitem')
    const row = carousel.getBoundingClientRect().width
    expect(row).toBeGreaterThan(0)
    expect(Math.round(row / (first?.getBoundingClientRect().width ?? 0))).toBe(count)
  }
})

it.each([
  [815, false],
  [814, true],
])('the vendor profile at %i px repeats five photos below the mosaic: %s', async (width, isVisible) => {
  await page.viewport(width, 900)
  openVendor({ vendor: { gallery: gallery.slice(0, 5) } })
  await screen.findByRole('button', { name: 'Show all photos' })
  expect(screen.queryByRole('region', { name: 'All photos' }) !== null).toBe(isVisible)
})

it('the vendor profile on a phone shows its main photo once, and the other photos in the carousel', async () => {
  await page.viewport(390, 844)
  openVendor({ vendor: { gallery } })
  const carousel = await screen.findByRole('region', { name: 'All photos' })
  const isVisible = (picture: Element) => picture.getBoundingClientRect().width > 0
  expect([...document.querySelectorAll('.vk-cover__picture')].filter(isVisible)).toHaveLength(1)
  expect(within(carousel).getAllByRole('listitem')).toHaveLength(gallery.length - 1)
})

it.each([
  [1400, 3],
  [560, 2],
  [390, 1],
])('the vendor profile at %i px lists the services in %i columns', async (width, count) => {
  await page.viewport(width, 900)
  openVendor({ vendor: { business_services } })
  const services = within(await screen.findByRole('region', { name: 'Services Offered' })).getAllByRole('listitem')
  expect(new Set(services.map((service) => service.getBoundingClientRect().left)).size).toBe(count)
})

it('a deal strikes through its original price and shows the discounted price in red', async () => {
  openVendor({ vendor: { packages: packages.slice(0, 1) } })
  const deals = within(await screen.findByRole('region', { name: 'Exclusive Deals' }))
  expect(getComputedStyle(deals.getByText('$2,000')).textDecorationLine).toBe('line-through')
  expect(getComputedStyle(deals.getByText('$1,500')).color).toBe(colourOf('--vk-danger'))
})

it('the vendor profile shows toasts at the top, green for success and red for errors', async () => {
  const { client } = openVendor()
  const toasts = client.ports.once(createToasts)
  for (const [tone, token] of [
    ['success', '--vk-success'],
    ['error', '--vk-danger'],
  ] as const) {
    act(() => void toasts.show({ tone, text: `A ${tone}` }))
    const toast = (await screen.findByText(`A ${tone}`)).closest('.vk-toast') as HTMLElement
    expect(getComputedStyle(toast).color).toBe(colourOf(token))
    expect(toast.getBoundingClientRect().top).toBeLessThan(120)
  }
})
