import { openPath } from '../../shared/router.ts'

/** The name of the picture that grows from its card into its screen; the style sheet of the screen has it too. */
const PICTURE = 'vision-picture'
/** What a screen shows of a vision first. */
const STAGE = '.vk-vision__figure, .vk-vision__stage'
/** The page stands still meanwhile. */
const PATIENCE_MS = 600

/**
 * Opens the screen of a vision while its picture grows from the card into it; at once where the browser cannot, and for
 * those who want no motion.
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
    await whenThere(STAGE)
  })
  // One that is skipped, as by the next one, has opened the screen all the same.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
}

/** Resolves once the page has such an element, or it took too long. */
function whenThere(selector: string): Promise<void> {
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
