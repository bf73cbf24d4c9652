import { atom, type ReadableAtom } from 'nanostores'
import type { Id } from '../contract/shared/primitives.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { userStorage } from '../shared/user-storage.ts'

/** The unsent text of a room, stored in this browser. */
export interface RoomDraft {
  readonly $draft: ReadableAtom<string>
  set(text: string): void
  /** Clears the visible draft. The session deletes the stored draft. */
  reset(): void
}

export function createDraft(ports: Pick<FeaturePorts, 'local' | 'tab'>, roomId: Id): RoomDraft {
  const key = `chatDraft:${roomId}`
  const $draft = atom(userStorage(ports).get(key) ?? '')
  return {
    $draft,
    set(text) {
      if (text === '') userStorage(ports).remove(key)
      else userStorage(ports).set(key, text)
      $draft.set(text)
    },
    reset: () => $draft.set(''),
  }
}
