/** A response of the backend. */
export interface Answer {
  /** The method and the path, for messages. Contains no secret, because the contract has no secret in a URL. */
  request: string
  status: number
  headers: Headers
  text: string
  /** The parsed body. `undefined` if the body is not JSON. */
  body: unknown
  /** Removes the secrets of the run from a text of the response. Call it before the text is shortened. */
  hide(text: string): string
}

/** Parses the text of a response. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
