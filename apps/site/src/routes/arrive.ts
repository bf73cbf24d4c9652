import type { Arrived, FeaturePorts } from '@vowkit/sdk-core'
import { redeemHandoff } from '@vowkit/sdk-core/account'
import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { $loginFailure } from '../shared/login-failure.ts'

/** Signs in with the code that the address brought, or has it said why there is none. */
export async function arrive(
  ports: FeaturePorts,
  { siteUrl, visionUrl }: Pick<SiteConfig, 'siteUrl' | 'visionUrl'>,
  arrived: Exclude<Arrived, { grant: unknown }>,
  referrer = document.referrer,
): Promise<void> {
  if ('failure' in arrived) return $loginFailure.set(arrived.failure)
  const isOurs = [siteUrl, visionUrl].some((url) => referrer === `${new URL(url).origin}/`)
  const isWorth = await redeemHandoff(ports, arrived.handoff, { isOurs })
  // Whoever only changed hosts did not sign in just now, and can do so here.
  if (!isWorth && !isOurs) $loginFailure.set('google_expired')
}
