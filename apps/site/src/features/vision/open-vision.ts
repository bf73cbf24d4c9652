import { openPath } from '../../shared/router.ts'

/** The view transition's name, which the style sheet of the screen uses too. */
const PICTURE = 'vision-picture'
/** The element of the screen that the image grows into. */
const STAGE = '.vk-vision__figure, .vk-vision__stage'
/** The longest wait for the screen, during which the page is frozen. */
const PATIENCE_MS = 600

/**
 * Opens the screen of a vision with a transition from its card. Skips the transition if the browser has none, and for
 * visitors who prefer reduced motion.
 */
export function openVision(path: string, picture: HTMLElement | null): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !picture || typeof document.startViewTransition !== 'function') {
    openPath(path)
    return
  }
  picture.style.viewTransitionName = PICTURE
  const transition = document.startViewTransition(async () => {
    picture.style.viewTransitionName = ''
    openPath(path)
    await waitForElement(STAGE)
  })
  // A skipped transition rejects, although the screen has opened.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
}

/** Resolves once the page has a matching element, or after the timeout. */
function waitForElement(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const enough = AbortSignal.timeout(PATIENCE_MS)
    const observer = new MutationObserver(look)
    function look() {
      if (!enough.aborted && !document.querySelector(selector)) return
      observer.disconnect()
      resolve()
    }
    enough.addEventListener('abort', look)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
  })
}
