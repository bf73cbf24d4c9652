import { readAssistantMessage } from '../contract/assistant/readers.generated.ts'
import { isRecord } from '../contract/shared/envelope.ts'
import { fromJson, toJson } from '../platform/json.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { AssistantEntry } from './assistant.ts'
import { partsOf } from './transcript.ts'
import { OPEN_KEY } from './was-open.ts'

const ENTRIES_KEY = 'assistantTalk:'
const DRAFT_KEY = 'assistantDraft:'
/** Age after which a stored conversation expires, counted from its last message. */
const MAX_AGE_MS = 12 * 3_600_000

/** The conversation stored for this tab. */
export interface StoredConversation {
  /** Returns the stored entries. Returns an empty list if they have expired or belong to a different account. */
  load(): AssistantEntry[]
  save(entries: readonly AssistantEntry[]): void
  draft(): string
  saveDraft(text: string): void
  isOpen(): boolean
  saveOpen(isOpen: boolean): void
  /** Deletes the stored conversation. */
  clear(): void
}

export function createStoredConversation(
  { tab, clock, storedUser }: Pick<FeaturePorts, 'tab' | 'clock' | 'storedUser'>,
  scope: string,
): StoredConversation {
  const account = () => storedUser()?.email ?? ''
  const put = (key: string, value: string) => void (value === '' ? tab.remove(key) : tab.set(key, value))

  return {
    load() {
      const stored = fromJson(tab.get(ENTRIES_KEY + scope))
      if (!isRecord(stored) || !Array.isArray(stored.entries)) return []
      // A conversation without an account belongs to the account that signs in next.
      const isOwn = stored.whose === '' || stored.whose === account()
      const entries = stored.entries.filter(isEntry).map(readParts)
      const isFresh = clock.now() - (entries.at(-1)?.createdAt ?? 0) < MAX_AGE_MS
      return isOwn && isFresh ? entries : []
    },
    save: (entries) => void tab.set(ENTRIES_KEY + scope, toJson({ whose: account(), entries })),
    draft: () => tab.get(DRAFT_KEY + scope) ?? '',
    saveDraft: (text) => put(DRAFT_KEY + scope, text),
    isOpen: () => tab.get(OPEN_KEY + scope) !== null,
    saveOpen: (isOpen) => put(OPEN_KEY + scope, isOpen ? '1' : ''),
    clear() {
      for (const key of [ENTRIES_KEY, DRAFT_KEY, OPEN_KEY]) tab.remove(key + scope)
    },
  }
}

function isEntry(value: unknown): value is AssistantEntry {
  if (!isRecord(value)) return false
  const { id, role, content, createdAt } = value
  const hasRole = role === 'user' || role === 'assistant'
  return hasRole && typeof id === 'string' && typeof content === 'string' && typeof createdAt === 'number'
}

/** Reads the parts of a stored reply as if the backend had sent them. */
function readParts({ parts, ...entry }: AssistantEntry): AssistantEntry {
  const read = isRecord(parts) ? partsOf(readAssistantMessage({ ...parts, id: 0, content: '' })) : undefined
  return read ? { ...entry, parts: read } : entry
}
