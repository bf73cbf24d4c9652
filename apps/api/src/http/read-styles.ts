import { readFileSync } from 'node:fs'

const ASSETS = new URL('../../assets/', import.meta.url)

/** The style sheet of a page of the API's own: what all of them share, and its own rules after it. */
export function readStyles(name: string): string {
  return ['page.css', name].map((file) => readFileSync(new URL(file, ASSETS), 'utf8')).join('\n')
}
