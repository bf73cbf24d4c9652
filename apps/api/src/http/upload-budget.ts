import { HttpError } from './http-error.ts'

const RETRY_SECONDS = 5

/** How many bytes of uploads may be under way in one process, counted as they arrive. */
export interface BudgetRules {
  perAccount: number
  perAddress: number
  total: number
  /** Requests of one account. */
  atOncePerAccount: number
}

/** What one request has uploaded so far. */
export interface UploadShare {
  /** Counts bytes that have arrived. Returns the refusal when the upload has to give way; then nothing of it counts. */
  add(bytes: number): HttpError | undefined
  /** Set as soon as the upload has to give way, also for another account's sake. */
  readonly refusal: HttpError | undefined
  /** Called at that moment, to free what is held. */
  onRefused(free: () => void): void
  /** Nothing of the upload is kept. */
  drop(): void
  /** The body is read: from now on it no longer gives way. */
  settle(): void
  /** The request is done with its bytes. */
  close(): void
}

export interface UploadBudget {
  open(account: string | number, address: string): UploadShare
}

interface Holding {
  account: string | number
  address: string
  bytes: number
  refusal: HttpError | undefined
  isSettled: boolean
  free: () => void
}

/**
 * Shares a budget fairly: when it is used up, the account that holds the most gives way, one upload after the other.
 * An account that holds less is never refused for one that holds more.
 */
export function createUploadBudget(rules: BudgetRules): UploadBudget {
  const { perAccount, perAddress, total, atOncePerAccount } = rules
  const holdings = new Set<Holding>()

  const sum = (of: Iterable<Holding>) => [...of].reduce((bytes, holding) => bytes + holding.bytes, 0)

  function refuse(holding: Holding): void {
    const detail = 'Too much is being uploaded at once. Please wait a moment and try again.'
    holding.refusal = new HttpError(429, 'rate_limited', detail, { retryAfter: RETRY_SECONDS })
    holding.bytes = 0
    holding.free()
  }

  /** The upload that has to give way: the largest one of the account that holds the most among these. */
  function findLargest(among: Holding[]): Holding | undefined {
    const accounts = [...Map.groupBy(among, ({ account }) => account).values()].sort((a, b) => sum(b) - sum(a))
    for (const uploads of accounts) {
      const [largest] = uploads.filter(({ isSettled }) => !isSettled).sort((a, b) => b.bytes - a.bytes)
      if (largest) return largest
    }
    return undefined
  }

  /** Makes those uploads fit that share a limit. */
  function makeRoom(most: number, isAmong: (holding: Holding) => boolean): void {
    for (;;) {
      const among = [...holdings].filter((holding) => holding.bytes > 0 && isAmong(holding))
      if (sum(among) <= most) return
      const largest = findLargest(among)
      if (!largest) return
      refuse(largest)
    }
  }

  return {
    open(account, address) {
      const holding: Holding = { account, address, bytes: 0, refusal: undefined, isSettled: false, free: () => {} }
      const count = [...holdings].filter((other) => other.account === account).length
      if (count >= atOncePerAccount) refuse(holding)
      holdings.add(holding)
      return {
        add(bytes) {
          if (holding.refusal) return holding.refusal
          holding.bytes += bytes
          const own = sum([...holdings].filter((other) => other.account === account))
          if (own > perAccount) refuse(holding)
          makeRoom(perAddress, (other) => other.address === address)
          makeRoom(total, () => true)
          return holding.refusal
        },
        get refusal() {
          return holding.refusal
        },
        onRefused(free) {
          holding.free = free
        },
        drop() {
          holding.bytes = 0
        },
        settle() {
          holding.isSettled = true
        },
        close() {
          holdings.delete(holding)
        },
      }
    },
  }
}
