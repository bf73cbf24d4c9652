import { nextFrame, sleep, whenIdle, whenLoaded } from './timing.ts'

export interface AppSchedule {
  stop(): void
}

export interface AppScheduleOptions {
  load: () => void
  /**
   * Resolves to `true` once the first view is complete, or to `false` if only the app can complete it. The app then
   * loads immediately.
   */
  whenShown?: Promise<boolean>
  /** Whether to load the app even if the container is out of sight. */
  anywhere?: boolean
}

/** The distance from the viewport at which the app of an element is loaded. */
const NEAR = '1000px'
/** The longest time for which a slow response delays the app, in milliseconds. */
const PATIENCE_MS = 1_000

/**
 * Calls `load` once the page is idle, the first view has been painted, and the container or its fixed button is near
 * the viewport.
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
