import { invalidField } from '../../http/http-error.ts'
import { magicLinkRules } from './rules.ts'

/** Which page is asked for, as it travels. */
export interface Page {
  page?: number | string | undefined
  page_size?: number | string | undefined
}

/** What to read for a page; the first is 1. Throws a 400 for one that cannot be, and makes no page larger than allowed. */
export function toPage({ page = 1, page_size = magicLinkRules.magicLinkPageSize }: Page): {
  limit: number
  offset: number
} {
  if (Number(page) < 1) throw invalidField('page', 'The first page is 1.')
  if (Number(page_size) < 1) throw invalidField('page_size', 'A page holds at least one vendor.')
  const limit = Math.min(Number(page_size), magicLinkRules.magicLinkPageSizeMax)
  return { limit, offset: (Number(page) - 1) * limit }
}
