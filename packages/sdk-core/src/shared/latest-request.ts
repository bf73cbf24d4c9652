/** A repeatable request. Sending it again aborts the pending request. */
export interface LatestRequest {
  /** Sends the request, and aborts a pending one. Never rejects if `request` never rejects. */
  send(): Promise<void>
  /** Aborts the pending request. */
  stop(): void
  isPending(): boolean
}

/** Creates a repeatable request. `request` must ignore a response once its signal is aborted. */
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
