/** One question, asked again and again. Only the latest is under way. */
export interface Reading {
  /** Asks, instead of the question under way. Never rejects if `ask` does not. */
  again(): Promise<void>
  stop(): void
  isUnderWay(): boolean
}

/** Makes a question; `ask` does nothing with an answer once its signal is aborted. */
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
