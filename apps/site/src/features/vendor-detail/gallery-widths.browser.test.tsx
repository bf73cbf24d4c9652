import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openVendor } from './test/open-vendor.tsx'

const gallery = Array.from({ length: 6 }, (_, place) => ({ image: `https://api.test/${place}.webp` }))

afterEach(cleanup)
afterAll(() => page.viewport(1280, 720))

it.each([
  [1400, 4],
  [1199, 4],
  [1198, 3],
  [814, 2],
  [524, 1],
])('in a window %i wide shows %i pictures of the gallery in a row', async (width, count) => {
  await page.viewport(width, 900)
  openVendor({ vendor: { gallery } })
  const carousel = await screen.findByRole('region', { name: 'All photos' })
  const [first] = within(carousel).getAllByRole('listitem')
  const row = carousel.getBoundingClientRect().width
  expect(row).toBeGreaterThan(0)
  expect(Math.round(row / (first?.getBoundingClientRect().width ?? 0))).toBe(count)
})
