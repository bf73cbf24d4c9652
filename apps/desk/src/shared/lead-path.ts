/** The path of a lead. */
export function leadPath(id: string | number): string {
  return `/leads/${encodeURIComponent(String(id))}`
}
