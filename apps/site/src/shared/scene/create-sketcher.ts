import type { SketchNews, SketchWish } from './sketch.ts'
import type { SceneWish } from './to-scene.ts'

/** A worker that draws one wish after another. */
export interface Sketcher<Wish> {
  /** Starts the worker, so that its code has loaded by the first wish. */
  prepare(): void
  /** Draws a wish. While another one is drawn, only the latest wish waits. */
  draw(wish: Wish): void
  /** Ends the worker. */
  end(): void
}

/** How long a worker without wishes stays alive. */
const IDLE_MS = 60_000

/**
 * Starts a worker that draws wishes: prompts, or the choices of a couple. It stays alive for a minute between wishes,
 * because loading its code takes longer than a drawing. `onNews` receives the news about the wish that is being drawn. If the worker
 * crashes, the wish counts as failed, and the next one starts a new worker.
 */
export function createSketcher<Wish extends SketchWish | SceneWish>(
  onNews: (news: SketchNews, wish: Wish) => void,
): Sketcher<Wish> {
  let worker: Worker | null = null
  let current: Wish | null = null
  let waiting: Wish | null = null
  let idle: ReturnType<typeof setTimeout> | undefined

  /** Returns the worker, or `null` if the browser cannot start it. */
  function start(): Worker | null {
    try {
      worker ??= listen(new Worker(new URL('./scene-worker.ts', import.meta.url), { type: 'module' }))
    } catch (cause) {
      console.warn('The worker that draws scenes could not be started.', cause)
    }
    return worker
  }

  function listen(started: Worker): Worker {
    started.addEventListener('message', ({ data }: MessageEvent<SketchNews>) => receive(data))
    started.addEventListener('error', () => {
      started.terminate()
      worker = null
      receive({ done: 'failed' })
    })
    return started
  }

  function receive(news: SketchNews): void {
    if (current) onNews(news, current)
    if ('reading' in news) return
    current = null
    if (waiting) post(waiting)
    else idle = setTimeout(end, IDLE_MS)
  }

  function post(wish: Wish): void {
    clearTimeout(idle)
    waiting = null
    current = wish
    const ready = start()
    if (ready) ready.postMessage(wish)
    else receive({ done: 'failed' })
  }

  function end(): void {
    clearTimeout(idle)
    worker?.terminate()
    worker = null
    current = null
    waiting = null
  }

  return {
    prepare: () => void start(),
    draw(wish) {
      if (current) waiting = wish
      else post(wish)
    },
    end,
  }
}
