/** A request that can be repeated. Only the latest one is pending. */
export interface Reading {
  /** Sends the request and aborts a pending one. Never rejects if `ask` does not. */
  again(): Promise<void>
  stop(): void
  isUnderWay(): boolean
}

/** Creates a repeatable request. `ask` must ignore a response once its signal is aborted. */
export function createReading(ask: (signal: AbortSignal) => Promise<void>): Reading {
  let asking: AbortController | null = null

  return {
    async again() {
      asking?.abort()
      const mine = new AbortController()
      asking = mine
      await ask(mine.signal)
      if (asking === mine) asking = null
    },
    stop() {
      asking?.abort()
      asking = null
    },
    isUnderWay: () => asking !== null,
  }
}
