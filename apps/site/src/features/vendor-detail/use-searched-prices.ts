import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { VendorFilter } from '@vowkit/sdk-core/vendors'
import { useOrigin } from './use-origin.ts'

/** Returns the prices and the guests of the search that led to the profile. Empty if no search did. */
export function useSearchedPrices(): Pick<VendorFilter, 'minPrice' | 'maxPrice' | 'guests'> {
  const [path, query] = (useOrigin()?.href ?? '').split('?')
  if (path !== SITE_PATHS.dashboard_search) return {}
  const search = new URLSearchParams(query)
  const read = (name: string) => {
    const text = search.get(name) ?? ''
    return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined
  }
  return { minPrice: read('min_price'), maxPrice: read('max_price'), guests: read('guests') }
}
