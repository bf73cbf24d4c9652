import { atom, onMount } from 'nanostores'
import { createScopes } from '../shared/create-scopes.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { watchTime } from '../shared/watch-time.ts'
import type { Assistant, AssistantPage, AssistantState } from './assistant.ts'
import { canSend } from './check-message.ts'
import { createHandOver } from './hand-over.ts'
import { createQuestions } from './questions.ts'
import { createRateReply } from './rate-reply.ts'
import { createStoredConversation } from './stored-conversation.ts'
import { hasText, PLACEHOLDER } from './transcript.ts'

/** The default text of the hidden message that starts a conversation. */
export const GREETING = 'Hello'
const TIME_STEP_MS = 30_000
const EMPTY: AssistantState = { status: 'ready', entries: [PLACEHOLDER] }

/** Returns the conversation of a scope. Separate conversations on one page need different scopes. */
export function assistantOf(ports: FeaturePorts, scope = ''): Assistant {
  return ports.once(createAssistants)(scope)
}

function createAssistants(ports: FeaturePorts): (scope: string) => Assistant & { reset(): void } {
  return createScopes(ports, (scope) => createAssistant(ports, scope))
}

function createAssistant(ports: FeaturePorts, scope: string): Assistant & { reset(): void } {
  const stored = createStoredConversation(ports, scope)
  // The store is empty at first, so that the first render matches the server's. The code below loads the stored
  // conversation.
  const $state = atom<AssistantState>(EMPTY)
  const $draft = atom('')
  const $isOpen = atom(false)
  const questions = createQuestions(ports, $state, stored)
  let isGreeted = false

  function reset(): void {
    questions.drop()
    stored.clear()
    isGreeted = false
    $state.set(EMPTY)
    $draft.set('')
    $isOpen.set(false)
  }

  questions.resume(stored.load())
  $draft.set(stored.draft())
  $isOpen.set(stored.isOpen())

  onMount($state, () => {
    // Keeps the session store mounted, so that this tab notices a sign-out in another tab.
    const unlisten = ports.$token.listen(() => undefined)
    return () => {
      unlisten()
      questions.stop()
    }
  })

  return {
    $state,
    $draft,
    $isOpen,
    $reply: questions.$reply,
    $now: watchTime(ports.clock, ports.startLoop, TIME_STEP_MS),
    setOpen(isOpen) {
      if (isOpen === $isOpen.value) return
      stored.saveOpen(isOpen)
      $isOpen.set(isOpen)
    },
    setDraft(text) {
      stored.saveDraft(text)
      $draft.set(text)
    },
    greet(greeting = GREETING, page: AssistantPage = {}) {
      if (isGreeted || $state.value.entries.some(hasText)) return
      isGreeted = true
      questions.ask({ id: PLACEHOLDER.id, message: greeting, page })
    },
    send(text, page = {}) {
      if (!canSend(text)) return false
      const entry = {
        id: ports.random.uuid(),
        role: 'user' as const,
        content: text.trim(),
        createdAt: ports.clock.now(),
      }
      $state.set({ ...$state.value, entries: [...$state.value.entries, entry] })
      questions.ask({ id: entry.id, message: entry.content, page })
      return true
    },
    rate: createRateReply(ports, $state, stored),
    handOver: createHandOver(ports, $state),
    stop: questions.stop,
    retry: questions.retry,
    clear() {
      const isOpen = $isOpen.value
      reset()
      if (isOpen) stored.saveOpen(true)
      $isOpen.set(isOpen)
    },
    reset,
  }
}
