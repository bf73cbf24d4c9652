import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { toId } from '../../http/to-id.ts'
import { originOf } from '../leads/service.ts'
import type { ChatService } from './service.ts'

export function registerChatRoutes(register: RegisterCall, chat: ChatService): void {
  register(calls.createChatRoom, ({ account, params, query, body, ...request }) => {
    const { exclusive_offer } = query
    return chat.openRoom(
      account,
      Number(params.vendor_user_id),
      exclusive_offer === undefined ? undefined : Number(exclusive_offer),
      originOf({ ...request, body }),
    )
  })
  register(calls.listChats, ({ account, params }) => chat.listConversations(account, Number(params.user_id)))
  register(calls.listMessages, ({ account, params, query }) =>
    chat.listMessages(account, Number(params.room_id), query),
  )
  register(calls.sendMessage, (context) => {
    const { account, params, body } = context
    return chat.post(account, Number(params.room_id), {
      ...body,
      origin: originOf(context),
      parts: { visionId: body.vision_id },
    })
  })
  register(calls.readMessages, async ({ account, params, body }) => {
    await chat.read(account, Number(params.room_id), toId(body.message_id))
    return { detail: 'The messages are marked as read.' }
  })
}
