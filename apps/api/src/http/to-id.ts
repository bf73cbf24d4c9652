/** Parses an id. Returns 0, which no row has, for anything that is not a valid id. */
export function toId(given: number | string): number {
  return /^\d{1,9}$/.test(String(given)) ? Number(given) : 0
}

/** Parses an optional id in the same way. */
export function toOptionalId(given: number | string | undefined): number | undefined {
  return given === undefined ? undefined : toId(given)
}
