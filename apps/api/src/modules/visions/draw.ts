import { setTimeout as sleep } from 'node:timers/promises'
import type { VisionFailure } from '@vowkit/sdk-core/contract'
import type { FastifyBaseLogger } from 'fastify'
import { markForFreePlan, readPalette, toWebp, type WebpImage } from '../../images/images.ts'
import { whenAborted } from '../../platform/when-aborted.ts'
import type { FileStore } from '../../providers/files/files.ts'
import { ImageError } from '../../providers/images/errors.ts'
import type { DrawnImage, DrawnReading, DrawRequest, ImageProvider } from '../../providers/images/images.ts'
import type { VisionRecord } from './repository.ts'

/** The result of a drawing. */
export type DrawOutcome = ({ status: 'drawn' } & Drawing) | { status: 'failed'; failure: VisionFailure['code'] }

/** A finished drawing to store. */
export interface Drawing {
  clean: WebpImage
  /** The watermarked image for couples on the free plan. */
  marked: WebpImage
  /** Dominant colours as hex codes. */
  palette: string[]
  /** Opaque data of the provider for the next edit. */
  state: unknown
  /** What the provider understood of the last prompt. */
  reading: DrawnReading | null
  /** What the image shows of the prompt and all edits. Only for edits. */
  whole: DrawnImage['whole'] | null
}

export interface DrawDeps {
  images: ImageProvider
  files: FileStore
  log: FastifyBaseLogger
  /** Requested width in pixels. Wider images are scaled down. */
  width: number
  timeoutMs: number
  /** Minimum duration of a drawing. */
  delayMs: number
}

/**
 * Draws a vision with the provider. Settles within `timeoutMs` even if the provider never responds.
 * Throws only if `signal` is aborted; the drawing can then be retried. With `variant`, draws this variant of the
 * record's image.
 */
export async function drawVision(
  record: VisionRecord,
  deps: DrawDeps,
  signal: AbortSignal,
  variant?: number,
): Promise<DrawOutcome> {
  const { images, log, width, timeoutMs, delayMs } = deps
  let deadline: AbortSignal | undefined
  try {
    const request = { ...(await readRequest(record, deps)), ...(variant !== undefined && { variant }) }
    // The time does not include waiting for the file storage.
    deadline = AbortSignal.timeout(timeoutMs)
    const ended = AbortSignal.any([deadline, signal])
    const drawing = Promise.all([images.draw(request, ended), sleep(delayMs, undefined, { signal: ended })])
    const [image] = await Promise.race([drawing, whenAborted(ended)])
    const clean = await toWebp(image.bytes, width)
    const marked = await markForFreePlan(clean.bytes)
    const palette = await readPalette(clean.bytes, image.colours)
    const { state = null, reading = null, whole = null } = image
    return { status: 'drawn', clean, marked, palette, state, reading, whole }
  } catch (error) {
    signal.throwIfAborted()
    const failure = deadline?.aborted ? 'timeout' : error instanceof ImageError ? error.code : 'failed'
    log.warn({ err: error, vision: record.vision.id, failure }, 'a vision could not be drawn')
    return { status: 'failed', failure }
  }
}

/** Reads the request for the last edit of a vision, or for its first image, with all files. */
export async function readRequest(
  record: VisionRecord,
  { files, width }: Pick<DrawDeps, 'files' | 'width'>,
): Promise<DrawRequest> {
  const { vision, references, edits } = record
  return {
    prompt: vision.description,
    edits: edits.map(({ description }) => description),
    references: await Promise.all(
      references.map(async ({ key, role }) => ({ bytes: await readFile(files, key), role })),
    ),
    ...(vision.placement && { placement: vision.placement }),
    ...(vision.imageKey && {
      previous: { image: await readFile(files, vision.imageKey), state: vision.drawState ?? undefined },
    }),
    width,
  }
}

async function readFile(files: FileStore, key: string): Promise<Uint8Array> {
  const file = await files.get(key)
  if (!file) throw new Error('An image of this vision is missing from the file store.')
  return file.bytes()
}
