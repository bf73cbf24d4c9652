import { scanCodeIn } from '../contract/site/paths.ts'
import { SCAN } from '../session/token-storage.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Notes the vendor that `next_url` leads to scan, for signing in and for signing up. Somebody who arrives on the way to
 * anything else scanned nothing; without a `next_url` what was noted before stays.
 */
export function noteScan({ local }: Pick<FeaturePorts, 'local'>, nextUrl: string | null): void {
  if (nextUrl === null) return
  const code = scanCodeIn(nextUrl)
  if (code === null) local.remove(SCAN)
  else local.set(SCAN, code)
}

/** The vendor noted; `null` when there is none, or something that is no whole number. */
export function storedScan({ local }: Pick<FeaturePorts, 'local'>): string | null {
  return /^\d+$/.exec(local.get(SCAN) ?? '')?.[0] ?? null
}
