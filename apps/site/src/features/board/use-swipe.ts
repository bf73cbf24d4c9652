import { type PointerEvent, useRef } from 'react'

/** A finger that moved less than this only touched. */
const SWIPE_PX = 40

/** Handlers that tell a sideways swipe of a finger: 1 to the next, -1 to the one before. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null)

  return {
    onPointerDown({ pointerType, clientX }: PointerEvent) {
      from.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerUp({ clientX }: PointerEvent) {
      const moved = from.current === null ? 0 : clientX - from.current
      from.current = null
      if (Math.abs(moved) >= SWIPE_PX) onSwipe(moved < 0 ? 1 : -1)
    },
    onPointerCancel() {
      from.current = null
    },
  }
}
