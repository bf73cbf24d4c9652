import { $router, type SitePage } from './router.ts'

const WRITE_DELAY_MS = 100
/** A screen whose height has not changed for this time counts as loaded. */
const SETTLED_MS = 1_000
/** Events with which a visitor may start to scroll. They cancel a restoration of the scroll position. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls each new screen to the top. Restores the scroll position of a screen that the visitor returns to, once its
 * content has loaded. Positions are stored in the history entries. Call this function before anything else subscribes
 * to the router.
 */
export function rememberScroll(): void {
  let pending: ReturnType<typeof setTimeout> | undefined
  let isBack = false
  let pageBefore: SitePage | undefined
  let restoring = new AbortController()
  restoring.abort()

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
      // Content above the position may still load and move it.
      if (Math.abs(window.scrollY - top) <= 1) settling = setTimeout(() => over.abort(), SETTLED_MS)
    }
  }

  window.history.scrollRestoration = 'manual'
  // The router's own `popstate` listener runs between this listener and the one below.
  window.addEventListener('popstate', () => {
    clearTimeout(pending)
    pageBefore = $router.get()
    isBack = true
  })
  $router.listen((page, before) => {
    if (isBack) return
    // At this point, the current history entry still belongs to the previous screen.
    keep()
    restoring.abort()
    if (page?.hash && page.path === before?.path) document.getElementById(page.hash.slice(1))?.scrollIntoView()
    else window.scrollTo(0, 0)
  })
  window.addEventListener('popstate', () => {
    isBack = false
    // The history entry of a dialog has the URL of its screen, which stays where it is.
    if ($router.get() === pageBefore) keep()
    else restore()
  })
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(pending)
      // Ignores the scroll events of a restoration, because the visitor did not choose these positions.
      if (restoring.signal.aborted) pending = setTimeout(keep, WRITE_DELAY_MS)
    },
    { passive: true },
  )
  // A new page is already at the top. Scrolling it there would lay it out before its screen is ready.
  if (window.history.state?.scroll) restore()
}
