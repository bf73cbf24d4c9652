import type { SomeExamples } from './example-types.ts'
import { LINK_TOKEN, PARTNER, VISION_ID, WEDDING_DATE } from './values.ts'

const OF_VENDOR = { id: 42 }

export const vendorExamples = {
  searchVendors: {
    query: {
      categories: 4,
      ids: '42,17,8',
      page: 1,
      page_size: 12,
      sort: 'rating',
      min_price: 1000,
      max_price: 5000,
      guests: 80,
      place: 'Napa',
      style: 'Rustic',
      free_on: WEDDING_DATE,
      near: 'Napa',
    },
  },
  getSearchOptions: { query: { categories: 4 } },
  listFavourites: { query: { before: 42 } },
  listInPerson: { query: { before: 42 } },
  listBooked: { query: { before: 42 } },
  listActive: { query: { before: 42 } },
  getVendor: { params: OF_VENDOR },
  getPublicVendor: { params: { vendor: 'wild-ranunculus' } },
  getVendorAvailability: { params: OF_VENDOR, query: { date: WEDDING_DATE } },
  sendInquiry: {
    params: OF_VENDOR,
    body: {
      message: 'We love your arches. Are you free in June?',
      guests: 80,
      wedding_date: WEDDING_DATE,
      vision_id: VISION_ID,
      partner: PARTNER,
    },
  },
  markFavourite: { params: OF_VENDOR },
  createChatRoom: {
    params: { vendor_user_id: 1042 },
    query: { exclusive_offer: 9 },
    body: { partner: PARTNER, element: 'vendor-card-grid' },
  },
  addScannedVendor: { params: { vendor_id: 42 }, body: { scanned_at: '2026-05-03T14:05:00Z' } },
  getMagicLink: { params: { code: LINK_TOKEN } },
  listRecommendedVendors: { params: { code: LINK_TOKEN }, query: { page: 1, page_size: 5 } },
  sendBrief: {
    body: {
      vendor_ids: [42, 17],
      message: 'We look for peonies in June.',
      guests: 80,
      wedding_date: WEDDING_DATE,
      budget: 5000,
    },
  },
  listAnswers: { query: { vendors: '42,17' } },
} satisfies SomeExamples
