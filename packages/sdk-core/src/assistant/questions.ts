import { atom, type PreinitializedWritableAtom, type ReadableAtom } from 'nanostores'
import type { AssistantMessage } from '../contract/assistant/schema.ts'
import type { CallResult } from '../http/call-result.ts'
import { ignoreAbort } from '../platform/start-loop.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { AssistantEntry, AssistantPage, AssistantState } from './assistant.ts'
import { createSendMessage } from './send-message.ts'
import type { StoredConversation } from './stored-conversation.ts'
import { historyBefore, PLACEHOLDER, toEntry, withReply } from './transcript.ts'

/** Delay before the typing indicator appears. */
const GREETING_TYPING_DELAY_MS = 50
const TYPING_DELAY_MS = 500

/** A message to send, with the id of its entry. A greeting has no entry and uses the id of the placeholder. */
export interface QueuedQuestion {
  id: string
  message: string
  /** The page on which the visitor sent the message. */
  page: AssistantPage
}

/** Sends messages to the assistant one at a time. */
export interface Questions {
  readonly $reply: ReadableAtom<AssistantMessage | null>
  ask(question: QueuedQuestion): void
  /** Stops the pending reply and keeps the part that has arrived. */
  stop(): void
  /** Resends the messages that have no reply. */
  retry(page?: AssistantPage): void
  /** Restores stored entries. */
  resume(entries: readonly AssistantEntry[]): void
  /** Aborts and removes all pending messages. */
  drop(): void
}

export function createQuestions(
  ports: Pick<FeaturePorts, 'http' | 'log' | 'clock'>,
  $state: PreinitializedWritableAtom<AssistantState>,
  stored: Pick<StoredConversation, 'save'>,
): Questions {
  const sendMessage = createSendMessage(ports)
  const $reply = atom<AssistantMessage | null>(null)
  /** The messages without a complete reply. The request for the first one is pending or has failed. */
  let queue: QueuedQuestion[] = []
  let pending: AbortController | null = null

  const entries = () => $state.value.entries
  function settle(state: AssistantState): void {
    stored.save(state.entries)
    $state.set(state)
  }

  /** Sends the queued messages until one fails. */
  async function sendQueue(): Promise<void> {
    for (let question = queue[0]; question && !pending; question = queue[0]) {
      const mine = new AbortController()
      pending = mine
      settle({ status: 'asking', entries: entries() })
      const result = await sendOne(question, mine.signal)
      if (pending !== mine) return
      pending = null
      mine.abort()
      if (!result.ok) return settle(toFailure(entries(), result))
      queue = queue.slice(1)
      const reply = toEntry(result.data, ports.clock.now())
      settle({ status: 'ready', entries: withReply(entries(), question.id, reply, partOf(question)) })
      $reply.set(result.data)
    }
  }

  function sendOne(question: QueuedQuestion, signal: AbortSignal) {
    const { clock } = ports
    const delay = question.id === PLACEHOLDER.id ? GREETING_TYPING_DELAY_MS : TYPING_DELAY_MS
    clock.sleep(delay, signal).then(() => {
      if ($state.value.status === 'asking') $state.set({ status: 'typing', entries: entries() })
    }, ignoreAbort)
    const part: AssistantEntry = { id: partOf(question), role: 'assistant', content: '', createdAt: clock.now() }
    return sendMessage({
      message: question.message,
      page: question.page,
      history: historyBefore(entries(), question.id),
      signal,
      onDelta(delta) {
        if (signal.aborted || delta === '') return
        part.content += delta
        const written = withReply(entries(), question.id, { ...part }, part.id)
        $state.set({ status: 'writing', replyId: part.id, entries: written })
      },
    })
  }

  function drop(): void {
    pending?.abort()
    pending = null
    queue = []
  }

  return {
    $reply,
    ask(question) {
      // A new message replaces a failed one.
      if (!pending) queue = []
      queue = [...queue, question]
      stored.save(entries())
      void sendQueue()
    },
    stop() {
      if (!pending) return
      pending.abort()
      pending = null
      settle({ status: 'stopped', entries: entries() })
    },
    retry(page) {
      // The visitor may have moved to a different page since the first attempt.
      if (page) queue = queue.map((question) => ({ ...question, page }))
      void sendQueue()
    },
    resume(found) {
      if (found.length === 0) return
      const question = found.findLast(({ role }) => role === 'user')
      const last = found.at(-1)
      const isUnanswered = question !== undefined && (last === question || last?.id === partOf(question))
      if (isUnanswered) queue = [{ id: question.id, message: question.content, page: {} }]
      $state.set({ status: isUnanswered ? 'stopped' : 'ready', entries: found })
    },
    drop,
  }
}

function partOf({ id }: { id: string }): string {
  return `part-${id}`
}

function toFailure(
  entries: readonly AssistantEntry[],
  { error }: Extract<CallResult<AssistantMessage>, { ok: false }>,
): AssistantState {
  return error.code === 'unauthorized'
    ? { status: 'signed-out', entries }
    : { status: 'failed', code: error.code, entries }
}
