import sharp from 'sharp'
import type { DrawnImage, DrawRequest, ImageProvider } from '../providers/images/images.ts'

/** Handles one request of a scripted provider. */
export type DrawScript = (request: DrawRequest, signal: AbortSignal) => Promise<DrawnImage>

/** An image provider that follows scripts. Without a script it returns a grey image. */
export interface ScriptedImages extends ImageProvider {
  /** All requests that the provider received. */
  requests: DrawRequest[]
  /** Adds a script for the next request. */
  next(script: DrawScript): void
}

export function createScriptedImages(): ScriptedImages {
  const scripts: DrawScript[] = []
  const requests: DrawRequest[] = []
  return {
    name: 'illustrator',
    requests,
    next: (script) => {
      scripts.push(script)
    },
    read: () => null,
    objectsOf: () => null,
    suggestEdits: () => null,
    async draw(request, signal) {
      requests.push(request)
      return (scripts.shift() ?? drawGrey)(request, signal)
    },
    async close() {},
  }
}

/** Creates a fake provider whose drawing stays pending until the test calls `open`. */
export function createGate(): { script: DrawScript; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, script: async (request) => promise.then(() => drawGrey(request)) }
}

/** A script that never responds and ignores its signal. */
export const neverAnswer: DrawScript = () => new Promise(() => {})

/** A script that fails when its signal is aborted, and never responds otherwise. */
export const drawUntilAborted: DrawScript = (_request, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** A script that throws. */
export function failWith(error: Error): DrawScript {
  return () => Promise.reject(error)
}

const grey = sharp({ create: { width: 240, height: 160, channels: 3, background: '#778899' } })
  .png()
  .toBuffer()

async function drawGrey({ edits }: DrawRequest): Promise<DrawnImage> {
  return { bytes: await grey, type: 'image/png', state: { edits: edits.length } }
}
