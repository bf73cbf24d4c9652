/** The host of an `Origin` header. Returns `""` without a valid header. */
export function hostOf(origin: string | null): string {
  return origin !== null && URL.canParse(origin) ? new URL(origin).host : ''
}
