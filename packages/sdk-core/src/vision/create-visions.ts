import { atom, onMount } from 'nanostores'
import type { Log } from '../platform/platform.ts'
import { createTicker } from '../platform/ticker.ts'
import { newestFirst } from './labels.ts'
import type { Visions } from './visions.ts'
import { type WatchedVision, type WatchVisionDeps, watchVision } from './watch-vision.ts'

const LOADER_MESSAGE_MS = 2_500

export interface VisionsDeps extends WatchVisionDeps {
  log: Log
}

/** The visions as their client holds them. */
export interface OwnedVisions extends Visions {
  /** Lets go of everything that was read. */
  reset(): void
}

export function createVisions(deps: VisionsDeps): OwnedVisions {
  const { http, $token, clock, startLoop, log } = deps
  const watched = new Map<string, WatchedVision>()
  const $hasVisions = atom(false)

  function watchedVision(id: string): WatchedVision {
    const found = watched.get(id) ?? watchVision(id, deps)
    watched.set(id, found)
    return found
  }

  async function list(signal?: AbortSignal) {
    const result = await http.call('listVisions', { signal })
    if (result.ok) return newestFirst(result.data.data)
    if (result.error.code === 'unauthorized') return false
    throw result.error
  }

  async function check(signal: AbortSignal): Promise<void> {
    const visions = await list(signal).catch((cause: unknown) => {
      if (!signal.aborted) log.warn('The visions could not be listed.', cause)
      return false as const
    })
    if (!signal.aborted) $hasVisions.set(visions !== false && visions.length > 0)
  }

  onMount($hasVisions, () => {
    let stop: (() => void) | undefined
    const unlisten = $token.subscribe((token) => {
      stop?.()
      if (token === null) $hasVisions.set(false)
      else stop = startLoop(check)
    })
    return () => {
      unlisten()
      stop?.()
    }
  })

  return {
    watch: (id) => watchedVision(id).$vision,
    reload: (id) => watchedVision(id).reload(),
    list,
    $hasVisions,
    $loaderStep: createTicker(LOADER_MESSAGE_MS, clock, startLoop),
    reset() {
      watched.clear()
      $hasVisions.set(false)
    },
  }
}
