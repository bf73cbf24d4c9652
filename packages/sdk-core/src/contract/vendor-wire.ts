import type { Wire } from './call.ts'
import { countIn, imageIn, isRecord, listIn } from './envelope.ts'
import { readDetail, readId, readMoney, readNumber, readOptional, readRecord, readText } from './read.ts'
import type {
  ChatRoom,
  Faq,
  MagicLink,
  RecommendedPage,
  RecommendedVendor,
  Review,
  Vendor,
  VendorDetail,
  VendorPackage,
  VendorPage,
} from './vendors.ts'

const DETAIL = '/vendor/detail/get/{id}/'

export const vendorWire = {
  searchVendors: { method: 'GET', path: '/vendor/search-list/', auth: 'optional', read: readPage },
  listFavourites: { method: 'GET', path: '/vendor/favourite-list/', auth: 'required', read: readPage },
  listInPerson: { method: 'GET', path: '/vendor/in-person-list/', auth: 'required', read: readVendors },
  listBooked: { method: 'GET', path: '/vendor/booked/', auth: 'required', read: readVendors },
  listActive: { method: 'GET', path: '/vendor/active/', auth: 'required', read: readVendors },
  getVendor: { method: 'GET', path: DETAIL, auth: 'optional', read: readVendorDetail },
  sendInquiry: { method: 'POST', path: DETAIL, auth: 'required', encoding: 'json', read: readDetail },
  markFavourite: {
    method: 'POST',
    path: '/vendor/mark-favorite/{id}/',
    auth: 'required',
    encoding: 'json',
    read: readFavourite,
  },
  createChatRoom: {
    method: 'POST',
    path: '/chat/create-chat-room/{vendor_user_id}/',
    auth: 'required',
    encoding: 'json',
    read: readChatRoom,
  },
  addScannedVendor: {
    method: 'POST',
    path: '/leads/add_vendor/{vendor_id}/',
    auth: 'required',
    encoding: 'json',
    read: readDetail,
  },
} as const satisfies Record<string, Wire>

export const magicLinkWire = {
  getMagicLink: { method: 'GET', path: '/auth/magic-link/{code}/', auth: 'none', read: readMagicLink },
  listRecommendedVendors: {
    method: 'GET',
    path: '/auth/vendors/magic-link/{code}/',
    auth: 'none',
    read: readRecommendedPage,
  },
} as const satisfies Record<string, Wire>

function readVendor(value: unknown): Vendor {
  const vendor = readRecord(value)
  return {
    id: readId(vendor.id),
    user: readId(isRecord(vendor.user) ? vendor.user.id : vendor.user),
    business_name: readText(vendor.business_name, ''),
    image: imageIn(vendor.image),
    about_us: readText(vendor.about_us, ''),
    avg_rating: readOptional(vendor.avg_rating, readNumber),
    categories_label: readText(vendor.categories_label, ''),
    is_first_message: Boolean(vendor.is_first_message),
    is_first_invoice: Boolean(vendor.is_first_invoice),
    is_first_file: Boolean(vendor.is_first_file),
    is_favorited: readOptional(vendor.is_favorited, Boolean),
  }
}

function readVendors(body: unknown): Vendor[] {
  return (listIn(body) ?? []).map(readVendor)
}

function readPage(body: unknown): VendorPage {
  const { page_size, next } = isRecord(body) ? body : {}
  return {
    results: readVendors(body),
    count: countIn(body),
    page_size: readOptional(page_size, readNumber),
    next: readOptional(next, readText),
  }
}

function readReview(value: unknown): Review {
  const review = readRecord(value)
  return {
    id: readId(review.id),
    rating: readNumber(review.rating),
    name: readText(review.name, ''),
    created_at: readText(review.created_at, ''),
    review: readText(review.review, ''),
    verified: readOptional(review.verified, Boolean),
  }
}

function readPackage(value: unknown): VendorPackage {
  const deal = readRecord(value)
  return {
    id: readId(deal.id),
    name: readText(deal.name ?? deal.title, ''),
    description: readText(deal.description, ''),
    original_price: readMoney(deal.original_price),
    discounted_price: readOptional(deal.discounted_price, readMoney),
    is_claimed: Boolean(deal.is_claimed),
  }
}

function readFaq(value: unknown): Faq {
  const { question, answer } = readRecord(value)
  return { question: readText(question, ''), answer: readText(answer, '') }
}

function readVendorDetail(body: unknown): VendorDetail {
  const vendor = readRecord(isRecord(body) && isRecord(body.data) ? body.data : body)
  const user = isRecord(vendor.user) ? vendor.user : { id: vendor.user }
  return {
    id: readId(vendor.id),
    user: {
      id: readId(user.id),
      first_name: readText(user.first_name, ''),
      last_name: readText(user.last_name, ''),
    },
    image: imageIn(vendor.image),
    business_name: readText(vendor.business_name, ''),
    categories_label: readText(vendor.categories_label, ''),
    phone: readText(vendor.phone, ''),
    gallery: (listIn(vendor.gallery) ?? []).map((picture) => ({ image: imageIn(picture) })),
    about_us: readText(vendor.about_us, ''),
    business_services: readText(vendor.business_services, ''),
    is_favorited: Boolean(vendor.is_favorited),
    inquiry: Boolean(vendor.inquiry),
    reviews: (listIn(vendor.reviews) ?? []).map(readReview),
    packages: (listIn(vendor.packages) ?? []).map(readPackage),
    faqs: (listIn(vendor.faqs) ?? []).map(readFaq),
    avg_rating: readOptional(vendor.avg_rating, readNumber),
    business_location: readOptional(vendor.business_location, readText),
  }
}

function readFavourite(body: unknown): { is_favorited?: boolean } {
  return { is_favorited: isRecord(body) ? readOptional(body.is_favorited, Boolean) : undefined }
}

function readChatRoom(body: unknown): ChatRoom {
  const room = readRecord(body)
  return {
    chatroom_id: readId(room.chatroom_id),
    name: readText(room.name, ''),
    category: readText(room.category, ''),
    image: imageIn(room.image),
  }
}

function readMagicLink(body: unknown): MagicLink {
  const link = readRecord(body)
  return {
    is_active: Boolean(link.is_active),
    access_link: readText(link.access_link, ''),
    categories: (listIn(link.categories) ?? []).map((value) => {
      const { id, title } = readRecord(value)
      return { id: readId(id), title: readText(title, '') }
    }),
  }
}

function readRecommended(value: unknown): RecommendedVendor {
  const vendor = readRecord(value)
  return {
    id: readId(vendor.id),
    image: imageIn(vendor.image),
    business_name: readText(vendor.business_name, ''),
    business_services: readText(vendor.business_services, ''),
    business_location: readText(vendor.business_location, ''),
    categories: (listIn(vendor.categories) ?? []).map((category) => ({
      title: readText(isRecord(category) ? category.title : category, ''),
    })),
  }
}

function readRecommendedPage(body: unknown): RecommendedPage {
  const data = isRecord(body) && isRecord(body.data) ? body.data : {}
  return {
    count: countIn(body),
    data: { results: (listIn(body) ?? []).map(readRecommended), token: readOptional(data.token, readText) },
  }
}
