import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { ChatService } from '../chat/service.ts'
import type { TeamService } from '../team/service.ts'
import type { ConversationReports } from './service.ts'

export interface ConversationSafetyDeps {
  chat: Pick<ChatService, 'setBlocked'>
  team: Pick<TeamService, 'participantIn'>
  conversationReports: ConversationReports
}

export function registerConversationSafety(register: RegisterCall, deps: ConversationSafetyDeps): void {
  const { chat, team, conversationReports } = deps

  register(calls.reportChat, async ({ account, caller, params, body }) => {
    const roomId = Number(params.room_id)
    await conversationReports.report(await team.participantIn(caller, account, roomId), roomId, body)
    return { detail: 'Thank you. We will read your report.' }
  })
  register(calls.blockChat, async ({ account, caller, params }) => {
    const roomId = Number(params.room_id)
    await chat.setBlocked(await team.participantIn(caller, account, roomId), roomId, true)
    return { detail: 'The conversation is blocked.' }
  })
  register(calls.unblockChat, async ({ account, caller, params }) => {
    const roomId = Number(params.room_id)
    await chat.setBlocked(await team.participantIn(caller, account, roomId), roomId, false)
    return { detail: 'The conversation is not blocked anymore.' }
  })
}
