import { isRecord } from '../../contract/shared/envelope.ts'
import { fromJson, toJson } from '../../platform/json.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { userStorage } from '../../shared/user-storage.ts'
import { DRAFT_AGE_MS } from '../draft/stored-draft.ts'

/** An edit that was sent but has no response yet. */
export interface SentEdit {
  text: string
  /** The idempotency key. */
  key: string
  /** The number of edits that the vision had before this one. */
  used: number
}

/** An edit that the backend has not accepted yet. */
export interface UnsentEdit {
  text: string
  isOpen: boolean
  sent: SentEdit | null
}

/** The pending edit of a vision, as stored in the browser. */
export interface StoredEdit {
  /** Returns the stored edit. Returns `null` if there is none or it is older than a day. */
  load(): UnsentEdit | null
  save(edit: UnsentEdit): void
}

/** Creates access to the stored edit of a vision, in the storage area of the session. */
export function createStoredEdit(ports: FeaturePorts, visionId: string): StoredEdit {
  const key = `visionEdit:${visionId}`

  return {
    load() {
      const stored = fromJson(userStorage(ports).get(key))
      if (!isRecord(stored) || !(ports.clock.now() - Number(stored.savedAt) < DRAFT_AGE_MS)) return null
      const { text, isOpen, sent } = stored
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
