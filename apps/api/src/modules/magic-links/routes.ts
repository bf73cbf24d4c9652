import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { MagicLinkService } from './service.ts'

export function registerMagicLinkRoutes(register: RegisterCall, links: MagicLinkService): void {
  register(calls.getMagicLink, ({ params: { code }, ip }) => links.get(code, ip))
  register(calls.listRecommendedVendors, ({ params: { code }, query, source }) =>
    links.listVendors(code, query, source),
  )
}
