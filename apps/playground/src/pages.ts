import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Pages by name, with every `{{name}}` in them replaced by the value of that name. */
export function loadPages(folder: URL, values: Record<string, string>): Map<string, string> {
  return new Map([...readFolder(folder)].map(([name, page]) => [name, fill(page, values)]))
}

/** The bench of each element that has its knobs in a folder, by the element's name. */
export function loadBenches(bench: URL, knobs: URL, values: Record<string, string>): Map<string, string> {
  const page = readFileSync(bench, 'utf8')
  return new Map(
    [...readFolder(knobs)].map(([element, own]) => [
      element,
      fill(
        page.replace('{{knobs}}', () => own),
        { ...values, element },
      ),
    ]),
  )
}

function readFolder(folder: URL): Map<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
  return new Map(files.map((file) => [basename(file, '.html'), readFileSync(new URL(file, folder), 'utf8')]))
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing is known to put into ${hole}.`)
    return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  })
}
