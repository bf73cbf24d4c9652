/** Conversations with vendors: rooms, messages, drafts and read receipts. */

export type { ChatDeal, ChatMember, ChatMessage, ChatThread, ChatVision } from '../contract/chat/schema.ts'
export { MAX_MESSAGE_LENGTH } from '../contract/shared/limits.ts'
export type { ConnectionState } from '../realtime/connection.ts'
export type { Chat, Room, RoomState, ShownMessage, ThreadsState } from './chat.ts'
export { createChat } from './create-chat.ts'
