import type { BudgetSymbol, WeddingStyle } from '@vowkit/sdk-core/contract'
import { useEffect } from 'react'
import { drawInWorker } from './draw-in-worker.ts'
import { seasonOf } from './season.ts'
import type { SceneWish } from './to-scene.ts'
import { useObjectUrls } from './use-object-urls.ts'

export interface SceneChoices extends Pick<SceneWish, 'categories'> {
  /** The chosen styles, in the order they were chosen. The last one decides the setting. */
  styles: readonly WeddingStyle[]
  /** YYYY-MM-DD, or `""`. */
  weddingDate: string
  budget?: BudgetSymbol | ''
}

/** Debounces quick choices, so that only the last one is drawn. */
const PAUSE_MS = 250

/**
 * Returns the object URLs of the last two images that were drawn from the couple's choices, oldest first. Empty if
 * there are no choices. Draws nothing while the page is hidden. If drawing fails, the previous image remains.
 */
export function useDrawnScene({ styles, weddingDate, categories = [], budget }: SceneChoices): readonly string[] {
  const season = seasonOf(weddingDate)
  return useDrawnWish(toText({ styles, season, categories, budget: budget || undefined }))
}

/** Returns the object URLs of the last two images that were drawn from wishes as JSON, like {@link useDrawnScene}. */
export function useDrawnWish(wish: string): readonly string[] {
  const { addresses, add, clear } = useObjectUrls()

  useEffect(() => {
    if (wish === '') return clear()
    const left = new AbortController()

    async function draw() {
      await whenVisible(left.signal)
      const picture = await drawInWorker(JSON.parse(wish), left.signal)
      left.signal.throwIfAborted()
      add(picture)
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
  }, [wish, add, clear])

  return addresses
}

/** The wish as text, without absent parts. `""` if there are no choices. */
function toText({ styles, season, categories = [], budget }: SceneWish): string {
  if (styles.length === 0 && !season && categories.length === 0 && !budget) return ''
  const wish: SceneWish = { styles, season, budget, ...(categories.length > 0 && { categories }) }
  return JSON.stringify(wish)
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
