import type { WeddingStyle } from '@vowkit/sdk-core/contract'
import { useEffect, useRef, useState } from 'react'
import { drawInWorker } from './draw-in-worker.ts'
import { seasonOf } from './season.ts'
import type { SceneWish } from './to-scene.ts'

/** A row of choices is drawn once. */
const PAUSE_MS = 250
/** The one shown and the one it fades in over. */
const KEPT = 2
/** The next screen shows the same wish at once. */
let latest: { wish: string; picture: Blob } | undefined

/**
 * The addresses of the last two pictures drawn of what was chosen, the present one last; none while nothing is chosen.
 *
 * Nothing is drawn for a hidden page. What cannot be drawn leaves the picture before.
 */
export function useDrawnScene(styles: readonly WeddingStyle[], weddingDate: string): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const kept = useRef<readonly string[]>([])
  const season = seasonOf(weddingDate)
  const wish = styles.length > 0 || season ? JSON.stringify({ styles, season } satisfies SceneWish) : ''

  useEffect(() => {
    if (wish === '') return
    const left = new AbortController()

    function show(picture: Blob) {
      const all = [...kept.current, URL.createObjectURL(picture)]
      for (const address of all.slice(0, -KEPT)) URL.revokeObjectURL(address)
      kept.current = all.slice(-KEPT)
      setAddresses(kept.current)
    }

    async function draw() {
      await whenVisible(left.signal)
      const picture = await drawInWorker(JSON.parse(wish), left.signal)
      left.signal.throwIfAborted()
      latest = { wish, picture }
      show(picture)
    }

    if (latest?.wish === wish) return show(latest.picture)
    const wait = setTimeout(() => {
      draw().catch((cause) => {
        if (!left.signal.aborted) console.warn('The scene could not be drawn; the picture before stays.', cause)
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(wait)
      left.abort()
    }
  }, [wish])

  useEffect(() => {
    return () => {
      for (const address of kept.current) URL.revokeObjectURL(address)
      kept.current = []
    }
  }, [])

  return wish === '' ? [] : addresses
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
