import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { ChatService } from './service.ts'

export function registerChatRoutes(register: RegisterCall, chat: ChatService): void {
  register(calls.createChatRoom, ({ account, params, query }) => {
    const { exclusive_offer } = query
    return chat.openRoom(
      account,
      Number(params.vendor_user_id),
      exclusive_offer === undefined ? undefined : Number(exclusive_offer),
    )
  })
}
