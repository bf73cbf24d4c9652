import type { PublicVendor } from '@vowkit/sdk-core/contract'

/** Characters that could end the script element or break the syntax of JavaScript. */
const UNSAFE = /[<>&\u2028\u2029]/g

/**
 * Describes a vendor to search engines in the vocabulary of schema.org. The address is the text that the vendor has
 * written. Without reviews there is no rating.
 */
export function describeVendor(
  vendor: PublicVendor,
  { description, images }: { description: string; images: string[] },
) {
  const { business_name, url, business_location, avg_rating, reviews, review_counts } = vendor
  const reviewCount = review_counts?.reduce((sum, { count }) => sum + count, 0) ?? reviews.length
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: business_name,
    ...(description !== '' && { description }),
    ...(images.length > 0 && { image: images }),
    ...(business_location !== '' && { address: business_location }),
    ...(avg_rating !== undefined &&
      reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: avg_rating,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  }
}

/** Renders data as a `<script>` of JSON-LD. No text of the data can end the element. */
export function writeJsonLd(data: object): string {
  const json = JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script type="application/ld+json">${json}</script>\n`
}
