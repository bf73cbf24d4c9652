/** The pages to offer: the first, the last and those around the present one; `null` stands for a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const offered = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((one, other) => one - other)
  return offered.flatMap((one, index) => {
    const missing = one - (offered[index - 1] ?? 0) - 1
    if (missing === 0) return [one]
    // A gap takes as much room as the one page it would leave out.
    return [missing === 1 ? one - 1 : null, one]
  })
}
