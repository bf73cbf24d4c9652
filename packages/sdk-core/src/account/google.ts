import { GOOGLE_START_PATH } from '../contract/google/google.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Where a page of ours goes to sign in with Google and come back: to this screen, or to `returnTo`, a path of ours. Call
 * `session.expectSession()` when leaving.
 */
export function googleAddress(
  { apiHost, navigation }: Pick<FeaturePorts, 'apiHost' | 'navigation'>,
  returnTo = '',
): string {
  const query = new URLSearchParams({ return_to: new URL(returnTo, navigation.address()).href })
  return `${apiHost}${GOOGLE_START_PATH}?${query}`
}
