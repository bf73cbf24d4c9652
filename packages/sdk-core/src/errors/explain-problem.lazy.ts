import type { Wire } from '../contract/shared/call.ts'
import { helpLink } from './help-link.ts'
import type { Problem } from './problem.ts'

let code: typeof import('./explanations.ts') | undefined

async function load(): Promise<typeof import('./explanations.ts')> {
  code ??= await import('./explanations.ts')
  return code
}

/**
 * Loads the code that explains misconfigurations, and resolves to the message for the developer. Never rejects: if the
 * code cannot be loaded, the message is short.
 */
export async function explainProblem(problem: Problem): Promise<string> {
  try {
    return (await load()).describeProblem(problem)
  } catch {
    return `${problem.subject} is not accepted. ${helpLink(problem.code)}`
  }
}

/** Resolves to what an invalid response contains, with the field that its reader rejects. */
export async function explainInvalid(read: Wire['read'], data: unknown): Promise<string> {
  try {
    return (await load()).describeInvalid(read, data)
  } catch {
    return 'invalid data'
  }
}
