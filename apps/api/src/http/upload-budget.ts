import { HttpError } from './http-error.ts'

const RETRY_SECONDS = 5

/** Limits on the bytes of concurrent uploads in one process, counted as they arrive. */
export interface BudgetRules {
  perAccount: number
  perAddress: number
  total: number
  /** Maximum concurrent requests per account. */
  atOncePerAccount: number
}

/** One request's share of the upload budget. */
export interface UploadShare {
  /** Counts bytes that have arrived. Returns an error if the upload is cancelled; its bytes then no longer count. */
  add(bytes: number): HttpError | undefined
  /** Set once the upload is cancelled. An upload of a different account can cause the cancellation. */
  readonly refusal: HttpError | undefined
  /** Sets the callback that frees the memory of a cancelled upload. */
  onRefused(free: () => void): void
  /** Stops counting the bytes, because they have been discarded. */
  drop(): void
  /** Marks the body as read. The upload can no longer be cancelled. */
  settle(): void
  /** Releases the share when the request is complete. */
  close(): void
}

/** A limit on bytes that all concurrent uploads share. */
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
 * Creates a fair budget. When the budget is exceeded, cancels the largest uploads of the account that uses the most,
 * until the others fit. An upload is never cancelled in favour of an account that uses more.
 */
export function createUploadBudget(rules: BudgetRules): UploadBudget {
  const { perAccount, perAddress, total, atOncePerAccount } = rules
  const holdings = new Set<Holding>()

  const sum = (of: Iterable<Holding>) => [...of].reduce((bytes, holding) => bytes + holding.bytes, 0)

  function refuse(holding: Holding): void {
    const detail = 'Too many uploads are in progress. Please wait a moment and try again.'
    holding.refusal = new HttpError(429, 'rate_limited', detail, { retryAfter: RETRY_SECONDS })
    holding.bytes = 0
    holding.free()
  }

  /** Finds the account that uses the most. Returns the largest of its uploads that can be cancelled. */
  function findLargest(among: Holding[]): Holding | undefined {
    const accounts = [...Map.groupBy(among, ({ account }) => account).values()].sort((a, b) => sum(b) - sum(a))
    for (const uploads of accounts) {
      const [largest] = uploads.filter(({ isSettled }) => !isSettled).sort((a, b) => b.bytes - a.bytes)
      if (largest) return largest
    }
    return undefined
  }

  /** Cancels uploads until the uploads that share a limit fit. */
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
