import type { Wire } from '../shared/call.ts'
import { countIn, imageIn, isRecord, listIn } from '../shared/envelope.ts'
import { readId, readOptional, readRecord, readText } from '../shared/read.ts'
import type { MagicLink, RecommendedPage, RecommendedVendor } from './schema.ts'

export const magicLinkWire = {
  getMagicLink: { method: 'GET', path: '/auth/magic-link/{code}/', auth: 'none', read: readMagicLink },
  listRecommendedVendors: {
    method: 'GET',
    path: '/auth/vendors/magic-link/{code}/',
    auth: 'none',
    read: readRecommendedPage,
  },
} as const satisfies Record<string, Wire>

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
