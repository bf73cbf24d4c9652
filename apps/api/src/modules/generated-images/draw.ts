import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { HttpError, invalidField } from '../../http/http-error.ts'
import { toWebp, type WebpImage } from '../../images/images.ts'
import { whenAborted } from '../../platform/when-aborted.ts'
import { ImageError } from '../../providers/images/errors.ts'
import type { ImageProvider } from '../../providers/images/images.ts'
import { generatedImageRules } from './rules.ts'

export interface DrawDeps {
  images: ImageProvider
  log: FastifyBaseLogger
  width: number
  timeoutMs: number
}

/**
 * Has the provider draw a prompt, within the deadline even when the provider never answers. Stops when `caller` aborts.
 * Throws what the couple is told.
 */
export async function drawPrompt(
  prompt: string,
  { images, log, width, timeoutMs }: DrawDeps,
  caller: AbortSignal,
): Promise<WebpImage> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const ended = AbortSignal.any([deadline, caller])
  const request = {
    prompt,
    edits: [],
    references: [],
    // Three pictures are asked for with the same words.
    salt: randomUUID(),
    width: Math.min(width, generatedImageRules.generatedImageWidth),
  }
  try {
    const image = await Promise.race([images.draw(request, ended), whenAborted(ended)])
    return await toWebp(image.bytes)
  } catch (error) {
    caller.throwIfAborted()
    const failure = deadline.aborted ? 'timeout' : error instanceof ImageError ? error.code : 'failed'
    log.warn({ err: error, failure }, 'a prompt was not drawn')
    throw toHttpError(failure)
  }
}

/** Not 503 or 504, upon which clients ask again by themselves: each drawing costs. */
function toHttpError(failure: ImageError['code']): HttpError {
  if (failure === 'refused') return invalidField('prompt', 'We cannot draw this. Please put it in other words.')
  if (failure === 'timeout') return new HttpError(500, 'internal', 'Drawing took too long. Please try again.')
  return new HttpError(500, 'internal', 'Something went wrong while drawing. Please try again.')
}
