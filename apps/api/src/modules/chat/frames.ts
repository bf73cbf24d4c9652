import { isRecord, type ServerFrame } from '@vowkit/sdk-core/contract'

/** A frame as it travels, made once for all who get it. */
export const toBytes = (frame: ServerFrame) => Buffer.from(JSON.stringify(frame))

/** What a frame's text says; null for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The client's id of a message that may be refused. */
export function clientIdIn(frame: unknown): string | undefined {
  const id = isRecord(frame) ? frame.client_id : undefined
  return typeof id === 'string' ? id.slice(0, 64) : undefined
}
