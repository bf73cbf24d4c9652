import type { SceneWish } from './to-scene.ts'

/**
 * Draws the image of a wedding scene in a worker, so that the page stays responsive and loads the illustrator on
 * demand. Aborting terminates the worker. Rejects if the image cannot be drawn.
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
