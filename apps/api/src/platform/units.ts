/** Times in milliseconds. */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Sizes in bytes. */
export const KB = 1024
export const MB = 1024 * KB
export const GB = 1024 * MB
