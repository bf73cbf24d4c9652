import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { FiguresService } from './service.ts'

export function registerFiguresRoutes(register: RegisterCall, figures: FiguresService): void {
  register(calls.listWebsiteFigures, async ({ account, query }) => ({ results: await figures.list(account, query) }))
}
