import type { Florals } from '../spec.ts'

/** The flower density from which views show more arrangements than usual. */
export const LUSH = 1.4
/** The flower density from which views show even more arrangements. */
export const OVERFLOWING = 2.2
const EXPONENT = 0.75
const SMALLEST = 0.7
const LARGEST = 1.7

/**
 * Returns the size of an arrangement relative to the usual one. It grows with the flower density, because more flowers in
 * the same area look alike.
 */
export function growthOf({ density }: Florals): number {
  return Math.min(LARGEST, Math.max(SMALLEST, density ** EXPONENT))
}
