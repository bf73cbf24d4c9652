import { GOOGLE_START_PATH } from '../contract/google/google.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Returns the URL that starts a Google sign-in from a page of the site. After the sign-in, the browser returns to
 * `returnTo`, a path of the site. The default is the current page. Call `session.expectSession()` before you navigate.
 */
export function googleAddress(
  { apiHost, navigation }: Pick<FeaturePorts, 'apiHost' | 'navigation'>,
  returnTo = '',
): string {
  const query = new URLSearchParams({ return_to: new URL(returnTo, navigation.address()).href })
  return `${apiHost}${GOOGLE_START_PATH}?${query}`
}
