import type { ReadableAtom } from 'nanostores'
import type { VisionDetail } from '../contract/vision/schema.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createTicker } from '../shared/ticker.ts'
import { createCredits } from './credits/create-credits.ts'
import type { VisionState } from './visions.ts'
import { type WatchedVision, watchVision } from './watch-vision.ts'

const LOADER_MESSAGE_MS = 2_500

/** Watches visions while they are being drawn. A client has one instance: `client.ports.once(createVisionWatch)`. */
export interface VisionWatch {
  /**
   * Returns a store that polls a vision every 10 s until it settles, while the store has subscribers and the page is
   * visible. The same id returns the same store.
   */
  watch(id: string): ReadableAtom<VisionState>
  /** Refetches the vision immediately, even on a hidden page, and continues polling. */
  reload(id: string): void
  /** Marks a vision as being drawn after the backend has accepted an edit. The next request is sent 10 s later. */
  expect(vision: VisionDetail): void
  /** Increases every 2.5 s while it has subscribers, to select the next message of the loader. */
  readonly $loaderStep: ReadableAtom<number>
}

export function createVisionWatch(ports: FeaturePorts): VisionWatch {
  const watched = new Map<string, WatchedVision>()
  const deps = { ...ports, refreshCredits: ports.once(createCredits).refresh }
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
    $loaderStep: createTicker(LOADER_MESSAGE_MS, ports.clock, ports.startLoop),
  }
}
