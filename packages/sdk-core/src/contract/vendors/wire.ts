import type { Wire } from '../shared/call.ts'
import { readDetail } from '../shared/readers.generated.ts'
import {
  readChatRoom,
  readPublicVendor,
  readSearchOptions,
  readVendorAvailability,
  readVendorDetail,
} from './readers.generated.ts'

const DETAIL = '/vendor/detail/get/{id}/'

export const vendorWire = {
  getVendor: { method: 'GET', path: DETAIL, auth: 'optional', read: readVendorDetail },
  getSearchOptions: { method: 'GET', path: '/vendor/search-options/', auth: 'optional', read: readSearchOptions },
  getPublicVendor: { method: 'GET', path: '/vendor/public/{vendor}/', auth: 'none', read: readPublicVendor },
  getVendorAvailability: {
    method: 'GET',
    path: '/vendor/availability/{id}/',
    auth: 'none',
    read: readVendorAvailability,
  },
  sendInquiry: { method: 'POST', path: DETAIL, auth: 'required', encoding: 'json', read: readDetail },
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
