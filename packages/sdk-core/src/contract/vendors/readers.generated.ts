// Generated from schema.ts by `npm run readers`. Do not edit.
import { readAddedBy, readLove } from '../love/readers.generated.ts'
import { countIn, imageIn } from '../shared/envelope.ts'
import {
  fieldOrValue,
  readDate,
  readFlag,
  readId,
  readIfPossible,
  readList,
  readListIfPossible,
  readMoney,
  readNumber,
  readOneOf,
  readOption,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
  readUserId,
  recordOrEmpty,
  unwrap,
} from '../shared/read.ts'
import type {
  ChatRoom,
  Faq,
  Favourite,
  LeadProgress,
  PackagesInRange,
  PublicVendor,
  Review,
  SearchOptions,
  Vendor,
  VendorAvailability,
  VendorDetail,
  VendorList,
  VendorPackage,
  VendorPage,
} from './schema.ts'

export function readVendorAvailability(value: unknown): VendorAvailability {
  const record = readRecord(value)
  return {
    date: readDate(record.date),
    status: readOneOf(record.status, ['free', 'taken', 'unknown']) ?? 'unknown',
  }
}

export function readPackagesInRange(value: unknown): PackagesInRange {
  const record = readRecord(value)
  return {
    count: readNumber(record.count),
    total: readNumber(record.total),
    min_price: readOptional(record.min_price, readMoney),
    max_price: readOptional(record.max_price, readMoney),
  }
}

export function readLeadProgress(value: unknown): LeadProgress {
  const record = readRecord(value)
  return {
    step: readOption(record.step, ['inquired', 'messaged', 'replied', 'sign', 'due', 'overdue', 'booked', 'declined']),
    due_date: readOptional(record.due_date, readText),
    is_booked: readOptional(record.is_booked, Boolean),
    is_signed: readOptional(record.is_signed, Boolean),
    moved_date: readIfPossible(record.moved_date, readLeadProgressMovedDate),
  }
}

function readLeadProgressMovedDate(value: unknown): NonNullable<LeadProgress['moved_date']> {
  const record = readRecord(value)
  return {
    booked_for: readTextOrEmpty(record.booked_for),
    wedding_date: readTextOrEmpty(record.wedding_date),
  }
}

export function readVendor(value: unknown): Vendor {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    user: readUserId(record.user),
    business_name: readTextOrEmpty(record.business_name),
    image: imageIn(record.image),
    about_us: readTextOrEmpty(record.about_us),
    language: readOptional(record.language, readText),
    categories_label: readTextOrEmpty(record.categories_label),
    is_first_message: Boolean(record.is_first_message),
    is_first_invoice: Boolean(record.is_first_invoice),
    is_first_file: Boolean(record.is_first_file),
    is_favorited: readOptional(record.is_favorited, Boolean),
    business_location: readOptional(record.business_location, readText),
    avg_rating: readOptional(record.avg_rating, readNumber),
    from_price: readIfPossible(record.from_price, readMoney),
    from_price_unit: readOneOf(record.from_price_unit, ['guest', 'hour']),
    currency: readOptional(record.currency, readText),
    discount: readIfPossible(record.discount, readMoney),
    capacity: readOptional(record.capacity, readNumber),
    styles: readIfPossible(record.styles, (value) => readList(value, readText)),
    distance_miles: readOptional(record.distance_miles, readNumber),
    availability: readIfPossible(record.availability, readVendorAvailability),
    packages_in_range: readIfPossible(record.packages_in_range, readPackagesInRange),
    progress: readIfPossible(record.progress, readLeadProgress),
    scanned_at: readOptional(record.scanned_at, readText),
    love: readIfPossible(record.love, readLove),
    added_by: readIfPossible(record.added_by, readAddedBy),
  }
}

function readReview(value: unknown): Review {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    rating: readNumber(record.rating),
    name: readTextOrEmpty(record.name),
    created_at: readTextOrEmpty(record.created_at),
    review: readTextOrEmpty(record.review),
    language: readOptional(record.language, readText),
    verified: readOptional(record.verified, Boolean),
  }
}

function readVendorPackage(value: unknown): VendorPackage {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    name: readTextOrEmpty(record.name ?? record.title),
    description: readTextOrEmpty(record.description),
    original_price: readMoney(record.original_price),
    discounted_price: readIfPossible(record.discounted_price, readMoney),
    price_unit: readOneOf(record.price_unit, ['guest', 'hour']),
    is_claimed: Boolean(record.is_claimed),
  }
}

function readFaq(value: unknown): Faq {
  const record = readRecord(value)
  return {
    question: readTextOrEmpty(record.question),
    answer: readTextOrEmpty(record.answer),
  }
}

export function readVendorDetail(value: unknown): VendorDetail {
  const record = readRecord(unwrap(value))
  return {
    id: readId(record.id),
    user: readVendorDetailUser(record.user),
    image: imageIn(record.image),
    business_name: readTextOrEmpty(record.business_name),
    categories_label: readTextOrEmpty(record.categories_label),
    phone: readTextOrEmpty(record.phone),
    gallery: readList(record.gallery, readVendorDetailGallery),
    about_us: readTextOrEmpty(record.about_us),
    language: readOptional(record.language, readText),
    business_services: readTextOrEmpty(record.business_services),
    is_favorited: Boolean(record.is_favorited),
    love: readIfPossible(record.love, readLove),
    inquiry: Boolean(record.inquiry),
    is_booked: readOptional(record.is_booked, Boolean),
    moved_date: readIfPossible(record.moved_date, readVendorDetailMovedDate),
    inquiry_facts: readOptional(record.inquiry_facts, readVendorDetailInquiryFacts),
    availability: readOptional(record.availability, readVendorDetailAvailability),
    packages_in_range: readOptional(record.packages_in_range, readVendorDetailPackagesInRange),
    chatroom_id: readOptional(record.chatroom_id, readId),
    reviews: readList(record.reviews, readReview),
    review_counts: readOptional(record.review_counts, (value) => readListIfPossible(value, readVendorDetailReviewCounts)),
    packages: readListIfPossible(record.packages, readVendorPackage),
    faqs: readList(record.faqs, readFaq),
    avg_rating: readOptional(record.avg_rating, readNumber),
    business_location: readOptional(record.business_location, readText),
  }
}

function readVendorDetailUser(value: unknown): VendorDetail['user'] {
  const record = recordOrEmpty(value)
  return {
    id: readId(fieldOrValue(value, 'id')),
    first_name: readTextOrEmpty(record.first_name),
    last_name: readTextOrEmpty(record.last_name),
  }
}

function readVendorDetailGallery(value: unknown): VendorDetail['gallery'][number] {
  const record = recordOrEmpty(value)
  return {
    image: imageIn(fieldOrValue(value, 'image', 'image_url', 'url')),
    alt: readOptional(record.alt, readText),
  }
}

function readVendorDetailMovedDate(value: unknown): NonNullable<VendorDetail['moved_date']> {
  const record = readRecord(value)
  return {
    booked_for: readTextOrEmpty(record.booked_for),
    wedding_date: readTextOrEmpty(record.wedding_date),
  }
}

function readVendorDetailInquiryFacts(value: unknown): NonNullable<VendorDetail['inquiry_facts']> {
  const record = readRecord(value)
  return {
    wedding_date: readOptional(record.wedding_date, readText),
    guests: readOptional(record.guests, readNumber),
  }
}

function readVendorDetailAvailability(value: unknown): NonNullable<VendorDetail['availability']> {
  const record = readRecord(value)
  return {
    date: readDate(record.date),
    status: readOneOf(record.status, ['free', 'taken', 'unknown']) ?? 'unknown',
  }
}

function readVendorDetailPackagesInRange(value: unknown): NonNullable<VendorDetail['packages_in_range']> {
  const record = readRecord(value)
  return {
    count: readNumber(record.count),
    total: readNumber(record.total),
    min_price: readOptional(record.min_price, readMoney),
    max_price: readOptional(record.max_price, readMoney),
  }
}

function readVendorDetailReviewCounts(value: unknown): NonNullable<VendorDetail['review_counts']>[number] {
  const record = readRecord(value)
  return {
    stars: readNumber(record.stars),
    count: readNumber(record.count),
  }
}

export function readPublicVendor(value: unknown): PublicVendor {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    slug: readText(record.slug),
    url: readText(record.url),
    business_name: readTextOrEmpty(record.business_name),
    categories_label: readTextOrEmpty(record.categories_label),
    image: imageIn(record.image),
    gallery: readList(record.gallery, readPublicVendorGallery),
    about_us: readTextOrEmpty(record.about_us),
    business_services: readTextOrEmpty(record.business_services),
    business_location: readTextOrEmpty(record.business_location),
    avg_rating: readOptional(record.avg_rating, readNumber),
    reviews: readList(record.reviews, readReview),
    review_counts: readOptional(record.review_counts, (value) => readList(value, readPublicVendorReviewCounts)),
    packages: readList(record.packages, readPublicVendorPackages),
    faqs: readList(record.faqs, readFaq),
  }
}

function readPublicVendorGallery(value: unknown): PublicVendor['gallery'][number] {
  const record = recordOrEmpty(value)
  return {
    image: imageIn(fieldOrValue(value, 'image', 'image_url', 'url')),
    alt: readOptional(record.alt, readText),
  }
}

function readPublicVendorReviewCounts(value: unknown): NonNullable<PublicVendor['review_counts']>[number] {
  const record = readRecord(value)
  return {
    stars: readNumber(record.stars),
    count: readNumber(record.count),
  }
}

function readPublicVendorPackages(value: unknown): PublicVendor['packages'][number] {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    name: readTextOrEmpty(record.name),
    description: readTextOrEmpty(record.description),
    original_price: readMoney(record.original_price),
    discounted_price: readOptional(record.discounted_price, readMoney),
  }
}

export function readVendorPage(value: unknown): VendorPage {
  const record = recordOrEmpty(value)
  return {
    results: readList(value, readVendor),
    count: countIn(value),
    page_size: readOptional(record.page_size, readNumber),
    next: readOptional(record.next, readText),
    unstated_count: readOptional(record.unstated_count, readNumber),
  }
}

export function readSearchOptions(value: unknown): SearchOptions {
  const record = readRecord(value)
  return {
    sorts: readListIfPossible(record.sorts, (value) => readOption(value, ['recommended', 'price', 'rating', 'distance'])),
    prices: readIfPossible(record.prices, readSearchOptionsPrices),
    currency: readOptional(record.currency, readText),
    capacity: readOptional(record.capacity, readNumber),
    places: readListIfPossible(record.places, readText),
    near: readListIfPossible(record.near, readText),
    styles: readListIfPossible(record.styles, readText),
    has_calendars: readFlag(record.has_calendars),
    wedding_date: readOptional(record.wedding_date, readText),
    wedding_place: readOptional(record.wedding_place, readText),
  }
}

function readSearchOptionsPrices(value: unknown): NonNullable<SearchOptions['prices']> {
  const record = readRecord(value)
  return {
    min: readMoney(record.min),
    max: readMoney(record.max),
  }
}

export function readChatRoom(value: unknown): ChatRoom {
  const record = readRecord(value)
  return {
    chatroom_id: readId(record.chatroom_id),
    name: readTextOrEmpty(record.name),
    category: readTextOrEmpty(record.category),
    image: imageIn(record.image),
  }
}

export function readVendorList(value: unknown): VendorList {
  return readList(value, readVendor)
}

export function readFavourite(value: unknown): Favourite {
  const record = recordOrEmpty(value)
  return {
    is_favorited: readOptional(record.is_favorited, Boolean),
    love: readIfPossible(record.love, readLove),
  }
}
