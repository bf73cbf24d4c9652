import { distanceOf } from '../errors/describe-problem.ts'
import type { ScriptedAnswer } from './scripted-answer.ts'

/** Maximum number of scripted responses in a message. */
const MAX_NEAREST = 3

export interface Unscripted {
  method: string
  path: string
  /** The responses that are left. */
  left: readonly ScriptedAnswer[]
  /** The responses that other requests got. */
  used: readonly ScriptedAnswer[]
}

/** Returns the message for a request without a scripted response: the request, and the most similar responses. */
export function describeUnscripted({ method, path, left, used }: Unscripted): string {
  const request = `${method} ${path}`
  const start = `The script has no response for ${request}.`
  if (used.some((answer) => (answer.method ?? method) === method && answer.path === path))
    return `${start} An earlier request got it. Set always: true to send it to every request.`
  if (left.length === 0) return `${start} The script has no responses left.`
  const names = [...new Set(left.map((answer) => nameOf(answer, method)))]
  const nearest = names
    .map((name) => ({ name, distance: distanceOf(request, name) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_NEAREST)
  const rest = names.length - nearest.length
  return `${start} The nearest: ${nearest.map(({ name }) => name).join(', ')}${rest > 0 ? `, and ${rest} more` : ''}.`
}

function nameOf(answer: ScriptedAnswer, method: string): string {
  return `${answer.method ?? method} ${answer.path ?? 'any path'}`
}
