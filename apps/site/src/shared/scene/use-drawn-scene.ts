import type { WeddingStyle } from '@vowkit/sdk-core/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { drawInWorker } from './draw-in-worker.ts'
import { seasonOf } from './season.ts'
import type { SceneWish } from './to-scene.ts'

/** Debounces quick choices, so that only the last one is drawn. */
const PAUSE_MS = 250
/** The current image fades in over the previous one. */
const KEPT = 2
const NONE: readonly string[] = []

/**
 * Returns the object URLs of the last two images that were drawn from the couple's choices, oldest first. Empty if
 * there are no choices. Draws nothing while the page is hidden. If drawing fails, the previous image remains.
 */
export function useDrawnScene(styles: readonly WeddingStyle[], weddingDate: string): readonly string[] {
  const [addresses, setAddresses] = useState(NONE)
  const kept = useRef(NONE)
  const season = seasonOf(weddingDate)
  const wish = styles.length > 0 || season ? JSON.stringify({ styles, season } satisfies SceneWish) : ''

  const keep = useCallback((next: readonly string[]) => {
    for (const address of kept.current) if (!next.includes(address)) URL.revokeObjectURL(address)
    kept.current = next
    setAddresses(next)
  }, [])

  useEffect(() => {
    if (wish === '') return keep(NONE)
    const left = new AbortController()

    async function draw() {
      await whenVisible(left.signal)
      const picture = await drawInWorker(JSON.parse(wish), left.signal)
      left.signal.throwIfAborted()
      keep([...kept.current, URL.createObjectURL(picture)].slice(-KEPT))
    }

    const wait = setTimeout(() => {
      draw().catch((cause) => {
        if (!left.signal.aborted) console.warn('The scene could not be drawn. The previous image remains.', cause)
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(wait)
      left.abort()
    }
  }, [wish, keep])

  useEffect(() => () => keep(NONE), [keep])

  return addresses
}

function whenVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'visible') resolve()
    }
    document.addEventListener('visibilitychange', check, { signal })
    check()
  })
}
