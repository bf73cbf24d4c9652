import { screen, waitFor, within } from '@testing-library/react'
import type { Review } from '@vowkit/sdk-core/vendors'
import { expect, it } from 'vitest'
import { setup } from '../../../testing/setup.tsx'
import { VendorReviews } from './vendor-reviews.tsx'

function review(id: number, change: Partial<Review> = {}): Review {
  return { id, rating: 5, name: `Couple ${id}`, created_at: '2026-05-01T23:30:00Z', review: `Text ${id}`, ...change }
}

function show(reviews: Review[], average?: number) {
  const view = setup(<VendorReviews reviews={reviews} average={average} />)
  const texts = () => [...view.container.querySelectorAll('.vk-review__text')].map((text) => text.textContent)
  const card = (text: string) => within(screen.getByText(text).closest('li') ?? document.body)
  return { ...view, texts, card }
}

it('VendorReviews shows the average rating and the number of reviews', () => {
  show([review(1), review(2, { rating: 4 })], 4.44)
  expect(screen.getByRole('img', { name: '4.4 out of 5 stars' })).toBeVisible()
  expect(screen.getByText('2 reviews')).toBeVisible()
})

it('VendorReviews computes the average rating if the backend returns none', () => {
  show([review(1), review(2, { rating: 4 })])
  expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible()
})

it('VendorReviews shows the counts of all reviews if it has only the newest', () => {
  const counts = [
    { stars: 5, count: 300 },
    { stars: 2, count: 12 },
  ]
  setup(<VendorReviews reviews={[review(1)]} counts={counts} />)
  expect(screen.getByText('312 reviews')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('5 stars300300 reviews')
})

it('VendorReviews counts the reviews for each number of stars', () => {
  show([review(1), review(2), review(3, { rating: 4.4 }), review(4, { rating: 1 }), review(5, { rating: 0 })])
  const rows = within(screen.getByRole('list', { name: 'Reviews by number of stars' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    '5 stars22 reviews',
    '4 stars11 review',
    '3 stars00 reviews',
    '2 stars00 reviews',
    '1 star22 reviews',
  ])
})

it('VendorReviews shows the stars, name, date, verified badge and text of a review', () => {
  const { card } = show([review(1, { rating: 4, name: 'ليلى 💐', review: 'كان رائعًا' })])
  const shown = card('كان رائعًا')
  expect(shown.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  expect(shown.getByText('ليلى 💐')).toHaveAttribute('dir', 'auto')
  expect(shown.getByText('May 1, 2026')).toHaveAttribute('datetime', '2026-05-01T23:30:00Z')
  expect(shown.getByText('Verified Purchased')).toBeVisible()
})

it('VendorReviews omits an invalid date, and omits the badge if the purchase is unverified', () => {
  const { card } = show([review(1, { verified: false, created_at: 'yesterday' }), review(2, { verified: true })])
  expect(card('Text 1').queryByText('Verified Purchased')).toBeNull()
  expect(card('Text 1').queryByText(/Invalid|yesterday/)).toBeNull()
  expect(card('Text 2').getByText('Verified Purchased')).toBeVisible()
})

it('VendorReviews renders reviews as text, never as HTML', () => {
  const { container } = show([review(1, { review: '<img src=x onerror=alert(1)>', name: '<script>alert(1)</script>' })])
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(container.querySelector('script, img')).toBeNull()
})

it('VendorReviews disables the votes and "View More Reviews", and removes the votes from the tab order', async () => {
  const { user, container, texts } = show([review(1), review(2)])
  const before = container.innerHTML
  const votes = screen.getAllByRole('button', { name: /^(Yes|No) \(0\)$/ })
  expect(votes).toHaveLength(4)
  for (const vote of votes) expect(vote).toHaveAttribute('tabindex', '-1')
  const more = screen.getByRole('button', { name: 'View More Reviews', description: 'All reviews are shown.' })
  for (const button of [...votes, more]) {
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
  }
  expect(texts()).toHaveLength(2)
  expect(container.innerHTML).toBe(before)
})

it('VendorReviews sorts reviews by the selected order, newest first by default', async () => {
  const { user, texts } = show([
    review(1, { created_at: '2026-01-01T00:00:00Z' }),
    review(2, { created_at: '2026-03-01T00:00:00Z', rating: 3 }),
    review(3, { created_at: '2026-02-01T00:00:00Z' }),
    review(4, { created_at: '' }),
  ])
  expect(texts()).toEqual(['Text 2', 'Text 3', 'Text 1', 'Text 4'])
  await user.click(screen.getByRole('radio', { name: 'Highest' }))
  expect(texts()).toEqual(['Text 3', 'Text 1', 'Text 4', 'Text 2'])
  await user.click(screen.getByRole('radio', { name: 'Newest' }))
  expect(texts()[0]).toBe('Text 2')
})

it('VendorReviews renders all 500 reviews', async () => {
  const { texts } = show(Array.from({ length: 500 }, (_, place) => review(place)))
  await waitFor(() => expect(texts()).toHaveLength(500))
})

it('VendorReviews hides the sort order for a single review and renders nothing without reviews', () => {
  const { show: showNext, container } = show([review(1)])
  expect(screen.queryByRole('radio')).toBeNull()
  showNext(<VendorReviews reviews={[]} />)
  expect(container).toBeEmptyDOMElement()
})
