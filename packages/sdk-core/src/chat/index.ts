/** Conversations with vendors: rooms, messages, drafts and read receipts. */

export { REPORT_REASONS, type ReportReason } from '../contract/chat/report-reasons.ts'
export type { ChatDeal, ChatMember, ChatMessage, ChatThread, ChatVision } from '../contract/chat/schema.ts'
export { MAX_MESSAGE_LENGTH, MAX_REPORT_LENGTH } from '../contract/shared/limits.ts'
export type { ConnectionState } from '../realtime/connection.ts'
export type { Chat, Room, RoomState, ShownMessage, ThreadsState } from './chat.ts'
export { type ConversationReport, reportConversation, setConversationBlocked } from './conversation-safety.ts'
export { createChat } from './create-chat.ts'
