import type { FeaturePorts } from '@vowkit/sdk-core'
import {
  type BoardPin,
  type BoardPins,
  type BoardPinsState,
  createBoardPins,
  type PinSource,
} from '@vowkit/sdk-core/account'
import { sameId } from '@vowkit/sdk-core/contract'

/** The name of the text that tells the result. */
export type PinOutcome = 'pinnedNote' | 'unpinnedNote' | 'failed'

/**
 * Pins a vision or a vendor to the inspiration board, or removes its pin. Returns `null` and does nothing while the
 * pins load, or while an earlier toggle of the same source runs.
 */
export type TogglePin = (source: PinSource) => Promise<PinOutcome> | null

/** Creates the toggle that all pins share. Get the client's only instance with `client.ports.once(createPinToggle)`. */
export function createPinToggle({ once }: Pick<FeaturePorts, 'once'>): TogglePin {
  const pins = once(createBoardPins)
  const running = new Set<string>()
  return (source) => {
    const key = `${source.kind}-${source.id}`
    if (pins.$pins.get().status === 'loading' || running.has(key)) return null
    running.add(key)
    return changePin(pins, source).finally(() => running.delete(key))
  }
}

async function changePin({ $pins, pin, unpin }: BoardPins, source: PinSource): Promise<PinOutcome> {
  const own = findPin($pins.get(), source)
  const result = await (own ? unpin(own.id) : pin(source))
  if (!result.ok) return 'failed'
  return own ? 'unpinnedNote' : 'pinnedNote'
}

/** The pin of a vision or a vendor, if it is known to be on the board. */
export function findPin(state: BoardPinsState, source: PinSource): BoardPin | undefined {
  if (state.status !== 'ready') return undefined
  return state.pins.find(({ kind, source_id }) => kind === source.kind && sameId(source_id, source.id))
}
