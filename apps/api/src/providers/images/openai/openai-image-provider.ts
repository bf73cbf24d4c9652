import { createOpenAiConnection } from '../../openai-connection.ts'
import { ImageFailed, ImageTimedOut } from '../errors.ts'
import type { ImageProvider } from '../images.ts'
import { toPhrases } from '../to-phrases.ts'
import { readAnswer } from './answer.ts'
import { download } from './download.ts'
import { toImage } from './image-bytes.ts'
import { readScene } from './read-scene.ts'
import { toRequest } from './request.ts'

export interface OpenAiOptions {
  /** Base URL of the API, usually ending in `/v1`. */
  baseUrl: string
  /** Undefined for servers that need no key. */
  apiKey?: string
  model: string
  /** Maximum total time for one image. */
  timeoutMs: number
  /** Called after each image that the server has drawn. */
  countImage?: (() => void) | undefined
}

/** Creates a provider for any server with an OpenAI-compatible images API. */
export function createOpenAiImageProvider({
  baseUrl,
  apiKey,
  model,
  timeoutMs,
  countImage,
}: OpenAiOptions): ImageProvider {
  const connection = createOpenAiConnection({
    baseUrl,
    apiKey,
    variables: 'IMAGE',
    toConnectionError: (cause) => new ImageFailed('unavailable', 'The image provider is not reachable', { cause }),
  })

  return {
    name: 'openai',

    read: () => null,
    objectsOf: () => null,
    suggestEdits: () => null,

    async draw(request, signal) {
      signal.throwIfAborted()
      const deadline = AbortSignal.timeout(timeoutMs)
      const ended = AbortSignal.any([signal, deadline])
      const scene = readScene(request)
      try {
        const answer = await readAnswer(
          await connection.post(await toRequest(request, scene, model), ended),
          connection.redact,
        )
        countImage?.()
        const image = await toImage('url' in answer ? await download(answer.url, connection.host, ended) : answer.bytes)
        return { ...image, reading: { understood: toPhrases(scene.understood) } }
      } catch (error) {
        signal.throwIfAborted()
        if (!deadline.aborted) throw error
        throw new ImageTimedOut(`The image provider took longer than ${timeoutMs} ms`, { cause: error })
      }
    },

    async close() {},
  }
}
