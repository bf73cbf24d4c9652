import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Pages by name, with every `{{name}}` in them replaced by the value of that name. */
export function loadPages(folder: URL, values: Record<string, string>): Map<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
  return new Map(
    files.map((file) => [basename(file, '.html'), fill(readFileSync(new URL(file, folder), 'utf8'), values)]),
  )
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing is known to put into ${hole}.`)
    return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  })
}
