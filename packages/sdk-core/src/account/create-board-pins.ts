import type { ReadableAtom } from 'nanostores'
import type { PinKind } from '../contract/inspiration-board/kinds.ts'
import type { BoardPin } from '../contract/inspiration-board/schema.ts'
import { inspirationBoardWire } from '../contract/inspiration-board/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { createResource, type ResourceState } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { orEmpty } from './or-empty.ts'

export type BoardPinsState = ResourceState<{ status: 'ready'; pins: BoardPin[] }>

/** A vision or a vendor that can be pinned. */
export interface PinSource {
  kind: PinKind
  /** The id of the vision or the vendor. */
  id: Id
}

/**
 * The visions and vendors on the couple's inspiration board. Get the client's only instance with
 * `client.ports.once(createBoardPins)`.
 */
export interface BoardPins {
  /** The pins, last pinned first. The store fetches them for each session while it has subscribers. */
  readonly $pins: ReadableAtom<BoardPinsState>
  /** Refetches the pins. Never rejects. */
  refresh(): Promise<void>
  /** Pins a vision or a vendor. Pinning it twice has no effect. */
  pin(source: PinSource): Promise<SaveResult>
  /** Removes a pin. Succeeds if the pin does not exist anymore. */
  unpin(id: Id): Promise<SaveResult>
}

export function createBoardPins(ports: FeaturePorts): BoardPins {
  const { http } = ports
  const { $state: $pins, refresh } = createResource(
    ports,
    (options) => orEmpty(http.call(inspirationBoardWire.listBoardPins, { ...options, logFailure: true }), []),
    (pins) => ({ status: 'ready' as const, pins }),
  )

  return {
    $pins,
    refresh,

    async pin({ kind, id }) {
      const body = { kind, source_id: id }
      const result = await http.call(inspirationBoardWire.pinToBoard, { body, logFailure: true })
      if (!result.ok) return result
      await refresh()
      return { ok: true }
    },

    async unpin(id) {
      const result = await http.call(inspirationBoardWire.unpinFromBoard, {
        params: { id: Number(id) },
        logFailure: true,
      })
      if (!result.ok && result.status !== 404) return result
      await refresh()
      return { ok: true }
    },
  }
}
