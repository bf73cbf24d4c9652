import { readFileSync } from 'node:fs'

/** A custom property that a page may set on an element or above it. */
export interface Token {
  name: string
  default: string
  description?: string
}

interface TokenSource {
  light?: string
  dark?: string
  value?: string
  widget?: string
}

const TOKENS = new URL('../../../react/tokens.json', import.meta.url)

/** The tokens of all components with what an element has by default. */
export function readTokens(): Token[] {
  const tokens: Record<string, TokenSource> = JSON.parse(readFileSync(TOKENS, 'utf8'))
  return Object.entries(tokens).map(([name, { light, dark, value, widget }]) => ({
    name: `--vk-${name}`,
    default: light && dark ? `light-dark(${light}, ${dark})` : (widget ?? value ?? '').replaceAll('var(', 'var(--vk-'),
  }))
}

/** What `@cssproperty` says in the comment of an element: `[--vk-name=default] - what it is for`. */
export function readOwnToken(written: string): Token {
  const [, name, byDefault, description] = /^\[(--vk-[\w-]+)=([^\]]+)\] - (.+)$/.exec(written) ?? []
  if (!name || !byDefault) throw new Error(`This is no custom property: ${written}`)
  return { name, default: byDefault, description }
}
