import { useEffect, useState } from 'react'

const TURN_MS = 6_000

export interface Rotation {
  /** The index of the shown item. */
  current: number
  isPlaying: boolean
  /** Whether the other items may load. False until the page has loaded and while the rotation is paused. */
  isReady: boolean
  /** Pauses or resumes the rotation. */
  toggle(): void
  /** Call it with `true` while the items are hovered or focused, to pause the rotation, and with `false` afterwards. */
  hold(isHeld: boolean): void
}

/**
 * Rotates through items every six seconds. Starts paused for visitors who prefer reduced motion. `isCovered` pauses it
 * while something else is shown over the items.
 */
export function useRotation(count: number, isCovered: boolean): Rotation {
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [isHeld, hold] = useState(false)
  const [isReady, setReady] = useState(false)
  const isTurning = isPlaying && !isHeld && !isCovered

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])

  useEffect(() => {
    if (!isPlaying) return
    const wait = setTimeout(() => setReady(true), TURN_MS / 2)
    return () => clearTimeout(wait)
  }, [isPlaying])

  useEffect(() => {
    if (!isTurning) return
    const turn = setInterval(() => {
      if (!document.hidden) setCurrent((shown) => (shown + 1) % count)
    }, TURN_MS)
    return () => clearInterval(turn)
  }, [isTurning, count])

  return { current, isPlaying, isReady, toggle: () => setPlaying(!isPlaying), hold }
}
