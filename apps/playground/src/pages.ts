import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { escapeHtml } from '../assets/shared/markup.js'

/**
 * Reads the pages of a folder, by name. Replaces every `{{name}}` with the value of that name, or with the markup of that
 * name, which pages share.
 */
export function loadPages(
  folder: URL,
  values: Record<string, string>,
  markup: Record<string, string> = {},
): Map<string, string> {
  return new Map([...readFolder(folder)].map(([name, page]) => [name, fill(page, values, markup)]))
}

/** Reads the HTML files of a folder, by name. */
export function readFolder(folder: URL): Map<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
  return new Map(files.map((file) => [basename(file, '.html'), readFileSync(new URL(file, folder), 'utf8')]))
}

/** Replaces every `{{name}}` with the value of that name as text, or with its markup. */
export function fill(template: string, values: Record<string, string>, markup: Record<string, string> = {}): string {
  return template.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
    if (markup[name] !== undefined) return markup[name]
    const value = values[name]
    if (value === undefined) throw new Error(`The placeholder ${hole} has no value.`)
    return escapeHtml(value)
  })
}
