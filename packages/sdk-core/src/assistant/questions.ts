import { atom, type PreinitializedWritableAtom, type ReadableAtom } from 'nanostores'
import type { AssistantMessage } from '../contract/assistant/schema.ts'
import type { CallResult } from '../http/call-result.ts'
import { ignoreAbort } from '../platform/start-loop.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createAsk } from './ask.ts'
import type { AssistantEntry, AssistantPage, AssistantState } from './assistant.ts'
import type { StoredConversation } from './stored-conversation.ts'
import { historyBefore, PLACEHOLDER, toEntry, withReply } from './transcript.ts'

/** How long a reply may take until the assistant is seen typing. */
const GREETING_PATIENCE_MS = 50
const PATIENCE_MS = 500

/** A question and the entry that shows it; a greeting is shown by none and has the placeholder's. */
export interface Asked {
  id: string
  message: string
  /** What was shown where it was asked. */
  page: AssistantPage
}

/** What is asked, one question after the other. */
export interface Questions {
  readonly $reply: ReadableAtom<AssistantMessage | null>
  ask(question: Asked): void
  /** Ends what is under way and keeps what has come of it. */
  stop(): void
  /** Asks again what has no reply. */
  retry(page?: AssistantPage): void
  /** Goes on with entries that were kept. */
  resume(entries: readonly AssistantEntry[]): void
  /** Ends what is under way and lets go of it. */
  drop(): void
}

export function createQuestions(
  ports: Pick<FeaturePorts, 'http' | 'log' | 'clock'>,
  $state: PreinitializedWritableAtom<AssistantState>,
  kept: Pick<StoredConversation, 'save'>,
): Questions {
  const ask = createAsk(ports)
  const $reply = atom<AssistantMessage | null>(null)
  /** The first is under way, or has no reply. */
  let open: Asked[] = []
  let asking: AbortController | null = null

  const entries = () => $state.value.entries
  function settle(state: AssistantState): void {
    kept.save(state.entries)
    $state.set(state)
  }

  /** Asks one question after the other until one stays without a reply. */
  async function work(): Promise<void> {
    for (let question = open[0]; question && !asking; question = open[0]) {
      const mine = new AbortController()
      asking = mine
      settle({ status: 'asking', entries: entries() })
      const result = await askOne(question, mine.signal)
      if (asking !== mine) return
      asking = null
      mine.abort()
      if (!result.ok) return settle(toFailure(entries(), result))
      open = open.slice(1)
      const reply = toEntry(result.data, ports.clock.now())
      settle({ status: 'ready', entries: withReply(entries(), question.id, reply, partOf(question)) })
      $reply.set(result.data)
    }
  }

  function askOne(question: Asked, signal: AbortSignal) {
    const { clock } = ports
    const patience = question.id === PLACEHOLDER.id ? GREETING_PATIENCE_MS : PATIENCE_MS
    clock.sleep(patience, signal).then(() => {
      if ($state.value.status === 'asking') $state.set({ status: 'typing', entries: entries() })
    }, ignoreAbort)
    const part: AssistantEntry = { id: partOf(question), role: 'assistant', content: '', createdAt: clock.now() }
    return ask({
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
    asking?.abort()
    asking = null
    open = []
  }

  return {
    $reply,
    ask(question) {
      // Something new is asked instead of what failed.
      if (!asking) open = []
      open = [...open, question]
      kept.save(entries())
      void work()
    },
    stop() {
      if (!asking) return
      asking.abort()
      asking = null
      settle({ status: 'stopped', entries: entries() })
    },
    retry(page) {
      // It is asked from where somebody is by now.
      if (page) open = open.map((question) => ({ ...question, page }))
      void work()
    },
    resume(found) {
      if (found.length === 0) return
      const lost = found.findLast(({ role }) => role === 'user')
      const last = found.at(-1)
      const isOpen = lost !== undefined && (last === lost || last?.id === partOf(lost))
      if (isOpen) open = [{ id: lost.id, message: lost.content, page: {} }]
      $state.set({ status: isOpen ? 'stopped' : 'ready', entries: found })
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
