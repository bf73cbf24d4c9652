import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { VisionDetail } from '../contract/vision/schema.ts'
import { visionWire } from '../contract/vision/wire.ts'
import type { Http } from '../http/http.ts'
import type { Clock, Log, Visibility } from '../platform/platform.ts'
import type { StartLoop } from '../platform/start-loop.ts'
import { createPoll } from '../shared/poll.ts'
import type { VisionState } from './visions.ts'

/** How long after an answer the next question is asked. */
export const POLL_MS = 10_000
/** Questions in 15 minutes; a job that takes longer is stuck. */
export const MAX_POLLS = 90
/** Not an id at all, somebody else's, or unknown. */
const GONE = [400, 403, 404]

export interface WatchVisionDeps {
  http: Pick<Http, 'call'>
  $token: ReadableAtom<string | null>
  clock: Clock
  visibility: Visibility
  log: Log
  startLoop: StartLoop
  /** Asked when a vision is not being drawn any longer, or has failed: its credit may be back. */
  refreshCredits(): Promise<unknown>
}

/** One vision as it is followed. */
export interface WatchedVision {
  readonly $vision: ReadableAtom<VisionState>
  /** Asks again at once, for a hidden page too, and goes on following. */
  reload(): void
  /** An edit was taken: it counts as being drawn until an answer from 10 s later or more says otherwise. */
  expect(vision: VisionDetail): void
}

/**
 * Follows one vision while somebody listens, and asks nothing for a hidden page.
 *
 * The loop belongs to the store's mount, so two listeners and a moved element share one request.
 */
export function watchVision(id: string, deps: WatchVisionDeps): WatchedVision {
  const { http, clock } = deps
  const $vision = atom<VisionState>({ status: 'loading' })
  const poll = createPoll(deps)
  let restart: (() => void) | undefined
  /** Ends the loop; there is none without it. */
  let stop: (() => void) | undefined
  /** Nothing is asked before: a backend may be late to say that it began. */
  let askFrom = 0
  let token: string | null | undefined

  onMount($vision, () => {
    restart = () => {
      end()
      if (deps.$token.value === null) return $vision.set({ status: 'signed-out' })
      stop = deps.startLoop(follow)
    }
    const unlisten = deps.$token.subscribe((current) => {
      // Nothing of the session before may stay on screen.
      if (token !== undefined && token !== current) $vision.set({ status: 'loading' })
      token = current
      if (current === null || $vision.value.status !== 'settled') restart?.()
    })
    return () => {
      unlisten()
      end()
      restart = undefined
    }
  })

  function end(): void {
    stop?.()
    stop = undefined
    poll.clear()
  }

  async function follow(signal: AbortSignal): Promise<void> {
    await askUntilSettled(signal)
    stop = undefined
  }

  async function askUntilSettled(signal: AbortSignal): Promise<void> {
    let vision = visionIn($vision.value)
    let restMs = Math.max(0, askFrom - clock.now())
    let quietMs = 0
    for (let polls = 0; polls < MAX_POLLS; polls++) {
      await poll.rest(restMs, signal, quietMs)
      const result = await http.call(visionWire.getVision, { params: { id }, signal })
      signal.throwIfAborted()
      if (result.ok) {
        const wasDrawing = vision !== null && isDrawing(vision)
        vision = result.data
        if (!isDrawing(vision)) {
          $vision.set({ status: 'settled', vision })
          // One that fails at once is never seen being drawn.
          if (wasDrawing || vision.failure) void deps.refreshCredits()
          return
        }
        $vision.set({ status: 'drawing', vision })
      } else {
        const { error } = result
        deps.log.warn('A vision could not be read.', error)
        if (error.code === 'unauthorized') return $vision.set({ status: 'signed-out' })
        if (GONE.includes(error.status)) return $vision.set({ status: 'missing' })
        $vision.set({ status: 'unreachable', error, vision })
      }
      restMs = POLL_MS
      quietMs = result.ok ? 0 : (result.error.retryAfterMs ?? 0)
    }
    $vision.set({ status: 'stopped', vision })
  }

  return {
    $vision,
    reload() {
      askFrom = 0
      if (stop) return poll.wake()
      // What nobody listens to is read anew once somebody does.
      if (restart) restart()
      else $vision.set({ status: 'loading' })
    },
    expect(vision) {
      askFrom = clock.now() + POLL_MS
      $vision.set({ status: 'drawing', vision: { ...vision, is_processing: true } })
      restart?.()
    },
  }
}

/** Whether a picture is under way. */
export function isDrawing(vision: VisionDetail): boolean {
  return vision.is_processing || vision.is_task_processing
}

function visionIn(state: VisionState): VisionDetail | null {
  return 'vision' in state ? state.vision : null
}
