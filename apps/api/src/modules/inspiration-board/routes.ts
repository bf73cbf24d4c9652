import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { toId } from '../../http/to-id.ts'
import type { InspirationBoardService } from './service.ts'

export function registerInspirationBoardRoutes(register: RegisterCall, boards: InspirationBoardService): void {
  register(calls.getInspirationBoard, ({ account }) => boards.get(account))
  register(calls.orderInspirationBoard, ({ account, body }) => boards.order(account, body.cards))
  register(calls.listBoardPins, ({ account }) => boards.listPins(account))
  register(calls.pinToBoard, ({ account, body }) => boards.pin(account, body))
  register(calls.unpinFromBoard, ({ account, params }) => boards.unpin(account, toId(params.id)))
  register(calls.shareInspirationBoard, ({ account }) => boards.share(account))
  register(calls.unshareInspirationBoard, ({ account }) => boards.unshare(account))
}
