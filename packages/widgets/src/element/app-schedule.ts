import { nextFrame, sleep, whenIdle, whenLoaded } from './timing.ts'

export interface AppSchedule {
  stop(): void
}

export interface AppScheduleOptions {
  load: () => void
  /** Resolves once the first view is complete: to `false` if it needs the app for that, which then loads at once. */
  whenShown?: Promise<boolean>
  /** Whether to load the app even if the container is out of sight. */
  anywhere?: boolean
}

/** How near the viewport an element's app is loaded, in pixels. */
const NEAR = '1000px'
/** How long a slow response delays the app, in milliseconds. */
const PATIENCE_MS = 1_000

/**
 * Calls `load` once the page has loaded and is idle, the first view has been painted, and the container, or the button
 * that is fixed in the window, is near the viewport.
 */
export function scheduleApp(container: HTMLElement, { load, whenShown, anywhere }: AppScheduleOptions): AppSchedule {
  let observer: IntersectionObserver | null = null
  let isWaiting = true
  void start()

  async function start(): Promise<void> {
    void whenShown?.then((isShown) => !isShown && isWaiting && load())
    await whenLoaded()
    if (whenShown) await Promise.race([whenShown, sleep(PATIENCE_MS)])
    await nextFrame()
    await whenIdle()
    if (!isWaiting) return
    if (anywhere) load()
    else observe()
  }

  function observe(): void {
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer?.disconnect()
        void whenIdle().then(() => isWaiting && load())
      },
      { rootMargin: NEAR },
    )
    observer.observe(container.querySelector('button') ?? container)
  }

  return {
    stop() {
      isWaiting = false
      observer?.disconnect()
    },
  }
}
