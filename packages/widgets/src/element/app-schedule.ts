import { nextFrame, sleep, whenIdle, whenLoaded } from './timing.ts'

export interface AppSchedule {
  stop(): void
}

export interface AppScheduleOptions {
  load: () => void
  /**
   * Resolves to `true` once the static first view shows its data. Resolves to `false` if only the app can show the
   * data. The app then loads immediately.
   */
  whenShown?: Promise<boolean>
  /** Whether to load the app even if the container is far from the viewport. */
  anywhere?: boolean
}

/** The distance from the viewport at which an element's app starts to load. */
const NEAR = '1000px'
/** Maximum time in milliseconds for which a slow response delays the app. */
const PATIENCE_MS = 1_000

/**
 * Calls `load` once the page is idle, the element's static first view has been painted, and the element is near the
 * viewport.
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
