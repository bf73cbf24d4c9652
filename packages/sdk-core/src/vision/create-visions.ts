import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Http } from '../http/http.ts'
import type { Log } from '../platform/platform.ts'
import type { StartLoop } from '../platform/start-loop.ts'
import { newestFirst } from './labels.ts'
import type { Visions } from './visions.ts'

export interface VisionsDeps {
  http: Pick<Http, 'call'>
  $token: ReadableAtom<string | null>
  startLoop: StartLoop
  log: Log
}

/** The visions as their client holds them. */
export interface OwnedVisions extends Visions {
  /** Lets go of everything that was read. */
  reset(): void
}

export function createVisions({ http, $token, startLoop, log }: VisionsDeps): OwnedVisions {
  const $hasVisions = atom(false)

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
    list,
    $hasVisions,
    reset() {
      $hasVisions.set(false)
    },
  }
}
