import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { VisionDetail } from '../contract/vision/schema.ts'
import { visionWire } from '../contract/vision/wire.ts'
import type { Http } from '../http/http.ts'
import type { Clock, Log, Visibility } from '../platform/platform.ts'
import type { StartLoop } from '../platform/start-loop.ts'
import { createPoll } from '../shared/poll.ts'
import type { VisionInvalidation } from './vision-invalidation.ts'
import type { VisionState } from './visions.ts'

/** Delay between a response and the next request. */
export const POLL_MS = 10_000
/** Number of requests after which polling stops, which takes 15 minutes. A vision that takes longer is stuck. */
export const MAX_POLLS = 90
/** The statuses that mean that the id is invalid or unknown, or that the vision belongs to a different account. */
const MISSING_STATUSES = [400, 403, 404]

export interface WatchVisionDeps {
  http: Pick<Http, 'call'>
  $token: ReadableAtom<string | null>
  clock: Clock
  visibility: Visibility
  log: Log
  startLoop: StartLoop
  /** Refetches the vision after this page or another tab has changed it. */
  invalidation: Pick<VisionInvalidation, '$change' | 'lastChange'>
  /** Called when the vision is drawn or has failed, because a failure refunds the credit. */
  refreshCredits(): Promise<unknown>
}

/** A vision with its store. */
export interface WatchedVision {
  readonly $vision: ReadableAtom<VisionState>
  /** Refetches the vision immediately, even on a hidden page, and continues polling. */
  reload(): void
  /**
   * Marks the vision as being drawn. Call it after the backend has accepted an edit. The next request follows 10 s
   * later.
   */
  expect(vision: VisionDetail): void
  /** Replaces the data of the vision without a request. */
  replace(vision: VisionDetail): void
}

/**
 * Polls one vision while its store has subscribers, until it and its variants are drawn. Pauses while the page is hidden.
 *
 * The store runs one loop while it is mounted. Several subscribers, and an element that moves on the page, therefore
 * share its requests.
 */
export function watchVision(id: string, deps: WatchVisionDeps): WatchedVision {
  const { http, clock } = deps
  const $vision = atom<VisionState>({ status: 'loading' })
  const poll = createPoll(deps)
  let restart: (() => void) | undefined
  /** Stops the loop. Undefined while no loop is running. */
  let stop: (() => void) | undefined
  /**
   * The earliest time of the next request. After an edit, a backend may need some time to report that it is drawing.
   */
  let notBefore = 0
  let token: string | null | undefined
  /** The last change of any vision at the time when this vision was fetched. */
  let knownChange: string | null = null

  onMount($vision, () => {
    restart = () => {
      end()
      if (deps.$token.value === null) return $vision.set({ status: 'signed-out' })
      stop = deps.startLoop(pollLoop)
    }
    const unlisten = deps.$token.subscribe((current) => {
      // The loaded vision belongs to the previous session.
      if (token !== undefined && token !== current) $vision.set({ status: 'loading' })
      token = current
      const isSettled = $vision.value.status === 'settled' && !hasPendingVariants($vision.value)
      const isCurrent = isSettled && knownChange === deps.invalidation.lastChange()
      if (current === null || !isCurrent) restart?.()
    })
    const unlistenChange = deps.invalidation.$change.listen(({ visionId }) => visionId === id && reload())
    return () => {
      unlisten()
      unlistenChange()
      end()
      restart = undefined
    }
  })

  function end(): void {
    stop?.()
    stop = undefined
    poll.clear()
  }

  async function pollLoop(signal: AbortSignal): Promise<void> {
    await pollUntilSettled(signal)
    stop = undefined
  }

  async function pollUntilSettled(signal: AbortSignal): Promise<void> {
    let vision = visionIn($vision.value)
    let restMs = Math.max(0, notBefore - clock.now())
    let quietMs = 0
    for (let polls = 0; polls < MAX_POLLS; polls++) {
      await poll.rest(restMs, signal, quietMs)
      knownChange = deps.invalidation.lastChange()
      const result = await http.call(visionWire.getVision, { params: { id }, signal })
      signal.throwIfAborted()
      if (result.ok) {
        const wasDrawing = vision !== null && isDrawing(vision)
        vision = result.data
        if (!isDrawing(vision)) {
          $vision.set({ status: 'settled', vision })
          // An immediate failure is never reported as being drawn, so check `failure` too.
          if (wasDrawing || vision.failure) void deps.refreshCredits()
          if (!vision.pending_variants) return
        } else $vision.set({ status: 'drawing', vision })
      } else {
        const { error } = result
        deps.log.warn('A vision could not be read.', error)
        if (error.code === 'unauthorized') return $vision.set({ status: 'signed-out' })
        if (MISSING_STATUSES.includes(error.status)) return $vision.set({ status: 'missing' })
        if (!hasPendingVariants($vision.value)) $vision.set({ status: 'unreachable', error, vision })
      }
      restMs = POLL_MS
      quietMs = result.ok ? 0 : (result.error.retryAfterMs ?? 0)
    }
    if (!hasPendingVariants($vision.value)) $vision.set({ status: 'stopped', vision })
  }

  function reload(): void {
    notBefore = 0
    if (stop) poll.wake()
    // Without subscribers, no polling loop needs a restart. The next mount refetches the vision.
    else if (restart) restart()
    else $vision.set({ status: 'loading' })
  }

  return {
    $vision,
    reload,
    expect(vision) {
      notBefore = clock.now() + POLL_MS
      $vision.set({ status: 'drawing', vision: { ...vision, is_processing: true } })
      restart?.()
    },
    replace: (vision) => $vision.set({ status: isDrawing(vision) ? 'drawing' : 'settled', vision }),
  }
}

/** Whether a vision is ready, but some of its variants are still being drawn. */
export function hasPendingVariants(state: VisionState): boolean {
  return state.status === 'settled' && Boolean(state.vision.pending_variants)
}

/** Whether an image is being drawn. */
export function isDrawing(vision: VisionDetail): boolean {
  return vision.is_processing || vision.is_task_processing
}

function visionIn(state: VisionState): VisionDetail | null {
  return 'vision' in state ? state.vision : null
}
