import type { Call } from '@vowkit/sdk-core/contract'
import type { Answer } from '../http/answer.ts'
import { Failure } from '../outcomes.ts'
import { type Difference, differencesOf, valueAt } from './differences.ts'
import { expectJson } from './expect-answer.ts'

const SHOWN = 5

/** A call whose responses have a body that clients read. */
export interface ReadableCall<Body> extends Call {
  read(body: unknown): Body
}

/**
 * Returns the body as the clients read it. Throws a `Failure` if clients cannot read the body or would lose a value of
 * it. Passes other differences from the contract to `note`.
 */
export function expectBody<Body>(answer: Answer, { read, response }: ReadableCall<Body>, note: (text: string) => void) {
  const body = expectJson(answer)
  const differences = response ? differencesOf(answer, response) : []
  const result = attempt(() => read(body))
  if ('error' in result)
    throw new Failure(`Clients cannot read the body of ${answer.request}: ${list(differences) || result.error}.`)
  const lost = differences.filter(({ path }) => isEmpty(valueAt(result.value, path)))
  if (lost.length > 0) throw new Failure(`The body of ${answer.request} differs from the contract: ${list(lost)}.`)
  if (differences.length > 0) note(`Clients accept the body of ${answer.request}, although ${list(differences)}.`)
  return result.value
}

function list(differences: Difference[]): string {
  const lines = differences.slice(0, SHOWN).map(({ path, problem }) => `\`${path.join('.') || 'the body'}\` ${problem}`)
  const rest = differences.length - lines.length
  return [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
}

function attempt<Value>(read: () => Value): { value: Value } | { error: string } {
  try {
    return { value: read() }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** Whether a reader has replaced an invalid value. */
function isEmpty(value: unknown): boolean {
  return value == null || value === '' || value === false || value === 0 || (Array.isArray(value) && value.length === 0)
}
