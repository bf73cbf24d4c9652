import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Vision } from '../contract/vision/schema.ts'
import { SdkError } from '../errors/sdk-error.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createPoll } from '../shared/poll.ts'
import { createVisions } from './create-visions.ts'
import { createVisionInvalidation } from './vision-invalidation.ts'
import { MAX_POLLS, POLL_MS } from './watch-vision.ts'

export type VisionBoardState =
  | { status: 'loading' }
  /** The visions are loaded, newest first. */
  | { status: 'ready'; visions: readonly Vision[] }
  /** No fetch has ever succeeded. */
  | { status: 'failed' }
  | { status: 'signed-out' }

/** The account's visions. */
export interface VisionBoard {
  /**
   * The visions. While the store has subscribers, it fetches them for each session and after each new, renamed or
   * deleted vision. It polls
   * every 10 s while a vision is being drawn.
   */
  readonly $board: ReadableAtom<VisionBoardState>
  /** Refetches the visions. */
  reload(): void
}

/** Creates the vision board. Get the client's only instance with `client.ports.once(createVisionBoard)`. */
export function createVisionBoard(ports: FeaturePorts): VisionBoard {
  const { $token, startLoop, log, onAccountChange } = ports
  const visions = ports.once(createVisions)
  const poll = createPoll(ports)
  const $board = atom<VisionBoardState>({ status: 'loading' })
  let restart: (() => void) | undefined
  let stop: (() => void) | undefined

  /** Fetches the visions. Resolves to the delay in milliseconds that the backend requested. */
  async function fetchBoard(signal: AbortSignal): Promise<number> {
    try {
      const found = await visions.list(signal)
      if (signal.aborted) return 0
      $board.set(found === false ? { status: 'signed-out' } : { status: 'ready', visions: found })
      return 0
    } catch (cause) {
      if (signal.aborted) return 0
      log.warn('The visions could not be listed.', cause)
      if ($board.value.status !== 'ready') $board.set({ status: 'failed' })
      return (cause instanceof SdkError && cause.retryAfterMs) || 0
    }
  }

  async function pollBoard(signal: AbortSignal): Promise<void> {
    let [restMs, quietMs] = [0, 0]
    for (let polls = 0; polls < MAX_POLLS; polls++) {
      await poll.rest(restMs, signal, quietMs)
      quietMs = await fetchBoard(signal)
      if (!isDrawing($board.value)) return
      restMs = POLL_MS
    }
  }

  function end(): void {
    stop?.()
    stop = undefined
    poll.clear()
  }

  onMount($board, () => {
    restart = () => {
      end()
      if ($token.value === null) return $board.set({ status: 'signed-out' })
      if ($board.value.status !== 'ready' && $board.value.status !== 'loading') $board.set({ status: 'loading' })
      stop = startLoop(pollBoard)
    }
    const unlisten = [$token.subscribe(restart), ports.once(createVisionInvalidation).$change.listen(restart)]
    return () => {
      for (const stop of unlisten) stop()
      end()
      restart = undefined
    }
  })

  onAccountChange(() => $board.set({ status: 'loading' }))

  return {
    $board,
    // Without subscribers there is no loop to restart. The next mount refetches.
    reload: () => restart?.(),
  }
}

function isDrawing(board: VisionBoardState): boolean {
  return board.status === 'ready' && board.visions.some((vision) => vision.is_processing)
}
