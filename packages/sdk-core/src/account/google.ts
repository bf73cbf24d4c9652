import { GOOGLE_START_PATH } from '../contract/google/google.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Returns the URL to sign in with Google from a page of the site. After the sign-in, the browser returns to the current
 * page, or to `returnTo`, a path of the site. Call `session.expectSession()` before you navigate.
 */
export function googleAddress(
  { apiHost, navigation }: Pick<FeaturePorts, 'apiHost' | 'navigation'>,
  returnTo = '',
): string {
  const query = new URLSearchParams({ return_to: new URL(returnTo, navigation.address()).href })
  return `${apiHost}${GOOGLE_START_PATH}?${query}`
}
