import { calls, type SessionScope } from '@vowkit/sdk-core/contract'
import type { Account, RegisterCall } from '../../http/call-context.ts'
import { toId } from '../../http/to-id.ts'
import { originOf } from '../leads/service.ts'
import { asCouple, type Participant, type TeamService } from '../team/service.ts'
import type { ChatService } from './service.ts'

export interface ChatRouteDeps {
  chat: ChatService
  team: Pick<TeamService, 'participantAs' | 'participantIn'>
}

export function registerChatRoutes(register: RegisterCall, { chat, team }: ChatRouteDeps): void {
  /** Only sessions of our own sites act for a vendor. */
  async function participantIn(
    { account, caller, scope }: { account: Account; caller: Account; scope: SessionScope | null },
    roomId: number,
  ): Promise<Participant> {
    return scope === 'full' ? team.participantIn(caller, account, roomId) : asCouple(account)
  }

  register(calls.createChatRoom, ({ account, params, query, body, ...request }) => {
    const { exclusive_offer } = query
    return chat.openRoom(
      account,
      Number(params.vendor_user_id),
      exclusive_offer === undefined ? undefined : Number(exclusive_offer),
      originOf({ ...request, body }),
    )
  })
  register(calls.listChats, async ({ account, caller, params, query }) =>
    chat.listConversations(await team.participantAs(caller, account, Number(params.user_id)), query),
  )
  register(calls.listMessages, async ({ params, query, ...caller }) => {
    const roomId = Number(params.room_id)
    return chat.listMessages(await participantIn(caller, roomId), roomId, query)
  })
  register(calls.sendMessage, async (context) => {
    const { params, body } = context
    const roomId = Number(params.room_id)
    return chat.post(await participantIn(context, roomId), roomId, {
      ...body,
      origin: originOf(context),
      parts: { visionId: body.vision_id },
    })
  })
  register(calls.readMessages, async ({ params, body, ...caller }) => {
    const roomId = Number(params.room_id)
    await chat.read(await participantIn(caller, roomId), roomId, toId(body.message_id))
    return { detail: 'The messages are marked as read.' }
  })
}
