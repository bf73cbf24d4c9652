import type { PreinitializedWritableAtom } from 'nanostores'
import { assistantWire } from '../contract/assistant/wire.ts'
import { MAX_ASSISTANT_REPLY_LENGTH } from '../contract/shared/limits.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { Assistant, AssistantEntry, AssistantRating, AssistantState } from './assistant.ts'
import type { StoredConversation } from './stored-conversation.ts'

/** Creates a function that rates a reply. The rating shows at once and is reverted if the call fails. */
export function createRateReply(
  { http, log }: Pick<FeaturePorts, 'http' | 'log'>,
  $state: PreinitializedWritableAtom<AssistantState>,
  stored: Pick<StoredConversation, 'save'>,
): Assistant['rate'] {
  function setRating(id: string, rating: AssistantRating | undefined): void {
    const entries = $state.value.entries.map((entry) => (entry.id === id ? { ...entry, rating } : entry))
    stored.save(entries)
    $state.set({ ...$state.value, entries })
  }

  return async (id, rating) => {
    const { entries } = $state.value
    const index = entries.findIndex((entry) => entry.id === id)
    const reply = entries[index]
    const question = entries.slice(0, index).findLast(({ role }) => role === 'user')
    if (!reply || !question || reply.rating === rating) return
    setRating(id, rating)
    const body = { message_id: messageIdOf(reply), rating, question: question.content, reply: cut(reply.content) }
    const result = await http.call(assistantWire.rateAssistantReply, { body })
    if (result.ok) return
    log.warn('The rating was not stored.', result.error)
    setRating(id, reply.rating)
  }
}

/** Returns the backend's id of a reply. */
function messageIdOf({ id }: AssistantEntry): string {
  return id.replace(/^reply-/, '')
}

function cut(text: string): string {
  return text.slice(0, MAX_ASSISTANT_REPLY_LENGTH)
}
