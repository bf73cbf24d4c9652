import type { Wire } from '../shared/call.ts'
import { imageIn, isRecord, listIn } from '../shared/envelope.ts'
import { readDetail, readId, readMoney, readNumber, readOptional, readRecord, readText } from '../shared/read.ts'
import type { ChatRoom, Faq, Review, VendorDetail, VendorPackage } from './schema.ts'

const DETAIL = '/vendor/detail/get/{id}/'

export const vendorWire = {
  getVendor: { method: 'GET', path: DETAIL, auth: 'optional', read: readVendorDetail },
  sendInquiry: { method: 'POST', path: DETAIL, auth: 'required', read: readDetail },
  createChatRoom: {
    method: 'POST',
    path: '/chat/create-chat-room/{vendor_user_id}/',
    auth: 'required',
    read: readChatRoom,
  },
  addScannedVendor: {
    method: 'POST',
    path: '/leads/add_vendor/{vendor_id}/',
    auth: 'required',
    read: readDetail,
  },
} as const satisfies Record<string, Wire>

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

/** An amount, or nothing where a backend writes no amount. */
function readPrice(value: unknown): string | undefined {
  try {
    return readOptional(value, readMoney)
  } catch {
    // One odd price is no reason to show nothing of a vendor.
    return undefined
  }
}

/** One deal; none without a price. */
function readPackage(value: unknown): VendorPackage[] {
  const deal = readRecord(value)
  const price = readPrice(deal.original_price)
  if (price === undefined) return []
  return [
    {
      id: readId(deal.id),
      name: readText(deal.name ?? deal.title, ''),
      description: readText(deal.description, ''),
      original_price: price,
      discounted_price: readPrice(deal.discounted_price),
      is_claimed: Boolean(deal.is_claimed),
    },
  ]
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
    packages: (listIn(vendor.packages) ?? []).flatMap(readPackage),
    faqs: (listIn(vendor.faqs) ?? []).map(readFaq),
    avg_rating: readOptional(vendor.avg_rating, readNumber),
    business_location: readOptional(vendor.business_location, readText),
  }
}

/** Where a couple and a vendor talk. */
export function readChatRoom(body: unknown): ChatRoom {
  const room = readRecord(body)
  return {
    chatroom_id: readId(room.chatroom_id),
    name: readText(room.name, ''),
    category: readText(room.category, ''),
    image: imageIn(room.image),
  }
}
