import * as z from 'zod/mini'
import { ImageFailed } from '../errors.ts'
import { MAX_IMAGE_BYTES, readCapped } from './image-bytes.ts'
import { toImageError } from './protocol-error.ts'

/** Where the picture is: in the answer itself, or at an address. */
export type Answer = { bytes: Uint8Array } | { url: string }

/** A picture as base64 needs a third more, and the JSON around it a little. */
const MAX_ANSWER_BYTES = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 1024 * 1024

const Answered = z.object({
  data: z.array(z.object({ b64_json: z.nullish(z.string()), url: z.nullish(z.string()) })),
})

/** Reads the provider's answer; throws `ImageRefused` or `ImageFailed` when it holds no picture. */
export async function readAnswer(response: Response, redact: (text: string) => string): Promise<Answer> {
  const json = parseJson(await readCapped(response.body ?? [], MAX_ANSWER_BYTES))
  const answered = response.ok ? Answered.safeParse(json) : null
  if (!answered?.success) throw toImageError(response, json, redact)
  const [first] = answered.data.data
  if (first?.b64_json) return { bytes: Buffer.from(first.b64_json, 'base64') }
  if (first?.url) return { url: first.url }
  throw new ImageFailed('empty', 'The image provider answered without a picture')
}

/** The parsed JSON, or undefined for what is none. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return undefined
  }
}
