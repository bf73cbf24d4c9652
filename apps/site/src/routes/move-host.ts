import type { FeaturePorts } from '@vowkit/sdk-core'
import { createHandoff } from '@vowkit/sdk-core/account'
import { HANDOFF_PARAMETER } from '@vowkit/sdk-core/contract'

/**
 * Leaves for an address on our other host. Whoever is signed in here arrives signed in there: by a code that works once,
 * and by the name of this host, which the other one believes.
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

/** Our pages tell nobody where somebody comes from, so that only this way of leaving does. */
function nameOrigin(): void {
  const policy = document.createElement('meta')
  policy.name = 'referrer'
  policy.content = 'origin'
  document.head.append(policy)
}
