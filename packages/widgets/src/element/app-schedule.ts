import { whenIdle } from './when-idle.ts'

export interface AppSchedule {
  stop(): void
}

/** How near the viewport an element's app is loaded, in pixels. */
const NEAR = '1000px'

/** Calls back once the page has loaded and is idle, and the container, or what is fixed in the window, is near the viewport. */
export function scheduleApp(container: HTMLElement, load: () => void): AppSchedule {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      whenIdle(() => isWaiting && load())
    },
    { rootMargin: NEAR },
  )
  let isWaiting = true
  observer.observe(container.querySelector('button') ?? container)
  return {
    stop() {
      isWaiting = false
      observer.disconnect()
    },
  }
}
