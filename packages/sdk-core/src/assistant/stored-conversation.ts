import { isRecord } from '../contract/shared/envelope.ts'
import { fromJson, toJson } from '../platform/json.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { AssistantEntry } from './assistant.ts'
import { OPEN_KEY } from './was-open.ts'

const TALK_KEY = 'assistantTalk:'
const DRAFT_KEY = 'assistantDraft:'
/** How long a conversation is kept after its last word. */
const KEPT_MS = 12 * 3_600_000

/** What this tab keeps of a conversation. */
export interface StoredConversation {
  /** None when it is too old, or another person's. */
  load(): AssistantEntry[]
  save(entries: readonly AssistantEntry[]): void
  draft(): string
  saveDraft(text: string): void
  isOpen(): boolean
  saveOpen(isOpen: boolean): void
  /** Forgets all of it. */
  forget(): void
}

export function createStoredConversation(
  { tab, clock, storedUser }: Pick<FeaturePorts, 'tab' | 'clock' | 'storedUser'>,
  scope: string,
): StoredConversation {
  const whose = () => storedUser()?.email ?? ''
  const put = (key: string, value: string) => void (value === '' ? tab.remove(key) : tab.set(key, value))

  return {
    load() {
      const kept = fromJson(tab.get(TALK_KEY + scope))
      if (!isRecord(kept) || !Array.isArray(kept.entries)) return []
      // What was said before signing in is the same person's.
      const isTheirs = kept.whose === '' || kept.whose === whose()
      const entries = kept.entries.filter(isEntry)
      const isFresh = clock.now() - (entries.at(-1)?.createdAt ?? 0) < KEPT_MS
      return isTheirs && isFresh ? entries : []
    },
    save: (entries) => void tab.set(TALK_KEY + scope, toJson({ whose: whose(), entries })),
    draft: () => tab.get(DRAFT_KEY + scope) ?? '',
    saveDraft: (text) => put(DRAFT_KEY + scope, text),
    isOpen: () => tab.get(OPEN_KEY + scope) !== null,
    saveOpen: (isOpen) => put(OPEN_KEY + scope, isOpen ? '1' : ''),
    forget() {
      for (const key of [TALK_KEY, DRAFT_KEY, OPEN_KEY]) tab.remove(key + scope)
    },
  }
}

function isEntry(value: unknown): value is AssistantEntry {
  if (!isRecord(value)) return false
  const { id, role, content, createdAt } = value
  const isSaid = role === 'user' || role === 'assistant'
  return isSaid && typeof id === 'string' && typeof content === 'string' && typeof createdAt === 'number'
}
