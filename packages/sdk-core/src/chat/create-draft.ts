import { atom, type ReadableAtom } from 'nanostores'
import type { Id } from '../contract/shared/primitives.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { personKeep } from '../shared/person-keep.ts'

/** What is half written in a room, kept in this browser. */
export interface RoomDraft {
  readonly $draft: ReadableAtom<string>
  set(text: string): void
  /** Shows nothing of it any more; the session forgets what is kept. */
  forget(): void
}

export function createDraft(ports: Pick<FeaturePorts, 'local' | 'tab'>, roomId: Id): RoomDraft {
  const key = `chatDraft:${roomId}`
  const $draft = atom(personKeep(ports).get(key) ?? '')
  return {
    $draft,
    set(text) {
      if (text === '') personKeep(ports).remove(key)
      else personKeep(ports).set(key, text)
      $draft.set(text)
    },
    forget: () => $draft.set(''),
  }
}
