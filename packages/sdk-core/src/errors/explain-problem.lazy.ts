import { helpLink } from './help-link.ts'
import type { Problem } from './problem.ts'

let code: typeof import('./describe-problem.ts') | undefined

/**
 * Loads the code that explains misconfigurations, and resolves to the message for the developer. Never rejects: if the
 * code cannot be loaded, the message is short.
 */
export async function explainProblem(problem: Problem): Promise<string> {
  try {
    code ??= await import('./describe-problem.ts')
    return code.describeProblem(problem)
  } catch {
    return `${problem.subject} is not accepted. ${helpLink(problem.code)}`
  }
}
