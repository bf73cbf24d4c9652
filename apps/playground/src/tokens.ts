import { type Radius, themeTokens } from '@vowkit/react/theme'
import { readElements } from './manifest.ts'

/** A design token of the elements, with its default. */
export interface Token {
  /** The name without the prefix `--vk-`. */
  name: string
  /** The default, in the light theme if the themes differ. */
  value: string
  /** The default in the dark theme, for colors. */
  dark?: string
}

const RADII: Radius[] = ['none', 'soft', 'round']
const COLOR = /^(?:#|rgb\()/

/** Lists the tokens that every element has, from the manifest that `@vowkit/widgets` publishes. */
export function readTokens(): Token[] {
  const [first, ...rest] = readElements().map(({ cssProperties }) => cssProperties)
  const isShared = ({ name }: { name: string }) => rest.every((list) => list.some((each) => each.name === name))
  return (first ?? []).filter(isShared).map((property) => toToken(property.name.replace('--vk-', ''), property.default))
}

function toToken(name: string, value: string): Token {
  const [, light, dark] = /^light-dark\((#\w+|rgb\([^)]*\)), (.*)\)$/.exec(value) ?? []
  if (light && dark) return { name, value: light, dark }
  return COLOR.test(value) ? { name, value, dark: value } : { name, value }
}

/** Returns the tokens that the elements derive from an accent and a radius, by their names without the prefix. */
export function deriveTokens({ accent, radius }: { accent?: string; radius?: string }): Record<string, string> {
  const tokens = themeTokens({ accent, radius: RADII.find((each) => each === radius) })
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name.replace('--vk-', ''), value]))
}
