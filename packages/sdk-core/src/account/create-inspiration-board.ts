import { atom, computed, type ReadableAtom } from 'nanostores'
import type { InspirationBoard } from '../contract/inspiration-board/schema.ts'
import { inspirationBoardWire } from '../contract/inspiration-board/wire.ts'
import { unwrapResult } from '../http/call-result.ts'
import { createResource, type ResourceState } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { type BoardCard, sortCards } from './board-cards.ts'
import { createBoard } from './create-board.ts'
import { createBoardPins } from './create-board-pins.ts'
import { orEmpty } from './or-empty.ts'

export type BoardDetailsState = ResourceState<{ status: 'ready'; details: InspirationBoard }>

/**
 * The cards, palette, next step and share link of the couple's inspiration board. Get the client's only instance with
 * `client.ports.once(createInspirationBoard)`.
 */
export interface InspirationBoardStore {
  /** The inspirations and pins in their order. `null` until the inspirations have loaded. */
  readonly $cards: ReadableAtom<BoardCard[] | null>
  /** The palette, the next step and the share link. */
  readonly $details: ReadableAtom<BoardDetailsState>
  /** Refetches the palette, the next step and the share link. Never rejects. */
  refresh(): Promise<void>
  /**
   * Stores the order of the cards, given by their keys. The cards move at once, and move back if the request fails.
   * Concurrent calls send one request after the other, and only the latest order.
   */
  order(keys: readonly string[]): Promise<SaveResult>
  /** Creates the share link. Resolves to its URL. Throws an `SdkError` if the request fails. */
  share(): Promise<string>
  /** Revokes the share link for good. Throws an `SdkError` if the request fails. */
  unshare(): Promise<void>
}

export function createInspirationBoard(ports: FeaturePorts): InspirationBoardStore {
  const { http } = ports
  const { $board } = ports.once(createBoard)
  const { $pins } = ports.once(createBoardPins)
  const { $state: $details, refresh } = createResource(
    ports,
    (options) =>
      orEmpty(http.call(inspirationBoardWire.getInspirationBoard, { ...options, logFailure: true }), { palette: [] }),
    (details) => ({ status: 'ready' as const, details }),
  )
  const $order = atom<readonly string[] | null>(null)
  const $cards = computed([$board, $pins, $order], (board, pins, order) =>
    board.status === 'ready' ? sortCards(board.inspirations, pins.status === 'ready' ? pins.pins : [], order) : null,
  )
  let stored: readonly string[] | null = null
  let wanted: readonly string[] | null = null
  let sending: Promise<SaveResult> | null = null
  ports.onAccountChange(() => {
    stored = null
    wanted = null
    $order.set(null)
  })

  async function sendWanted(): Promise<SaveResult> {
    let result: SaveResult = { ok: true }
    while (wanted) {
      const cards = wanted
      wanted = null
      const sent = await http.call(inspirationBoardWire.orderInspirationBoard, {
        body: { cards: [...cards] },
        logFailure: true,
      })
      if (sent.ok) stored = cards
      result = sent.ok ? { ok: true } : sent
    }
    if (!result.ok) $order.set(stored)
    sending = null
    return result
  }

  return {
    $cards,
    $details,
    refresh,

    order(keys) {
      $order.set(keys)
      wanted = keys
      sending ??= sendWanted()
      return sending
    },

    async share() {
      const { share_url } = unwrapResult(
        await http.call(inspirationBoardWire.shareInspirationBoard, { logFailure: true }),
      )
      void refresh()
      return share_url
    },

    async unshare() {
      unwrapResult(await http.call(inspirationBoardWire.unshareInspirationBoard, { logFailure: true }))
      void refresh()
    },
  }
}
