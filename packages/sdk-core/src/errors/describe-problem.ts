import { helpLink } from './help-link.ts'
import type { Problem } from './problem.ts'

/** Maximum number of accepted values in a message. */
const MAX_VALUES = 24

/** Returns the message that explains a misconfiguration to the developer, with the nearest accepted value. */
export function describeProblem({ code, subject, value, allowed = [], expected }: Problem): string {
  const isMissing = value === undefined || value === null || value === ''
  const nearest = isMissing ? undefined : nearestName(String(value), allowed)
  const list = allowed.slice(0, MAX_VALUES).map((name) => `"${name}"`)
  return [
    isMissing ? `${subject} is missing.` : `${subject} is ${JSON.stringify(value) ?? String(value)}.`,
    nearest && `Did you mean "${nearest}"?`,
    expected && `Expected: ${expected}.`,
    list.length > 0 && `Accepted: ${list.join(', ')}${allowed.length > MAX_VALUES ? ', …' : ''}.`,
    helpLink(code),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns the name that differs least from the given one. Returns `undefined` if none is similar. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const wanted = simplify(given)
  const ranked = names
    .map((name) => ({ name, distance: distanceOf(wanted, simplify(name)) }))
    .sort((one, other) => one.distance - other.distance)
  const [best] = ranked
  return best && best.distance <= Math.max(1, Math.floor(wanted.length / 3)) ? best.name : undefined
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** The Levenshtein distance: the number of characters to insert, delete or replace. */
export function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1]
    for (let index = 0; index < other.length; index++) {
      const kept = (row[index] ?? 0) + (other[index] === letter ? 0 : 1)
      next.push(Math.min(kept, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
