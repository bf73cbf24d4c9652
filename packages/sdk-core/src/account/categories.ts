import type { Category } from '../contract/couple/schema.ts'
import { coupleWire } from '../contract/couple/wire.ts'
import { unwrapResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** Fetches the vendor categories once per client. Throws an `SdkError` if the request fails. */
export async function listCategories(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'log' | 'once'>,
  signal?: AbortSignal,
): Promise<Category[]> {
  const cache = ports.once(categoryCache)
  cache.found ??= unwrapResult(await ports.http.call(coupleWire.listCategories, { signal, logFailure: true }))
  return cache.found
}

function categoryCache(): { found: Category[] | null } {
  return { found: null }
}
