import { readFileSync } from 'node:fs'

const ASSETS = new URL('../../assets/', import.meta.url)

/** The style sheet of a page of the API's own: what all of them share, and its own rules after it, in their order. */
export function readStyles(...names: string[]): string {
  return ['page.css', ...names].map((file) => readFileSync(new URL(file, ASSETS), 'utf8')).join('\n')
}
