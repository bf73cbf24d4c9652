/** A request that can be sent repeatedly. Each `send` aborts the previous request. */
export interface LatestRequest {
  /** Sends the request and aborts the pending one. Never rejects if `request` never rejects. */
  send(): Promise<void>
  /** Aborts the pending request. */
  stop(): void
  isPending(): boolean
}

/** Creates a request that can be sent repeatedly. `request` must ignore the response once its signal has aborted. */
export function createLatestRequest(request: (signal: AbortSignal) => Promise<void>): LatestRequest {
  let pending: AbortController | null = null

  return {
    async send() {
      pending?.abort()
      const mine = new AbortController()
      pending = mine
      await request(mine.signal)
      if (pending === mine) pending = null
    },
    stop() {
      pending?.abort()
      pending = null
    },
    isPending: () => pending !== null,
  }
}
