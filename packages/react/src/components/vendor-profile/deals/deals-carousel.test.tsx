import { screen, within } from '@testing-library/react'
import type { VendorPackage } from '@vowkit/sdk-core/vendors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockLayout } from '../../../testing/layout.ts'
import { setup } from '../../../testing/setup.tsx'
import { DealsCarousel, type DealsCarouselProps } from './deals-carousel.tsx'

beforeEach(() => mockLayout({ view: 1000, slide: 250 }))
afterEach(() => vi.restoreAllMocks())

function deal(id: number, change: Partial<VendorPackage> = {}): VendorPackage {
  return {
    id,
    name: `Deal ${id}`,
    description: 'Two hours in the last light.',
    original_price: '1200.00',
    is_claimed: false,
    ...change,
  }
}

function show(deals: VendorPackage[], props: Partial<DealsCarouselProps> = {}) {
  const onClaim = vi.fn()
  const carousel = (more: Partial<DealsCarouselProps>) => (
    <DealsCarousel deals={deals} onClaim={onClaim} {...props} {...more} />
  )
  const view = setup(carousel({}), { currency: 'USD' })
  return {
    ...view,
    onClaim,
    change: (more: Partial<DealsCarouselProps>) => view.show(carousel(more)),
    card: (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('article') ?? document.body),
  }
}

it('DealsCarousel has the id ExclusivePackage and renders nothing without deals', () => {
  const { change } = show([deal(1)])
  expect(screen.getByRole('region', { name: 'Exclusive Deals' })).toHaveAttribute('id', 'ExclusivePackage')
  change({ deals: [] })
  expect(screen.queryByRole('region')).toBeNull()
})

it('DealsCarousel shows the name and description of a deal in any script', () => {
  const { card } = show([deal(1, { name: 'باقة الزفاف 💐', description: 'صور <b>وفيديو</b>' })])
  expect(card('باقة الزفاف 💐').getByText('صور <b>وفيديو</b>')).toHaveAttribute('dir', 'auto')
})

it('DealsCarousel labels the original and the discounted price for screen readers', () => {
  const { card } = show([deal(1, { discounted_price: '949.5' })])
  const original = card('Deal 1').getByText('$1,200')
  expect(original.tagName).toBe('S')
  expect(original).toHaveTextContent('original price $1,200')
  const discounted = card('Deal 1').getByText('$949.50')
  expect(discounted).toHaveTextContent('discounted price $949.50')
  expect(discounted).toHaveAttribute('data-discounted', 'true')
})

it.each([undefined, '0', '0.00', '-5.00'])(
  'DealsCarousel shows a single price if the discounted price is %s',
  (discounted_price) => {
    const { card } = show([deal(1, { discounted_price })])
    expect(card('Deal 1').getByText('$1,200').tagName).not.toBe('S')
    expect(card('Deal 1').queryByText(/price/)).toBeNull()
  },
)

it('DealsCarousel calls onClaim with the deal whose button is pressed', async () => {
  const { user, onClaim, card } = show([deal(1), deal(2)])
  await user.click(card('Deal 2').getByRole('button', { name: 'Claim Now' }))
  expect(onClaim).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 2 }))
})

it('DealsCarousel disables claimed deals, and all other deals during a claim, for string and number ids', () => {
  const { card, change } = show([deal(1), deal(2), deal(3, { is_claimed: true })], { claimingId: '1' })
  const claiming = card('Deal 1').getByRole('button', { name: 'Claiming...' })
  expect(claiming).toHaveAttribute('aria-disabled', 'true')
  // The pressed button stays enabled, because a disabled button would lose the focus.
  expect(claiming).toBeEnabled()
  expect(card('Deal 2').getByRole('button', { name: 'Claim Now' })).toBeDisabled()
  expect(card('Deal 3').getByRole('button', { name: 'Claimed ✅' })).toBeDisabled()
  change({ claimingId: null })
  expect(card('Deal 1').getByRole('button', { name: 'Claim Now' })).toBeEnabled()
  expect(card('Deal 3').getByRole('button', { name: 'Claimed ✅' })).toBeDisabled()
})

const arrow = (name: string) => screen.getByRole('button', { name, hidden: true })

it('DealsCarousel wraps around at the ends if not all deals fit', async () => {
  const { user } = show([1, 2, 3, 4, 5].map((id) => deal(id)))
  for (let press = 0; press < 6; press++) await user.click(arrow('Next deal'))
  expect(arrow('Next deal')).toHaveAttribute('aria-disabled', 'false')
  expect(arrow('Previous deal')).toHaveAttribute('aria-disabled', 'false')
})

it('DealsCarousel does not scroll if all deals fit', () => {
  show([1, 2, 3, 4].map((id) => deal(id)))
  expect(arrow('Next deal').parentElement).toHaveAttribute('data-needed', 'false')
})
