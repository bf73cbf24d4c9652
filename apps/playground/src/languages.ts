import { readFileSync } from 'node:fs'

const PACKAGE = new URL('../../../packages/react/package.json', import.meta.url)

/** Returns the native name of each language of the elements, by code: English, and the exports of `@vowkit/react`. */
export function readLanguages(): Record<string, string> {
  const { exports }: { exports: Record<string, unknown> } = JSON.parse(readFileSync(PACKAGE, 'utf8'))
  const codes = Object.keys(exports).flatMap((entry) => /^\.\/messages\/(\w+)$/.exec(entry)?.[1] ?? [])
  return Object.fromEntries(['en', ...codes].map((code) => [code, nameOf(code)]))
}

function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
