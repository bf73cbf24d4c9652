import { whenIdle, whenLoaded } from '../element/timing.ts'
import { isFloating } from './is-floating.ts'

const NEAR = '600px'
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin']

/**
 * Loads the code of an element when the element is near the viewport, or when a pointer or the focus reaches its
 * fallback content. A floating element is loaded when the page is idle.
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
    // The load failed. The next interaction retries it.
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
