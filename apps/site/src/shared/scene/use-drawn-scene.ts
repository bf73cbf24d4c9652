import type { BudgetSymbol, WeddingStyle } from '@vowkit/sdk-core/contract'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../language/use-messages.ts'
import { createSketcher, type Sketcher } from './create-sketcher.ts'
import { seasonOf } from './season.ts'
import type { SceneWish } from './to-scene.ts'
import { useObjectUrls } from './use-object-urls.ts'

export interface SceneChoices extends Pick<SceneWish, 'categories'> {
  /** The chosen styles, in the order they were chosen. The last one decides the setting. */
  styles: readonly WeddingStyle[]
  /** YYYY-MM-DD, or `""`. */
  weddingDate: string
  budget?: BudgetSymbol | ''
  /** The place of the wedding, or `""`. */
  place?: string
}

/** Debounces quick choices, so that only the last one is drawn. */
const PAUSE_MS = 250

/**
 * Returns the object URLs of the last two images that were drawn from the couple's choices, oldest first. Empty if
 * there are no choices. Draws nothing while the page is hidden. If drawing fails, the previous image remains.
 */
export function useDrawnScene({
  styles,
  weddingDate,
  categories = [],
  budget,
  place,
}: SceneChoices): readonly string[] {
  const season = seasonOf(weddingDate)
  const { language } = useLanguage()
  const named = place ? { text: place, language } : undefined
  return useDrawnWish(toText({ styles, season, categories, budget: budget || undefined, place: named }))
}

/** Returns the object URLs of the last two images that were drawn from wishes as JSON, like {@link useDrawnScene}. */
export function useDrawnWish(wish: string): readonly string[] {
  const { addresses, add, clear } = useObjectUrls()
  const sketcher = useRef<Sketcher<SceneWish>>(null)
  const hasWish = useRef(false)
  hasWish.current = wish !== ''

  useEffect(() => {
    const started = createSketcher<SceneWish>((news) => {
      // An older choice's image is closer to the wanted scene than the image before it.
      if ('picture' in news && hasWish.current) add(news.picture)
      else if ('done' in news) console.warn('The scene could not be drawn. The previous image remains.')
    })
    sketcher.current = started
    return () => started.end()
  }, [add])

  useEffect(() => {
    if (wish === '') return clear()
    const left = new AbortController()
    const wait = setTimeout(async () => {
      await whenVisible(left.signal)
      if (!left.signal.aborted) sketcher.current?.draw(JSON.parse(wish))
    }, PAUSE_MS)
    return () => {
      clearTimeout(wait)
      left.abort()
    }
  }, [wish, clear])

  return addresses
}

/** The wish as text, without absent parts. `""` if there are no choices. */
function toText({ styles, season, categories = [], budget, place }: SceneWish): string {
  if (styles.length === 0 && !season && categories.length === 0 && !budget && !place) return ''
  const wish: SceneWish = { styles, season, budget, place, ...(categories.length > 0 && { categories }) }
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
