import type { SketchNews, SketchWish } from './sketch.ts'

/** A worker that draws one prompt after another. */
export interface Sketcher {
  /** Starts the worker, so that its code has loaded by the first prompt. */
  prepare(): void
  /** Draws a prompt. While another one is drawn, only the latest prompt waits. */
  draw(wish: SketchWish): void
  /** Ends the worker. */
  end(): void
}

/**
 * Starts a worker that draws prompts. It stays alive between prompts, because loading its code takes longer than a
 * drawing. `onNews` receives the news about the prompt that is being drawn. If the worker crashes, the prompt counts as
 * failed, and the next one starts a new worker.
 */
export function createSketcher(onNews: (news: SketchNews, wish: SketchWish) => void): Sketcher {
  let worker: Worker | null = null
  let current: SketchWish | null = null
  let waiting: SketchWish | null = null

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
  }

  function post(wish: SketchWish): void {
    waiting = null
    current = wish
    const ready = start()
    if (ready) ready.postMessage(wish)
    else receive({ done: 'failed' })
  }

  return {
    prepare: () => void start(),
    draw(wish) {
      if (current) waiting = wish
      else post(wish)
    },
    end() {
      worker?.terminate()
      worker = null
      current = null
      waiting = null
    },
  }
}
