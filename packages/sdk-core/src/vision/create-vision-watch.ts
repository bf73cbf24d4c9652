import type { ReadableAtom } from 'nanostores'
import type { VisionDetail } from '../contract/vision/schema.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createTicker } from '../shared/ticker.ts'
import { createCredits } from './credits/create-credits.ts'
import { createVisionInvalidation } from './vision-invalidation.ts'
import type { VisionState } from './visions.ts'
import { type WatchedVision, watchVision } from './watch-vision.ts'

const LOADER_MESSAGE_MS = 2_500

/**
 * Watches visions while they are being drawn. Get the client's only instance with
 * `client.ports.once(createVisionWatch)`.
 */
export interface VisionWatch {
  /**
   * Returns the store of a vision. While the store has subscribers and the page is visible, it polls every 10 s until
   * the vision settles and its variants are drawn. The same id returns the same store.
   */
  watch(id: string): ReadableAtom<VisionState>
  /** Refetches the vision immediately, even on a hidden page, and continues polling. */
  reload(id: string): void
  /**
   * Marks a vision as being drawn. Call it after the backend has accepted an edit. The next request follows 10 s later.
   */
  expect(vision: VisionDetail): void
  /** Replaces the data of a vision without a request. */
  replace(vision: VisionDetail): void
  /** A counter that selects the loader's message. Increases every 2.5 s while the store has subscribers. */
  readonly $loaderStep: ReadableAtom<number>
}

export function createVisionWatch(ports: FeaturePorts): VisionWatch {
  const watched = new Map<string, WatchedVision>()
  const deps = {
    ...ports,
    refreshCredits: ports.once(createCredits).refresh,
    invalidation: ports.once(createVisionInvalidation),
  }
  ports.onAccountChange(() => watched.clear())

  function watchedVision(id: string): WatchedVision {
    const found = watched.get(id) ?? watchVision(id, deps)
    watched.set(id, found)
    return found
  }

  return {
    watch: (id) => watchedVision(id).$vision,
    reload: (id) => watchedVision(id).reload(),
    expect: (vision) => watchedVision(vision.id).expect(vision),
    replace: (vision) => watchedVision(vision.id).replace(vision),
    $loaderStep: createTicker(LOADER_MESSAGE_MS, ports.clock, ports.startLoop),
  }
}
