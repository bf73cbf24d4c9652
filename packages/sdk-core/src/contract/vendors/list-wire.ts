import type { Wire } from '../shared/call.ts'
import { readFavourite, readVendorList, readVendorPage } from './readers.generated.ts'

export const vendorListWire = {
  searchVendors: { method: 'GET', path: '/vendor/search-list/', auth: 'optional', read: readVendorPage },
  listFavourites: { method: 'GET', path: '/vendor/favourite-list/', auth: 'required', read: readVendorPage },
  listInPerson: { method: 'GET', path: '/vendor/in-person-list/', auth: 'required', read: readVendorList },
  listBooked: { method: 'GET', path: '/vendor/booked/', auth: 'required', read: readVendorList },
  listActive: { method: 'GET', path: '/vendor/active/', auth: 'required', read: readVendorList },
  markFavourite: {
    method: 'POST',
    path: '/vendor/mark-favorite/{id}/',
    auth: 'required',
    encoding: 'json',
    read: readFavourite,
  },
} as const satisfies Record<string, Wire>
