import { type PointerEvent, useRef } from 'react'

/** The minimum distance of a swipe. A shorter movement is a tap. */
const SWIPE_PX = 40

/** Returns pointer handlers for horizontal touch swipes. `onSwipe` receives 1 (next) or -1 (previous). */
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
