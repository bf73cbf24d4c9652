import { isRecord } from '../../contract/shared/envelope.ts'
import { fromJson, toJson } from '../../platform/json.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { userStorage } from '../../shared/user-storage.ts'
import { DRAFT_AGE_MS } from '../draft/stored-draft.ts'

/** An edit that was sent and has no answer. */
export interface SentEdit {
  text: string
  /** Its idempotency key. */
  key: string
  /** How many edits the vision had before it. */
  used: number
}

/** What somebody has written for an edit of a vision, as far as it is not taken. */
export interface UnsentEdit {
  text: string
  isOpen: boolean
  sent: SentEdit | null
}

/** The edit of one vision as storage has it. */
export interface StoredEdit {
  /** `null` when there is none, or it is older than a day. */
  load(): UnsentEdit | null
  save(edit: UnsentEdit): void
}

/** Opens the key of the edit of one vision. It lies beside who is signed in, and goes with them. */
export function createStoredEdit(ports: FeaturePorts, visionId: string): StoredEdit {
  const key = `visionEdit:${visionId}`

  return {
    load() {
      const kept = fromJson(userStorage(ports).get(key))
      if (!isRecord(kept) || !(ports.clock.now() - Number(kept.savedAt) < DRAFT_AGE_MS)) return null
      const { text, isOpen, sent } = kept
      return { text: typeof text === 'string' ? text : '', isOpen: isOpen === true, sent: readSent(sent) }
    },
    save(edit) {
      if (edit.text === '' && !edit.sent) userStorage(ports).remove(key)
      else userStorage(ports).set(key, toJson({ ...edit, savedAt: ports.clock.now() }))
    },
  }
}

function readSent(value: unknown): SentEdit | null {
  if (!isRecord(value) || typeof value.text !== 'string' || typeof value.key !== 'string') return null
  return { text: value.text, key: value.key, used: Number(value.used) }
}
