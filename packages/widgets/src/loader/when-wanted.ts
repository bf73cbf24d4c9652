import { whenIdle, whenLoaded } from '../element/timing.ts'
import { isFloating } from './is-floating.ts'

const NEAR = '600px'
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin']

/**
 * Loads the code of an element when the element is near the viewport, or when its fallback content is hovered or
 * focused. The code of a button fixed in the window loads when the page is idle.
 */
export function whenWanted(element: Element, load: () => Promise<void>): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) want()
    },
    { rootMargin: NEAR },
  )

  async function want(): Promise<void> {
    stop()
    await load()
    // Keeps listening after a failed load, so that the next interaction retries.
    if (!element.matches(':defined')) start()
  }

  function start(): void {
    for (const type of INTERACTIONS) element.addEventListener(type, want)
  }

  function stop(): void {
    observer.disconnect()
    for (const type of INTERACTIONS) element.removeEventListener(type, want)
  }

  start()
  if (isFloating(element)) void whenLoaded().then(whenIdle).then(want)
  else observer.observe(element)
}
