import { openPath } from '../../shared/router.ts'

/** The name of the view transition. The style sheet uses the same name. */
const PICTURE = 'vision-picture'
/** The element of the vision screen at the end of the transition. */
const STAGE = '.vk-vision__figure, .vk-vision__stage'
/** The maximum time in ms to wait for the screen. The page is frozen while it waits. */
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

/** Resolves when the page has a matching element, or after the timeout. */
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
