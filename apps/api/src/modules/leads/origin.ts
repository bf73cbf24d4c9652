import type { SessionScope } from '@vowkit/sdk-core/contract'
import type { LeadOrigin } from '../../db/schema/leads.ts'
import type { RequestSource } from '../../http/call-context.ts'
import { hostOf } from '../../platform/host-of.ts'

export type { LeadOrigin } from '../../db/schema/leads.ts'

export const ON_SITE: LeadOrigin = { source: 'site', sourceHost: '', element: '', partner: '' }

/** The element and the partner that the body of a call names. */
interface Attributed {
  element?: string | undefined
  partner?: string | undefined
}

/** The origin of a request: the scope of its session, the page's host, and the element and partner that it names. */
export function originOf({
  scope,
  source,
  body,
}: {
  scope: SessionScope | null
  source: Pick<RequestSource, 'origin'>
  body?: Attributed | undefined
}): LeadOrigin {
  const named = { element: body?.element?.trim() ?? '', partner: body?.partner?.trim() ?? '' }
  if (scope === 'link') return { source: 'magic_link', sourceHost: '', ...named }
  if (scope !== 'embed') return { ...ON_SITE, ...named }
  return { source: 'embed', sourceHost: hostOf(source.origin), ...named }
}
