import type { FeaturePorts, IncomingSession } from '@vowkit/sdk-core'
import { createHandoff, redeemHandoff } from '@vowkit/sdk-core/account'
import { HANDOFF_PARAMETER, type SiteConfig } from '@vowkit/sdk-core/contract'
import { createLoginFailure } from '../shared/login-failure.tsx'

/**
 * Opens an address on our other host. A visitor who is signed in here arrives signed in there: with a single-use code, and
 * with the name of this host, which the other one trusts.
 */
export async function moveToHost(
  ports: FeaturePorts,
  target: string,
  leave = (url: string) => window.location.replace(url),
): Promise<void> {
  const code = await createHandoff(ports)
  if (code === null) return leave(target)
  const address = new URL(target)
  address.searchParams.set(HANDOFF_PARAMETER, code)
  nameOrigin()
  leave(address.href)
}

/** Our pages send no referrer. This way of leaving sends the origin. */
function nameOrigin(): void {
  const policy = document.createElement('meta')
  policy.name = 'referrer'
  policy.content = 'origin'
  document.head.append(policy)
}

/** Signs in with the code in the address. Shows why there is none if a sign-in with Google failed. */
export async function arrive(
  ports: FeaturePorts,
  { siteUrl, visionUrl }: Pick<SiteConfig, 'siteUrl' | 'visionUrl'>,
  arrived: Exclude<IncomingSession, { grant: unknown }>,
  referrer = document.referrer,
): Promise<void> {
  const $failure = ports.once(createLoginFailure)
  if ('failure' in arrived) return $failure.set(arrived.failure)
  const isOurs = [siteUrl, visionUrl].some((url) => referrer === `${new URL(url).origin}/`)
  const isWorth = await redeemHandoff(ports, arrived.handoff, { isOurs })
  // A visitor who only changed hosts did not sign in just now, and can do so here.
  if (!isWorth && !isOurs) $failure.set('google_expired')
}
