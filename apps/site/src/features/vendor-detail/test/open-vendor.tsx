import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import type { VendorDetail } from '@vowkit/sdk-core/vendors'
import { type OpenOptions, openScreen } from '../../../testing/open-screen.tsx'

export const DETAIL = '/vendor/detail/get/3/'
export const SAVE = '/vendor/mark-favorite/3/'
export const ROOM = '/chat/create-chat-room/77/'
export const CLAIM = `${ROOM}?exclusive_offer=9`

/** A vendor whose user id differs from the vendor id. */
export const VENDOR: VendorDetail = {
  id: 3,
  user: { id: 77, first_name: 'Iris', last_name: 'Moon' },
  image: 'https://api.test/iris.webp',
  business_name: 'Iris & Fern',
  categories_label: 'Florists',
  phone: '+1 415 555 0134',
  gallery: [{ image: 'https://api.test/1.webp' }, { image: 'https://api.test/2.webp' }],
  about_us: '<p>Flowers <strong>as they grow</strong>.</p>',
  business_services: 'Bouquets, Arches,Tables',
  is_favorited: false,
  inquiry: false,
  reviews: [{ id: 1, rating: 4, name: 'Ana', created_at: '2026-03-01T10:00:00Z', review: 'Our tables were a meadow.' }],
  packages: [
    {
      id: 9,
      name: 'Whole day',
      description: 'From the arch to the last table',
      original_price: '2000.00',
      discounted_price: '1500.00',
      is_claimed: false,
    },
    { id: 10, name: 'Bouquets', description: 'Six of them', original_price: '1800.00', is_claimed: false },
  ],
  faqs: [
    { question: 'Do you deliver?', answer: 'Everywhere around the bay.' },
    { question: 'What is in season?', answer: 'Dahlias.' },
  ],
  avg_rating: 4.8,
  business_location: 'Sonoma, CA',
}

export const CHAT = { chatroom_id: 5, name: 'Iris & Fern', category: 'Florists', image: 'https://api.test/iris.webp' }

export interface VendorSetup {
  vendor?: Partial<VendorDetail>
  /** Scripted responses with precedence over the default ones. */
  script?: ScriptedAnswer[]
  path?: string
  config?: OpenOptions['config']
  language?: OpenOptions['language']
}

/** Opens a vendor's profile as a signed-in couple. */
export function openVendor({
  vendor,
  script = [],
  path = '/dashboard/vendor-detail/3',
  config,
  language,
}: VendorSetup = {}) {
  return openScreen(path, {
    isSignedIn: true,
    config,
    language,
    script: [...script, { method: 'GET', path: DETAIL, always: true, body: { ...VENDOR, ...vendor } }],
  })
}
