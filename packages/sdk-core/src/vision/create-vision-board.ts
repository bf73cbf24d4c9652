import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Vision } from '../contract/vision.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { createVisions } from './create-visions.ts'
import { MAX_POLLS, POLL_MS } from './watch-vision.ts'

export type VisionBoardState =
  | { status: 'loading' }
  /** Newest first. */
  | { status: 'ready'; visions: readonly Vision[] }
  /** Nothing was ever read. */
  | { status: 'failed' }
  | { status: 'signed-out' }

/** All visions of the person signed in. */
export interface VisionBoard {
  /** Read with the first listener and for each session, and every 10 seconds while one of them is drawn. */
  readonly $board: ReadableAtom<VisionBoardState>
  /** Reads them anew. */
  reload(): void
}

/** Makes the board. A client has one: `client.ports.once(createVisionBoard)`. */
export function createVisionBoard(ports: FeaturePorts): VisionBoard {
  const { $token, clock, visibility, startLoop, log, onPersonGone } = ports
  const visions = ports.once(createVisions)
  const $board = atom<VisionBoardState>({ status: 'loading' })
  let stop: (() => void) | undefined

  async function read(signal: AbortSignal): Promise<void> {
    try {
      const found = await visions.list(signal)
      if (signal.aborted) return
      $board.set(found === false ? { status: 'signed-out' } : { status: 'ready', visions: found })
    } catch (cause) {
      if (signal.aborted) return
      log.warn('The visions could not be listed.', cause)
      if ($board.value.status !== 'ready') $board.set({ status: 'failed' })
    }
  }

  async function follow(signal: AbortSignal): Promise<void> {
    for (let polls = 0; polls < MAX_POLLS; polls++) {
      await read(signal)
      if (!isDrawing($board.value)) return
      await clock.sleep(POLL_MS, signal)
      await visibility.whenVisible(signal)
    }
  }

  function restart(): void {
    stop?.()
    stop = undefined
    if ($token.value === null) $board.set({ status: 'signed-out' })
    else {
      if ($board.value.status !== 'ready' && $board.value.status !== 'loading') $board.set({ status: 'loading' })
      stop = startLoop(follow)
    }
  }

  onMount($board, () => {
    const unlisten = $token.subscribe(restart)
    return () => {
      unlisten()
      stop?.()
    }
  })

  onPersonGone(() => $board.set({ status: 'loading' }))

  return { $board, reload: restart }
}

function isDrawing(board: VisionBoardState): boolean {
  return board.status === 'ready' && board.visions.some((vision) => vision.is_processing)
}
