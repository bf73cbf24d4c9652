import { $router } from './router.ts'

const WRITE_DELAY_MS = 100
/** A screen that has kept its height this long is all there. */
const SETTLED_MS = 1_000
/** What a person does who scrolls themselves. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Opens each new screen at its top, and restores the position of a screen that the visitor returns to, once its content
 * has loaded. The position is kept in the history entry. Call it before anything else subscribes to the router.
 */
export function rememberScroll(): void {
  let pending: ReturnType<typeof setTimeout> | undefined
  let isBack = false
  let restoring = new AbortController()

  function keep(): void {
    clearTimeout(pending)
    window.history.replaceState({ ...window.history.state, scroll: window.scrollY }, '')
  }

  function restore(): void {
    const top = Number(window.history.state?.scroll ?? 0)
    restoring.abort()
    const over = new AbortController()
    restoring = over
    const { signal } = over
    let settling: ReturnType<typeof setTimeout> | undefined
    const growth = new ResizeObserver(tryNow)
    signal.addEventListener('abort', () => {
      growth.disconnect()
      clearTimeout(settling)
    })
    for (const event of TAKES_OVER) window.addEventListener(event, () => over.abort(), { signal, passive: true })
    growth.observe(document.body)
    tryNow()

    function tryNow(): void {
      window.scrollTo(0, top)
      clearTimeout(settling)
      // What is above may still change its height and take the place along with it.
      if (Math.abs(window.scrollY - top) <= 1) settling = setTimeout(() => over.abort(), SETTLED_MS)
    }
  }

  window.history.scrollRestoration = 'manual'
  // The router's own listener comes between these two.
  window.addEventListener('popstate', () => {
    clearTimeout(pending)
    isBack = true
  })
  $router.listen((page, before) => {
    if (isBack) return
    // The history has not moved yet: this is the entry that is left.
    keep()
    restoring.abort()
    if (page?.hash && page.path === before?.path) document.getElementById(page.hash.slice(1))?.scrollIntoView()
    else window.scrollTo(0, 0)
  })
  window.addEventListener('popstate', () => {
    isBack = false
    restore()
  })
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(pending)
      // A screen that is still growing is not where anybody left it.
      if (restoring.signal.aborted) pending = setTimeout(keep, WRITE_DELAY_MS)
    },
    { passive: true },
  )
  restore()
}
