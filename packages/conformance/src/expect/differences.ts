import { type Call, isRecord, listIn } from '@vowkit/sdk-core/contract'
import type { Answer } from '../http/answer.ts'

type Schema = NonNullable<Call['response']>
type Issue = NonNullable<ReturnType<Schema['safeParse']>['error']>['issues'][number]

const SHOWN_LENGTH = 80

/** A difference between a body and the schema of the contract. */
export interface Difference {
  path: PropertyKey[]
  /** What is wrong, such as `is missing (expected a string)`. */
  problem: string
}

/**
 * Returns the differences of a body from a schema, in the envelope that fits best. Clients accept lists in several
 * envelopes.
 */
export function differencesOf({ body, hide }: Pick<Answer, 'body' | 'hide'>, schema: Schema): Difference[] {
  const found = envelopesOf(body).map((envelope) => ({
    envelope,
    issues: schema.safeParse(envelope).error?.issues ?? [],
  }))
  const { envelope, issues } = found.reduce((best, one) => (depthOf(one.issues) > depthOf(best.issues) ? one : best))
  return issues.map((issue) => ({ path: issue.path, problem: problemOf(issue, valueAt(envelope, issue.path), hide) }))
}

/** Returns the value at a path, or `undefined`. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (typeof at === 'object' && at ? Reflect.get(at, key) : undefined), value)
}

/** The body, and its data in the other envelopes that clients accept. */
function envelopesOf(body: unknown): unknown[] {
  const items = listIn(body)
  const count = items?.length ?? 0
  return [
    body,
    ...(isRecord(body) && isRecord(body.data) ? [body.data] : []),
    ...(items ? [items, { results: items, count }, { data: items }, { count, data: { results: items } }] : []),
  ]
}

/** How deep the first difference is. In the wrong envelope, the differences start at the top. */
function depthOf(issues: readonly Issue[]): number {
  return Math.min(...issues.map(({ path }) => path.length))
}

function problemOf(issue: Issue, value: unknown, hide: Answer['hide']): string {
  const expected = expectationOf(issue)
  const expectation = expected ? ` (expected ${expected})` : ''
  if (value === undefined) return `is missing${expectation}`
  return `is ${hide(JSON.stringify(value)).slice(0, SHOWN_LENGTH)}${expectation}`
}

function expectationOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value)).join(' or ')
  if (issue.code === 'invalid_format') return issue.pattern ?? issue.format
  return ''
}
