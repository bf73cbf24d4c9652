import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'

/** A complete vendor, as the backend sends it. */
export const IRIS = {
  id: 3,
  user: { id: 77, first_name: 'Iris', last_name: 'Moon' },
  business_name: 'Iris & Fern',
  categories_label: 'Florists',
  business_location: 'Sonoma',
  image: 'https://img.test/0.webp',
  gallery: [{ image: 'https://img.test/0.webp' }, { image: 'https://img.test/1.webp' }],
  about_us: '<p>From <b>our</b> fields.</p><p>Since 1912.</p><img src=x onerror="alert(1)">',
  business_services: 'Bouquets, Arches',
  avg_rating: 4.5,
  reviews: [{ id: 1, rating: 5, name: 'Ana', review: 'Kind.', created_at: '2026-05-01T10:00:00Z' }],
  packages: [{ id: 9, name: 'Small', description: 'One arch.', original_price: '1200', is_claimed: false }],
  faqs: [{ question: 'Do you travel?', answer: 'Yes.' }],
  is_favorited: false,
  inquiry: false,
}

/** The response to each request of this vendor. */
export function vendorAnswer(more: object = {}): ScriptedAnswer {
  return { method: 'GET', path: '/vendor/detail/get/3/', always: true, body: { ...IRIS, ...more } }
}
