import type { Inspiration } from '../contract/couple/schema.ts'
import type { BoardPin } from '../contract/inspiration-board/schema.ts'

/** A card of the inspiration board. `key` identifies the card in an order; `null` if the backend sends no ids. */
export type BoardCard =
  | { kind: 'inspiration'; key: string | null; inspiration: Inspiration }
  | { kind: 'pin'; key: string | null; pin: BoardPin }

/**
 * Returns the cards of the board in their order: the order of the last change, else the stored order. Cards without a
 * place come first, newest first.
 */
export function sortCards(
  inspirations: readonly Inspiration[],
  pins: readonly BoardPin[],
  order: readonly string[] | null,
): BoardCard[] {
  const cards: BoardCard[] = [
    ...inspirations.map(
      (inspiration): BoardCard => ({ kind: 'inspiration', key: keyOf('inspiration', inspiration.id), inspiration }),
    ),
    ...pins.map((pin): BoardCard => ({ kind: 'pin', key: keyOf('pin', pin.id), pin })),
  ]
  const places = order && new Map(order.map((key, place) => [key, place]))
  const placeOf = (card: BoardCard) => (places ? places.get(card.key ?? '') : sourceOf(card).position) ?? -1
  const timeOf = (card: BoardCard) => Date.parse(sourceOf(card).created_at ?? '') || 0
  // The sort is stable, so cards without a time keep the order of the lists.
  return cards.sort((a, b) => placeOf(a) - placeOf(b) || timeOf(b) - timeOf(a))
}

function keyOf(kind: BoardCard['kind'], id: BoardPin['id'] | undefined): string | null {
  return id === undefined ? null : `${kind}-${id}`
}

function sourceOf(card: BoardCard): Inspiration | BoardPin {
  return card.kind === 'pin' ? card.pin : card.inspiration
}
