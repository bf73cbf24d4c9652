import type { FeaturePorts, IncomingSession } from '@vowkit/sdk-core'
import { addHandoff, redeemHandoff } from '@vowkit/sdk-core/account'
import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { createLoginFailure } from '../shared/login-failure.tsx'

/**
 * Opens a URL on our other host. A single-use code transfers the session of a signed-in visitor. The referrer names
 * this host, which the other host trusts.
 */
export async function moveToHost(
  ports: FeaturePorts,
  target: string,
  leave = (url: string) => window.location.replace(url),
): Promise<void> {
  const address = await addHandoff(ports, target)
  if (address !== target) nameOrigin()
  leave(address)
}

/** Our pages send no referrer by default. With this policy, the browser sends the origin. */
function nameOrigin(): void {
  const policy = document.createElement('meta')
  policy.name = 'referrer'
  policy.content = 'origin'
  document.head.append(policy)
}

/** Signs in with the code in the URL. If a Google sign-in failed and there is no code, stores the reason. */
export async function arrive(
  ports: FeaturePorts,
  { siteUrl, visionUrl }: Pick<SiteConfig, 'siteUrl' | 'visionUrl'>,
  arrived: Exclude<IncomingSession, { grant: unknown }>,
  referrer = document.referrer,
): Promise<void> {
  const $failure = ports.once(createLoginFailure)
  if ('failure' in arrived) return $failure.set(arrived.failure)
  const isOurs = [siteUrl, visionUrl].some((url) => referrer === `${new URL(url).origin}/`)
  const isWorth = await redeemHandoff(ports, arrived.handoff, { isOurs, target: arrived.target })
  // Changing hosts is no sign-in attempt, so its failure is not reported.
  if (!isWorth && !isOurs) $failure.set('google_expired')
}
