// Generated from schema.ts by `npm run readers`. Do not edit.
import { readCategory } from '../couple/readers.generated.ts'
import { countIn, imageIn } from '../shared/envelope.ts'
import {
  fieldOrValue,
  readId,
  readIfPossible,
  readList,
  readMoney,
  readNumber,
  readOneOf,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
  recordOrEmpty,
  unwrap,
} from '../shared/read.ts'
import type { MagicLink, RecommendedPage, RecommendedVendor } from './schema.ts'

export function readMagicLink(value: unknown): MagicLink {
  const record = readRecord(value)
  return {
    is_active: Boolean(record.is_active),
    access_link: readTextOrEmpty(record.access_link),
    categories: readList(record.categories, readCategory),
  }
}

function readRecommendedVendor(value: unknown): RecommendedVendor {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    image: imageIn(record.image),
    business_name: readTextOrEmpty(record.business_name),
    business_services: readTextOrEmpty(record.business_services),
    business_location: readTextOrEmpty(record.business_location),
    categories: readList(record.categories, readRecommendedVendorCategories),
    avg_rating: readOptional(record.avg_rating, readNumber),
    from_price: readIfPossible(record.from_price, readMoney),
    from_price_unit: readOneOf(record.from_price_unit, ['guest', 'hour']),
    currency: readOptional(record.currency, readText),
    discount: readIfPossible(record.discount, readMoney),
  }
}

function readRecommendedVendorCategories(value: unknown): RecommendedVendor['categories'][number] {
  return {
    title: readTextOrEmpty(fieldOrValue(value, 'title')),
  }
}

export function readRecommendedPage(value: unknown): RecommendedPage {
  return {
    count: countIn(value),
    data: readRecommendedPageData(value),
  }
}

function readRecommendedPageData(value: unknown): RecommendedPage['data'] {
  const record = recordOrEmpty(unwrap(value))
  return {
    results: readList(value, readRecommendedVendor),
    token: readOptional(record.token, readText),
  }
}
