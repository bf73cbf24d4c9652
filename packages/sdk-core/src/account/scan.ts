import { scanCodeIn } from '../contract/site/paths.ts'
import { SCAN } from '../session/token-storage.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Stores the vendor of a scan page, which `next_url` contains, until after the sign-in. Any other `next_url` removes
 * the stored vendor. `null` changes nothing.
 */
export function noteScan({ local }: Pick<FeaturePorts, 'local'>, nextUrl: string | null): void {
  if (nextUrl === null) return
  const code = scanCodeIn(nextUrl)
  if (code === null) local.remove(SCAN)
  else local.set(SCAN, code)
}

/** Returns the id of the stored vendor. Returns `null` if nothing is stored or the value is not a whole number. */
export function storedScan({ local }: Pick<FeaturePorts, 'local'>): string | null {
  return /^\d+$/.exec(local.get(SCAN) ?? '')?.[0] ?? null
}
