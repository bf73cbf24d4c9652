import { atom, onMount } from 'nanostores'
import { createScopes } from '../shared/create-scopes.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { watchTime } from '../shared/watch-time.ts'
import type { Assistant, AssistantPage, AssistantState } from './assistant.ts'
import { canSend } from './check-message.ts'
import { createQuestions } from './questions.ts'
import { createStoredConversation } from './stored-conversation.ts'
import { isSaid, PLACEHOLDER } from './transcript.ts'

/** What a conversation begins with, unless the page says something else. */
export const GREETING = 'Hello'
const TIME_STEP_MS = 30_000
const NOTHING_SAID: AssistantState = { status: 'ready', entries: [PLACEHOLDER] }

/** The conversation of a scope; a client has one for each. Conversations on one page that are apart need scopes. */
export function assistantOf(ports: FeaturePorts, scope = ''): Assistant {
  return ports.once(createAssistants)(scope)
}

function createAssistants(ports: FeaturePorts): (scope: string) => Assistant & { reset(): void } {
  return createScopes(ports, (scope) => createAssistant(ports, scope))
}

function createAssistant(ports: FeaturePorts, scope: string): Assistant & { reset(): void } {
  const kept = createStoredConversation(ports, scope)
  // Empty at first, as on a server; what is kept follows at once.
  const $state = atom<AssistantState>(NOTHING_SAID)
  const $draft = atom('')
  const $isOpen = atom(false)
  const questions = createQuestions(ports, $state, kept)
  let isGreeted = false

  function reset(): void {
    questions.drop()
    kept.forget()
    isGreeted = false
    $state.set(NOTHING_SAID)
    $draft.set('')
    $isOpen.set(false)
  }

  questions.resume(kept.load())
  $draft.set(kept.draft())
  $isOpen.set(kept.isOpen())

  onMount($state, () => {
    // Listened to, so that whoever leaves in another tab is noticed here.
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
      kept.saveOpen(isOpen)
      $isOpen.set(isOpen)
    },
    setDraft(text) {
      kept.saveDraft(text)
      $draft.set(text)
    },
    greet(greeting = GREETING, page: AssistantPage = {}) {
      if (isGreeted || $state.value.entries.some(isSaid)) return
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
    stop: questions.stop,
    retry: questions.retry,
    clear() {
      const isOpen = $isOpen.value
      reset()
      if (isOpen) kept.saveOpen(true)
      $isOpen.set(isOpen)
    },
    reset,
  }
}
