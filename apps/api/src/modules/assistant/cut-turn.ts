import { type AssistantTurn, MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'

/** Limits a turn of the client's history to the length of the longest reply. */
export function cutTurn({ role, content }: AssistantTurn): AssistantTurn {
  return { role, content: content.slice(0, MAX_ASSISTANT_REPLY_LENGTH) }
}
