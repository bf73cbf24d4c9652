import { useClient } from '@vowkit/react'
import { type BoardCard, createInspirationBoard } from '@vowkit/sdk-core/account'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { moveKey, nextKeys, STEPS } from './move-key.ts'

/** The height at the top and the bottom of the window in which a drag scrolls the page, and its speed, in pixels. */
const SCROLL_EDGE_PX = 80
const SCROLL_STEP_PX = 14

export interface CardOrder {
  /** The cards, in the order of the drag in progress. */
  cards: readonly BoardCard[]
  /** The key of the card that is being dragged. */
  dragged: string | null
  /** The card that was moved last, with its place from 1. Screen readers announce it. */
  moved: { key: string; place: number } | null
  /** Whether the last order was not saved. `retry` sends it again. */
  hasFailed: boolean
  retry(): void
  move(key: string, by: number): void
  /** Handlers of the button that drags a card. */
  gripOf(key: string): GripHandlers
}

export interface GripHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(): void
  onPointerCancel(): void
  onKeyDown(event: KeyboardEvent): void
}

/** Orders the cards of the board by dragging a card's grip, or with the arrow keys. */
export function useCardOrder(cards: readonly BoardCard[]): CardOrder {
  const board = useClient().ports.once(createInspirationBoard)
  const [drag, setDrag] = useState<{ key: string; keys: string[] } | null>(null)
  const [moved, setMoved] = useState<CardOrder['moved']>(null)
  const [hasFailed, setFailed] = useState(false)
  /** The card under the pointer. A drag moves only when it enters a different card. */
  const over = useRef<string | null>(null)
  const wanted = useRef<{ keys: readonly string[]; key: string } | null>(null)
  const known = cards.flatMap(({ key }) => key ?? [])

  async function store(keys: readonly string[], key: string) {
    if (keys.every((other, place) => other === known[place])) return
    wanted.current = { keys, key }
    setMoved({ key, place: keys.indexOf(key) + 1 })
    setFailed(false)
    const result = await board.order(keys)
    setFailed(!result.ok)
  }

  const gripOf = (key: string): GripHandlers => ({
    onPointerDown(event) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      over.current = key
      setDrag({ key, keys: known })
    },
    onPointerMove({ clientX, clientY }) {
      if (drag?.key !== key) return
      scrollAtEdges(clientY)
      const target = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-card]')?.dataset.card
      if (target === over.current) return
      over.current = target ?? null
      if (target) setDrag({ key, keys: nextKeys(drag.keys, key, target) })
    },
    onPointerUp() {
      if (drag?.key === key) void store(drag.keys, key)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown(event) {
      if (event.key === 'Escape') return setDrag(null)
      const step = STEPS[event.key]
      if (step === undefined) return
      event.preventDefault()
      void store(moveKey(known, key, step), key)
    },
  })

  const byKey = new Map(cards.map((card) => [card.key, card]))
  return {
    cards: drag ? drag.keys.flatMap((key) => byKey.get(key) ?? []) : cards,
    dragged: drag?.key ?? null,
    moved,
    hasFailed,
    retry: () => wanted.current && void store(wanted.current.keys, wanted.current.key),
    move: (key, by) => void store(moveKey(known, key, by), key),
    gripOf,
  }
}

function scrollAtEdges(y: number): void {
  if (y < SCROLL_EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX)
  else if (y > window.innerHeight - SCROLL_EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX)
}
