/** A rate limit: `max` uses per window. */
export interface Allowance {
  max: number
  windowMs: number
}
