/** A rate limit: at most `max` uses in each window of `windowMs`. */
export interface Allowance {
  max: number
  windowMs: number
}
