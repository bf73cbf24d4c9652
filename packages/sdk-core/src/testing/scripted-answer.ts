/** A response of the fake backend. Only the first matching request gets it, unless `always` is set. */
export interface ScriptedAnswer {
  /** The HTTP method to match. Default: any method. */
  method?: string
  /** The path and query to match. Default: any path. */
  path?: string
  status?: number
  /** The body of the response, encoded as JSON. A string is sent unchanged. */
  body?: unknown
  headers?: Record<string, string>
  /** A streamed body, which replaces `body`. The default content type is `text/event-stream`. */
  stream?: ReadableStream<Uint8Array>
  /**
   * `refuse`: the connection fails. `lose`: the backend processes the request, but the response is lost. `hang`: the
   * backend never responds.
   */
  fault?: 'refuse' | 'lose' | 'hang'
  /** Sends the response to every matching request. */
  always?: boolean
}
