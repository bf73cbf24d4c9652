import { whenIdle, whenLoaded } from '../element/when-idle.ts'
import { isFloating } from './is-floating.ts'

const NEAR = '600px'
const REACHES = ['pointerover', 'pointerdown', 'focusin']

/**
 * Calls back when the element is near the screen, or a pointer or the focus reaches what it shows until then; for one that
 * floats in a corner when the page is done with itself.
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
    // Still without code: a load that failed gets another chance.
    if (!element.matches(':defined')) start()
  }

  function start(): void {
    for (const type of REACHES) element.addEventListener(type, want)
  }

  function stop(): void {
    observer.disconnect()
    for (const type of REACHES) element.removeEventListener(type, want)
  }

  start()
  if (isFloating(element)) void whenLoaded().then(whenIdle).then(want)
  else observer.observe(element)
}
