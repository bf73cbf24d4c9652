import type { Fact } from './description.ts'

/** Formats a fact as one line for tests, such as `object:lanterns count=6`. */
export function lineOf(fact: Fact): string {
  const { kind, name, ...details } = fact
  const shown = Object.entries(details).filter(([key]) => key !== 'colour' && key !== 'skin' && key !== 'hair')
  return [`${kind}:${name}`, ...shown.map(([key, value]) => `${key}=${value}`)].join(' ')
}
