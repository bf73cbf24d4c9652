import type { ReadableAtom } from 'nanostores'
import type { VisionDetail } from '../contract/vision/schema.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createTicker } from '../shared/ticker.ts'
import { createCredits } from './credits/create-credits.ts'
import type { VisionState } from './visions.ts'
import { type WatchedVision, watchVision } from './watch-vision.ts'

const LOADER_MESSAGE_MS = 2_500

/** Following visions while they are drawn. A client has one: `client.ports.once(createVisionWatch)`. */
export interface VisionWatch {
  /** Follows one vision while somebody listens: every 10 s until it settles, never for a hidden page. Same id, same store. */
  watch(id: string): ReadableAtom<VisionState>
  /** Asks again at once, for a hidden page too, and goes on following. */
  reload(id: string): void
  /** An edit of this vision was taken: it counts as being drawn, and is asked for from 10 s later. */
  expect(vision: VisionDetail): void
  /** Counts up every 2.5 s while listened to: which of the loader's messages to show. */
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
