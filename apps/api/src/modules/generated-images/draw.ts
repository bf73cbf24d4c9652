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
 * Generates an image with the provider. Fails after the timeout, even if the provider never responds. Stops when
 * `caller` aborts. Throws errors with messages for the couple.
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
    // The client requests three images with the same prompt; the salt makes them differ.
    salt: randomUUID(),
    width: Math.min(width, generatedImageRules.generatedImageWidth),
  }
  try {
    const image = await Promise.race([images.draw(request, ended), whenAborted(ended)])
    return await toWebp(image.bytes)
  } catch (error) {
    caller.throwIfAborted()
    const failure = deadline.aborted ? 'timeout' : error instanceof ImageError ? error.code : 'failed'
    log.warn({ err: error, failure }, 'an image could not be generated')
    throw toHttpError(failure)
  }
}

/** Uses neither 503 nor 504, because clients retry those automatically and each image costs money. */
function toHttpError(failure: ImageError['code']): HttpError {
  if (failure === 'refused')
    return invalidField('prompt', 'The image service declined this description. Please change it and try again.')
  if (failure === 'timeout')
    return new HttpError(500, 'internal', 'Creating the image took too long. Please try again.')
  return new HttpError(500, 'internal', 'Something went wrong while we created the image. Please try again.')
}
