import { isRecord, type ServerFrame } from '@vowkit/sdk-core/contract'

/** Serializes a frame once for all receivers. */
export const toBytes = (frame: ServerFrame) => Buffer.from(JSON.stringify(frame))

/** Parses JSON. Returns null if the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the `client_id` of a raw frame, at most 64 characters, for the error frame of an invalid message. */
export function clientIdIn(frame: unknown): string | undefined {
  const id = isRecord(frame) ? frame.client_id : undefined
  return typeof id === 'string' ? id.slice(0, 64) : undefined
}
