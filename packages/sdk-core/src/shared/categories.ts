import { categoryWire } from '../contract/couple/category-wire.ts'
import type { Category } from '../contract/couple/schema.ts'
import type { CallResult } from '../http/call-result.ts'
import { unwrapResult } from '../http/call-result.ts'
import type { FeaturePorts } from './feature-ports.ts'

type CategoryPorts = Pick<FeaturePorts, 'http' | 'session' | 'log' | 'once'>

/** Fetches the vendor categories once per client. Throws an `SdkError` if the request fails. */
export async function listCategories(ports: CategoryPorts, signal?: AbortSignal): Promise<Category[]> {
  return unwrapResult(await fetchCategories(ports, signal))
}

/** Fetches the vendor categories once per client. Never rejects. */
export async function fetchCategories(ports: CategoryPorts, signal?: AbortSignal): Promise<CallResult<Category[]>> {
  const cache = ports.once(categoryCache)
  if (cache.found) return { ok: true, status: 200, data: cache.found }
  const result = await ports.http.call(categoryWire.listCategories, { signal, logFailure: true })
  if (result.ok) cache.found = result.data
  return result
}

function categoryCache(): { found: Category[] | null } {
  return { found: null }
}
