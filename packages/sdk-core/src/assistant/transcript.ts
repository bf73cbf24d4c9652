import type { AssistantMessage, AssistantTurn } from '../contract/assistant/schema.ts'
import { ASSISTANT_HISTORY_LENGTH } from '../contract/shared/limits.ts'
import type { AssistantEntry, ReplyParts } from './assistant.ts'

/** The assistant's empty entry, which a new conversation shows until its first message. */
export const PLACEHOLDER: AssistantEntry = { id: 'placeholder', role: 'assistant', content: '', createdAt: 0 }

/** Whether an entry has text. */
export function hasText({ content }: AssistantEntry): boolean {
  return content !== ''
}

/** Returns the messages before an entry, as the `history` of a request. */
export function historyBefore(entries: readonly AssistantEntry[], id: string): AssistantTurn[] {
  const index = entries.findIndex((entry) => entry.id === id)
  return entries
    .slice(0, index)
    .filter(hasText)
    .slice(-ASSISTANT_HISTORY_LENGTH)
    .map(({ role, content }) => ({ role, content }))
}

/**
 * Inserts a reply after its question and removes the entry of the partial reply. The reply to a greeting replaces the
 * placeholder.
 */
export function withReply(
  entries: readonly AssistantEntry[],
  questionId: string,
  reply: AssistantEntry,
  partId: string,
): AssistantEntry[] {
  const rest = entries.filter(({ id }) => id !== partId)
  const index = rest.findIndex(({ id }) => id === questionId)
  return questionId === PLACEHOLDER.id
    ? [reply, ...rest.filter(({ id }) => id !== PLACEHOLDER.id)]
    : rest.toSpliced(index + 1, 0, reply)
}

/** Converts a reply to an entry. Uses the local time if the reply has no timestamp. */
export function toEntry(reply: AssistantMessage, now: number): AssistantEntry {
  const { id, content, created_at } = reply
  const createdAt = Date.parse(created_at)
  const parts = partsOf(reply)
  return {
    id: `reply-${id}`,
    role: 'assistant',
    content,
    createdAt: Number.isNaN(createdAt) ? now : createdAt,
    ...(parts && { parts }),
  }
}

/** Returns the structured parts of a reply, or `undefined` if it has none. */
export function partsOf({ cards, table, quotes, suggestions, answered_by }: ReplyParts): ReplyParts | undefined {
  const parts = { cards, table, quotes, suggestions, answered_by }
  return Object.values(parts).some((part) => part !== undefined) ? parts : undefined
}
