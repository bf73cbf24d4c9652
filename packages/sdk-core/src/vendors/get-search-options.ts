import type { Id } from '../contract/shared/primitives.ts'
import type { SearchOptions } from '../contract/vendors/schema.ts'
import { vendorWire } from '../contract/vendors/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** Fetches how the vendors of a category can be sorted and filtered. Throws an `SdkError` if the request fails. */
export async function getSearchOptions(
  { http }: Pick<FeaturePorts, 'http'>,
  category: Id,
  signal?: AbortSignal,
): Promise<SearchOptions> {
  const result = await http.call(vendorWire.getSearchOptions, {
    query: { categories: category },
    signal,
    logFailure: true,
  })
  if (!result.ok) throw result.error
  return result.data
}
