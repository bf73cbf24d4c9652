import type { Arrived, FeaturePorts } from '@vowkit/sdk-core'
import { redeemHandoff } from '@vowkit/sdk-core/account'
import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { createLoginFailure } from '../shared/login-failure.tsx'

/** Signs in with the code in the address. Shows why there is none if a sign-in with Google failed. */
export async function arrive(
  ports: FeaturePorts,
  { siteUrl, visionUrl }: Pick<SiteConfig, 'siteUrl' | 'visionUrl'>,
  arrived: Exclude<Arrived, { grant: unknown }>,
  referrer = document.referrer,
): Promise<void> {
  const $failure = ports.once(createLoginFailure)
  if ('failure' in arrived) return $failure.set(arrived.failure)
  const isOurs = [siteUrl, visionUrl].some((url) => referrer === `${new URL(url).origin}/`)
  const isWorth = await redeemHandoff(ports, arrived.handoff, { isOurs })
  // A visitor who only changed hosts did not sign in just now, and can do so here.
  if (!isWorth && !isOurs) $failure.set('google_expired')
}
