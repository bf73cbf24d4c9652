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
  register(calls.listChats, ({ account, params }) => chat.listThreads(account, Number(params.user_id)))
  register(calls.listMessages, ({ account, params, query }) =>
    chat.listMessages(account, Number(params.room_id), query),
  )
  register(calls.sendMessage, async ({ account, params, body }) => {
    const { said } = await chat.say(account, Number(params.room_id), body)
    return said
  })
  register(calls.readMessages, async ({ account, params, body }) => {
    await chat.read(account, Number(params.room_id), toMessageId(body.message_id))
    return { detail: 'Noted.' }
  })
}

/** The id a body names; of one that nobody has, such as a word, the message is 0. */
function toMessageId(given: number | string): number {
  return /^\d{1,9}$/.test(String(given)) ? Number(given) : 0
}
