import type { SceneWish } from './to-scene.ts'

/**
 * The picture of a wish, drawn beside the page: the illustrator is not loaded before, and the page is never held up.
 * Aborting ends the work at once. Rejects where the browser cannot do it.
 */
export function drawInWorker(wish: SceneWish, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./scene-worker.ts', import.meta.url), { type: 'module' })
    const end = () => worker.terminate()
    signal.addEventListener('abort', () => {
      end()
      reject(signal.reason)
    })
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
      end()
      resolve(data)
    })
    worker.addEventListener('error', ({ message }) => {
      end()
      reject(new Error(`The scene could not be drawn. ${message ?? ''}`.trimEnd()))
    })
    worker.postMessage(wish)
  })
}
