import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { Detail, Id, WholeNumber } from '../shared/primitives.ts'
import { vendorListWire } from './list-wire.ts'
import { ChatRoom, Favourite, VendorDetail, VendorList, VendorPage } from './schema.ts'
import { vendorWire } from './wire.ts'

const id = z.object({ id: WholeNumber })

const list = { tag: 'vendors', status: 200, response: VendorList, failures: [401], noStore: true } as const

export const vendorCalls = {
  searchVendors: {
    ...vendorListWire.searchVendors,
    summary: 'The vendors of a category, page by page. Without a category, all of them.',
    tag: 'vendors',
    query: z.object({
      /** A category id. One that does not exist has no vendors. */
      categories: z.optional(Id),
      /** Only these vendors, separated by commas, in this order. */
      ids: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,99}$/))),
      /** Beginning with 1. */
      page: z.optional(WholeNumber),
      page_size: z.optional(WholeNumber),
    }),
    status: 200,
    response: VendorPage,
    failures: [400],
    openTo: ['embed', 'link'],
  },
  listFavourites: {
    ...vendorListWire.listFavourites,
    ...list,
    summary: 'The vendors a couple has saved, latest first.',
    response: VendorPage,
    openTo: ['embed', 'link'],
  },
  listInPerson: { ...vendorListWire.listInPerson, ...list, summary: 'The vendors a couple has scanned, latest first.' },
  listBooked: { ...vendorListWire.listBooked, ...list, summary: 'The vendors a couple has booked, latest first.' },
  listActive: {
    ...vendorListWire.listActive,
    ...list,
    summary: 'The vendors a couple is in touch with, latest first.',
  },
  getVendor: {
    ...vendorWire.getVendor,
    summary: 'A vendor’s profile.',
    tag: 'vendors',
    params: id,
    status: 200,
    response: VendorDetail,
    failures: [404],
    openTo: ['embed', 'link'],
  },
  sendInquiry: {
    ...vendorWire.sendInquiry,
    summary: 'Asks a vendor to get in touch, once.',
    tag: 'vendors',
    params: id,
    status: 201,
    response: Detail,
    failures: [400, 401, 404],
    noStore: true,
    openTo: ['embed'],
  },
  markFavourite: {
    ...vendorListWire.markFavourite,
    summary: 'Saves a vendor, or no longer.',
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
    summary:
      'The room in which the couple and a vendor talk, made when there is none; claims a deal where one is named.',
    tag: 'vendors',
    params: z.object({ vendor_user_id: WholeNumber }),
    query: z.object({ exclusive_offer: z.optional(WholeNumber) }),
    status: 200,
    response: ChatRoom,
    failures: [400, 401, 404],
    noStore: true,
    openTo: ['embed'],
  },
  addScannedVendor: {
    ...vendorWire.addScannedVendor,
    summary: 'Notes that a couple has scanned a vendor’s code. Repeating it changes nothing.',
    tag: 'vendors',
    params: z.object({ vendor_id: WholeNumber }),
    status: 200,
    response: Detail,
    failures: [401, 404],
    noStore: true,
  },
} as const satisfies Record<string, Call>
