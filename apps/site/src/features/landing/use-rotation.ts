import { useEffect, useState } from 'react'

const TURN_MS = 6_000

export interface Rotation {
  /** Which of them is shown. */
  current: number
  isPlaying: boolean
  /** Whether the others may be loaded already: not while the page still does, and never where nothing moves. */
  isReady: boolean
  /** Stops or goes on for good, until it is called again. */
  toggle(): void
  /** Stops for as long as somebody looks. */
  hold(isHeld: boolean): void
}

/** Shows one of several after the other, every six seconds. Stands still for those who asked for less motion. */
export function useRotation(count: number): Rotation {
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [isHeld, hold] = useState(false)
  const [isReady, setReady] = useState(false)
  const isTurning = isPlaying && !isHeld

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
