/** A table in Markdown; nothing where it would have no rows. */
export function table(heads: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`
  return line(heads) + line(heads.map(() => '---')) + rows.map(line).join('')
}

/** Text as code in the cell of a table, which a `|` would end. */
export function code(text: string): string {
  return text && `\`${text.replaceAll('|', '\\|')}\``
}
