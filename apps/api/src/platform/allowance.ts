/** How often something is allowed. */
export interface Allowance {
  max: number
  windowMs: number
}
