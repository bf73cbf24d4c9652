import { marketWire } from '../contract/leads/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { safeAddress } from '../contract/shared/redirects.ts'
import { SdkError } from '../errors/sdk-error.ts'
import type { CallResult } from '../http/call-result.ts'
import { errorResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { RedirectResult } from './leads.ts'

/** Converts a response to a redirect. Fails if the URL is not safe to navigate to. */
export function toRedirect(
  { navigation, redirectHosts }: Pick<FeaturePorts, 'navigation' | 'redirectHosts'>,
  result: CallResult<{ url: string }>,
): RedirectResult {
  if (!result.ok) return result
  const url = safeAddress(result.data.url, new URL(navigation.address()).origin, redirectHosts)
  return url === null
    ? errorResult(new SdkError('invalid_response', 'The response has no safe URL.'))
    : { ok: true, url }
}

/** Fetches the URL to open for an invitation to pay. `code` is the code from the invitation. */
export async function setUpAccount(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'log' | 'navigation' | 'redirectHosts'>,
  code: string,
  leadId: Id,
): Promise<RedirectResult> {
  const body = { add_payment: true, code, leadId } as const
  return toRedirect(ports, await ports.http.call(marketWire.setUpAccount, { body, logFailure: true }))
}
