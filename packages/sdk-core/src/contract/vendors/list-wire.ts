import type { Wire } from '../shared/call.ts'
import { countIn, imageIn, isRecord, listIn } from '../shared/envelope.ts'
import { readId, readNumber, readOptional, readRecord, readText } from '../shared/read.ts'
import type { Vendor, VendorPage } from './schema.ts'

export const vendorListWire = {
  searchVendors: { method: 'GET', path: '/vendor/search-list/', auth: 'optional', read: readPage },
  listFavourites: { method: 'GET', path: '/vendor/favourite-list/', auth: 'required', read: readPage },
  listInPerson: { method: 'GET', path: '/vendor/in-person-list/', auth: 'required', read: readVendors },
  listBooked: { method: 'GET', path: '/vendor/booked/', auth: 'required', read: readVendors },
  listActive: { method: 'GET', path: '/vendor/active/', auth: 'required', read: readVendors },
  markFavourite: {
    method: 'POST',
    path: '/vendor/mark-favorite/{id}/',
    auth: 'required',
    encoding: 'json',
    read: readFavourite,
  },
} as const satisfies Record<string, Wire>

/** One vendor as lists tell of them. */
export function readVendor(value: unknown): Vendor {
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

function readFavourite(body: unknown): { is_favorited?: boolean } {
  return { is_favorited: isRecord(body) ? readOptional(body.is_favorited, Boolean) : undefined }
}
