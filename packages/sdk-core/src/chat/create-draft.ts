import { atom, type ReadableAtom } from 'nanostores'
import type { Id } from '../contract/primitives.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'

/** What is half written in a room, kept in this browser. */
export interface RoomDraft {
  readonly $draft: ReadableAtom<string>
  set(text: string): void
  /** Shows nothing of it any more; the session forgets what is kept. */
  forget(): void
}

export function createDraft({ local }: Pick<FeaturePorts, 'local'>, roomId: Id): RoomDraft {
  const key = `chatDraft:${roomId}`
  const $draft = atom(local.get(key) ?? '')
  return {
    $draft,
    set(text) {
      if (text === '') local.remove(key)
      else local.set(key, text)
      $draft.set(text)
    },
    forget: () => $draft.set(''),
  }
}
