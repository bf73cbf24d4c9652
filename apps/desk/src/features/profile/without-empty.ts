/** Removes the empty lines of a list that is typed line by line. */
export function withoutEmpty(lines: readonly string[]): string[] {
  return lines.filter((line) => line.trim() !== '')
}
