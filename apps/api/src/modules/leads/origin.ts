import type { LeadSource, SessionScope } from '@vowkit/sdk-core/contract'
import type { RequestSource } from '../../http/call-context.ts'

/** Where a couple first contacts a vendor. */
export interface LeadOrigin {
  source: LeadSource
  /** The host of the page, if it contains an element and is not ours. */
  sourceHost: string
}

export const ON_SITE: LeadOrigin = { source: 'site', sourceHost: '' }

/** The origin of a request, from the scope of its session. */
export function originOf({
  scope,
  source,
}: {
  scope: SessionScope | null
  source: Pick<RequestSource, 'origin'>
}): LeadOrigin {
  if (scope === 'link') return { source: 'magic_link', sourceHost: '' }
  if (scope !== 'embed') return ON_SITE
  const host = source.origin !== null && URL.canParse(source.origin) ? new URL(source.origin).host : ''
  return { source: 'embed', sourceHost: host }
}
