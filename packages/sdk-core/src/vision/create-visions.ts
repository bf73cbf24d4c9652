import { atom, onMount } from 'nanostores'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { callVision } from './call-vision.ts'
import { newestFirst } from './labels.ts'
import type { Visions } from './visions.ts'

/** Makes what is asked about visions as a whole. A client has one: `client.ports.once(createVisions)`. */
export function createVisions({ http, $token, startLoop, log, onPersonGone }: FeaturePorts): Visions {
  const $hasVisions = atom(false)

  async function list(signal?: AbortSignal) {
    const result = await callVision(http, 'listVisions', { signal })
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

  onPersonGone(() => $hasVisions.set(false))

  return { list, $hasVisions }
}
