import * as z from 'zod/mini'
import { attributionFields } from '../shared/attribution.ts'
import type { Call } from '../shared/call.ts'
import { MAX_INQUIRY_LENGTH } from '../shared/limits.ts'
import { Detail, GivenDate, GuestCount, Id, VisionId, WholeNumber } from '../shared/primitives.ts'
import { vendorListWire } from './list-wire.ts'
import {
  ChatRoom,
  Favourite,
  PublicVendor,
  SearchOptions,
  VendorAvailability,
  VendorDetail,
  VendorList,
  VendorPage,
} from './schema.ts'
import { searchFields } from './search.ts'
import { vendorWire } from './wire.ts'

const id = z.object({
  /** The id of the vendor. */
  id: WholeNumber,
})

const Scan = z.object({
  /** The time of a scan that is sent later, ISO 8601. The backend limits it to the last 7 days. Default: now. */
  scanned_at: z.optional(z.iso.datetime({ offset: true, error: 'Enter a time, such as 2026-05-03T14:05:00Z.' })),
})

/** What a couple tells a vendor with its inquiry. */
const Inquiry = z.object({
  ...attributionFields,
  message: z.optional(
    z
      .string()
      .check(z.trim(), z.maxLength(MAX_INQUIRY_LENGTH, { error: `Use at most ${MAX_INQUIRY_LENGTH} characters.` })),
  ),
  guests: z.optional(GuestCount),
  /** The date of the wedding. */
  wedding_date: z.optional(GivenDate),
  /** A vision of the couple, which the vendor can then see. */
  vision_id: z.optional(VisionId),
  /** A field that visitors do not see. Bots fill it in. The backend ignores an inquiry that contains it. */
  website: z.optional(z.string().check(z.maxLength(MAX_INQUIRY_LENGTH))),
})

const list = {
  tag: 'vendors',
  query: z.object({
    /** The id of the last vendor of a page. If present, the call returns the vendors after it. */
    before: z.optional(WholeNumber),
  }),
  status: 200,
  response: VendorList,
  failures: [400, 401],
  noStore: true,
} as const

export const vendorCalls = {
  searchVendors: {
    ...vendorListWire.searchVendors,
    summary:
      'Lists the vendors of a category, page by page. Without a category, lists all vendors. Counts and lists at most ' +
      'the first 10,000.',
    tag: 'vendors',
    query: z.object({
      /** A category id. The response is empty if the category is unknown. */
      categories: z.optional(Id),
      /** The ids of the vendors to return, separated by commas. The response keeps this order. */
      ids: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,99}$/))),
      /** The page number, starting at 1. */
      page: z.optional(WholeNumber),
      /** The number of vendors on a page. Default: 12. At most 100. */
      page_size: z.optional(WholeNumber),
      ...searchFields,
    }),
    status: 200,
    response: VendorPage,
    failures: [400],
    openTo: ['embed', 'link'],
  },
  getSearchOptions: {
    ...vendorWire.getSearchOptions,
    summary: 'Returns how the vendors of a category can be sorted and filtered.',
    tag: 'vendors',
    query: z.object({
      /** A category id. */
      categories: Id,
    }),
    status: 200,
    response: SearchOptions,
    failures: [400],
    openTo: ['embed', 'link'],
  },
  listFavourites: {
    ...vendorListWire.listFavourites,
    ...list,
    summary: 'Lists at most 100 of the couple’s saved vendors, latest first.',
    response: VendorPage,
    openTo: ['embed', 'link'],
  },
  listInPerson: {
    ...vendorListWire.listInPerson,
    ...list,
    summary: 'Lists at most 100 of the couple’s scanned vendors, latest first.',
  },
  listBooked: {
    ...vendorListWire.listBooked,
    ...list,
    summary: 'Lists at most 100 of the couple’s booked vendors, latest first.',
  },
  listActive: {
    ...vendorListWire.listActive,
    ...list,
    summary: 'Lists at most 100 of the vendors that the couple is in contact with, latest first.',
  },
  getVendor: {
    ...vendorWire.getVendor,
    summary: 'Returns a vendor’s profile.',
    tag: 'vendors',
    params: id,
    status: 200,
    response: VendorDetail,
    failures: [404],
    openTo: ['embed', 'link'],
  },
  getPublicVendor: {
    ...vendorWire.getPublicVendor,
    summary: 'Returns what a vendor’s public page shows, by the slug of the page or by the vendor’s id.',
    tag: 'vendors',
    params: z.object({
      /** The slug of the vendor’s page, or the id of the vendor. */
      vendor: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    status: 200,
    response: PublicVendor,
    failures: [404],
  },
  getVendorAvailability: {
    ...vendorWire.getVendorAvailability,
    summary: 'Returns whether a vendor takes a wedding on a date, if the vendor shares its calendar.',
    tag: 'vendors',
    params: id,
    query: z.object({
      /** The date of the wedding. */
      date: GivenDate,
    }),
    status: 200,
    response: VendorAvailability,
    failures: [400, 404],
    noStore: true,
  },
  sendInquiry: {
    ...vendorWire.sendInquiry,
    summary: 'Sends a vendor an inquiry, once. The body is optional.',
    tag: 'vendors',
    params: id,
    body: z.optional(Inquiry),
    status: 201,
    response: Detail,
    failures: [400, 401, 404],
    noStore: true,
    openTo: ['embed'],
  },
  markFavourite: {
    ...vendorListWire.markFavourite,
    summary: 'Saves a vendor, or removes a saved one.',
    tag: 'vendors',
    params: id,
    body: z.object({}),
    status: 200,
    response: Favourite,
    failures: [401, 404],
    noStore: true,
    openTo: ['embed', 'link'],
  },
  createChatRoom: {
    ...vendorWire.createChatRoom,
    summary: 'Returns the couple’s room with a vendor, and creates it if there is none. Claims a deal if one is given.',
    tag: 'vendors',
    params: z.object({
      /** The user id of the vendor: the field `user` of a vendor, which is not its `id`. */
      vendor_user_id: WholeNumber,
    }),
    query: z.object({
      /** The id of the deal to claim. */
      exclusive_offer: z.optional(WholeNumber),
    }),
    body: z.optional(z.object(attributionFields)),
    status: 200,
    response: ChatRoom,
    failures: [400, 401, 404],
    noStore: true,
    openTo: ['embed'],
  },
  addScannedVendor: {
    ...vendorWire.addScannedVendor,
    summary: 'Stores that the couple scanned a vendor’s code. Idempotent.',
    tag: 'vendors',
    params: z.object({
      /** The id of the vendor. */
      vendor_id: WholeNumber,
    }),
    body: z.optional(Scan),
    status: 200,
    response: Detail,
    failures: [400, 401, 404],
    noStore: true,
  },
} as const satisfies Record<string, Call>
