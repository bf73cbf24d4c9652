import { invalidField } from '../../http/http-error.ts'
import { magicLinkRules } from './rules.ts'

/** The paging parameters of the query string. */
export interface Page {
  page?: number | string | undefined
  page_size?: number | string | undefined
}

/** Converts a 1-based page to limit and offset. Caps the page size. Throws 400 for numbers below 1. */
export function toPage({ page = 1, page_size = magicLinkRules.magicLinkPageSize }: Page): {
  limit: number
  offset: number
} {
  if (Number(page) < 1) throw invalidField('page', 'Use a page number of at least 1.')
  if (Number(page_size) < 1) throw invalidField('page_size', 'Use a page size of at least 1.')
  const limit = Math.min(Number(page_size), magicLinkRules.magicLinkPageSizeMax)
  return { limit, offset: (Number(page) - 1) * limit }
}
