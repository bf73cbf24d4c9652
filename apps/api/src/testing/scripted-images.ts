import sharp from 'sharp'
import type { DrawnImage, DrawRequest, ImageProvider } from '../providers/images/images.ts'

/** What a scripted provider does with one request. */
export type DrawScript = (request: DrawRequest, signal: AbortSignal) => Promise<DrawnImage>

/** An image provider that follows a script, and draws a grey picture when there is none. */
export interface ScriptedImages extends ImageProvider {
  /** Every request so far. */
  requests: DrawRequest[]
  /** Says what to do with the next request. */
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
    async draw(request, signal) {
      requests.push(request)
      return (scripts.shift() ?? drawGrey)(request, signal)
    },
    async close() {},
  }
}

/** A script whose drawing ends when the test says so. */
export function createGate(): { script: DrawScript; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, script: async (request) => promise.then(() => drawGrey(request)) }
}

/** A script that never answers, whatever its signal says. */
export const neverAnswer: DrawScript = () => new Promise(() => {})

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
