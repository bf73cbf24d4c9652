import type { AssistantMessage, AssistantTurn } from '../contract/assistant/schema.ts'
import { ASSISTANT_HISTORY_LENGTH } from '../contract/shared/limits.ts'
import type { AssistantEntry } from './assistant.ts'

/** What a conversation begins with: an entry of the assistant without words, until it has said something. */
export const PLACEHOLDER: AssistantEntry = { id: 'placeholder', role: 'assistant', content: '', createdAt: 0 }

/** Whether something was said. */
export function isSaid({ content }: AssistantEntry): boolean {
  return content !== ''
}

/** What was said before an entry, as it travels with a question. */
export function historyBefore(entries: readonly AssistantEntry[], id: string): AssistantTurn[] {
  const index = entries.findIndex((entry) => entry.id === id)
  return entries
    .slice(0, index)
    .filter(isSaid)
    .slice(-ASSISTANT_HISTORY_LENGTH)
    .map(({ role, content }) => ({ role, content }))
}

/** The entries with a reply after its question, instead of what there was of it; a greeting's takes the placeholder's place. */
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

/** A reply as an entry. Its time is this device's where the backend gives none. */
export function toEntry({ id, content, created_at }: AssistantMessage, now: number): AssistantEntry {
  const createdAt = Date.parse(created_at)
  return { id: `reply-${id}`, role: 'assistant', content, createdAt: Number.isNaN(createdAt) ? now : createdAt }
}
