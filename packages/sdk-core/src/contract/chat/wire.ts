import type { Wire } from '../shared/call.ts'
import { readDetail } from '../shared/readers.generated.ts'
import { readChatMessage, readChatMessageList, readChatThreadList } from './readers.generated.ts'

const BLOCK = '/chat/chats/{room_id}/block'
const MESSAGES = '/chat/chats/{room_id}/messages'

export const chatWire = {
  listChats: { method: 'GET', path: '/chat/users/{user_id}/chats', auth: 'required', read: readChatThreadList },
  listMessages: { method: 'GET', path: MESSAGES, auth: 'required', read: readChatMessageList },
  sendMessage: { method: 'POST', path: MESSAGES, auth: 'required', encoding: 'json', read: readChatMessage },
  readMessages: {
    method: 'POST',
    path: '/chat/chats/{room_id}/read',
    auth: 'required',
    encoding: 'json',
    read: readDetail,
  },
  reportChat: {
    method: 'POST',
    path: '/chat/chats/{room_id}/report',
    auth: 'required',
    encoding: 'json',
    read: readDetail,
  },
  blockChat: { method: 'POST', path: BLOCK, auth: 'required', read: readDetail },
  unblockChat: { method: 'DELETE', path: BLOCK, auth: 'required', read: readDetail },
} as const satisfies Record<string, Wire>
