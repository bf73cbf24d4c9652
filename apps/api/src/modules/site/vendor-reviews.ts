import type { PublicVendor } from '@vowkit/sdk-core/contract'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { PageTexts } from './vendor-texts.ts'

/** Reviews that are visible at first. */
const VISIBLE = 6
/** Maximum reviews on the page, newest first. */
const MAX_REVIEWS = 200

/** Renders the newest reviews. The visitor expands all after the first few. */
export function writeReviews(reviews: PublicVendor['reviews'], texts: PageTexts): string {
  const items = reviews.slice(0, MAX_REVIEWS).map((review) => writeReview(review, texts))
  const [shown, more] = [items.slice(0, VISIBLE), items.slice(VISIBLE)]
  if (shown.length === 0) return ''
  const rest =
    more.length > 0
      ? `<details class="vendor__rest"><summary>${texts.allReviews(more.length)}</summary>${writeItems(more)}</details>`
      : ''
  return writeItems(shown) + rest
}

function writeItems(items: readonly string[]): string {
  return `<ul class="vendor__reviews" role="list">${items.join('')}</ul>`
}

function writeReview(
  { name, rating, review, created_at, verified }: PublicVendor['reviews'][number],
  texts: PageTexts,
) {
  const date = new Date(created_at)
  const written = texts.day(date)
  const stars = `<span class="vendor__stars" role="img" aria-label="${texts.stars(String(rating))}">${'★'.repeat(rating)}<span>${'★'.repeat(5 - rating)}</span></span>`
  return `<li class="vendor__review"><p class="vendor__by">${stars}<b dir="auto">${escapeHtml(name)}</b><time datetime="${date.toISOString()}">${written}</time>${verified ? `<span class="vendor__verified">${texts.verified}</span>` : ''}</p><p class="vendor__said" dir="auto">${escapeHtml(review)}</p></li>`
}
