/** The assistant: a conversation with it, and the parser of its replies. */

export type { AssistantMessage, HostFact } from '../contract/assistant/schema.ts'
export { ASSISTANT_MESSAGE_LIMIT, MAX_ASSISTANT_MESSAGE_LENGTH } from '../contract/shared/limits.ts'
export type {
  Assistant,
  AssistantEntry,
  AssistantPage,
  AssistantRating,
  AssistantState,
  HandoverResult,
  ReplyParts,
} from './assistant.ts'
export { canSend, isTooLong } from './check-message.ts'
export { assistantOf, GREETING } from './create-assistant.ts'
export { parseHalfReply, parseReply, type ReplyNode, withoutCardLines } from './parse-reply.ts'
export { type TimeAgo, timeAgo } from './relative-time.ts'
export { hasText } from './transcript.ts'
export { wasOpen } from './was-open.ts'
