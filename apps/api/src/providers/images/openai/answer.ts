import * as z from 'zod/mini'
import { ImageFailed } from '../errors.ts'
import { MAX_IMAGE_BYTES, readCapped } from './image-bytes.ts'
import { toImageError } from './protocol-error.ts'

/** The image of a response: either its bytes or its URL. */
export type Answer = { bytes: Uint8Array } | { url: string }

/** Base64 adds a third to the size of an image, and the surrounding JSON adds a little more. */
const MAX_ANSWER_BYTES = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 1024 * 1024

const ImagesResponse = z.object({
  data: z.array(z.object({ b64_json: z.nullish(z.string()), url: z.nullish(z.string()) })),
})

/** Reads the image of a response. Throws `ImageRefused` or `ImageFailed` if it contains none. */
export async function readAnswer(response: Response, redact: (text: string) => string): Promise<Answer> {
  const json = parseJson(await readCapped(response.body ?? [], MAX_ANSWER_BYTES))
  const answered = response.ok ? ImagesResponse.safeParse(json) : null
  if (!answered?.success) throw toImageError(response, json, redact)
  const [first] = answered.data.data
  if (first?.b64_json) return { bytes: Buffer.from(first.b64_json, 'base64') }
  if (first?.url) return { url: first.url }
  throw new ImageFailed('empty', 'The image provider returned no image')
}

/** Parses JSON. Returns `undefined` if the JSON is invalid. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return undefined
  }
}
