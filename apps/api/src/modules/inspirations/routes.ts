import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { toId, toOptionalId } from '../../http/to-id.ts'
import type { InspirationService } from './service.ts'

export function registerInspirationRoutes(register: RegisterCall, inspirations: InspirationService): void {
  register(calls.listInspirations, ({ account, query }) => inspirations.list(account, toOptionalId(query.before)))
  register(calls.createInspiration, ({ account, body, files, intent }) =>
    inspirations.create(account, body, files, intent),
  )
  register(calls.changeInspiration, ({ account, params, body, files }) =>
    inspirations.change(account, toId(params.id), body, files),
  )
  register(calls.deleteInspiration, ({ account, params }) => inspirations.delete(account, toId(params.id)))
}
