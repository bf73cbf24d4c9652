import { atom, type ReadableAtom } from 'nanostores'
import type { Id } from '../contract/shared/primitives.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { userStorage } from '../shared/user-storage.ts'

/** What is half written in a room, kept in this browser. */
export interface RoomDraft {
  readonly $draft: ReadableAtom<string>
  set(text: string): void
  /** Shows nothing of it any more; the session forgets what is kept. */
  forget(): void
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
    forget: () => $draft.set(''),
  }
}
