import type { Services } from '../compose.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'

/** What a command works with. */
export interface AdminContext {
  db: Database
  clock: Clock
  services: Pick<
    Services,
    | 'accounts'
    | 'audit'
    | 'auth'
    | 'categories'
    | 'conversationReports'
    | 'team'
    | 'undelivered'
    | 'vendors'
    | 'webhookEndpoints'
  >
  /** Prints a line. */
  print(line: string): void
}

/** The options of a command as typed: text, or undefined if absent. */
export type Options = Record<string, string | undefined>

/** One command of the operator. */
export interface Command {
  summary: string
  /** The arguments in the usage line, such as `<id>`. */
  args?: string
  /** How many arguments the command takes. */
  arity?: { min: number; max: number }
  /** The options with their descriptions. Options with `isRequired` must be present. */
  options?: Record<string, { description: string; isRequired?: true }>
  run(context: AdminContext, input: { args: string[]; options: Options }): Promise<void>
}

/** An error that is the operator's mistake. Its message is printed without a stack. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
}

/** Parses an id. Throws `AdminError` for other text. */
export function toNumber(text: string | undefined, what: string): number {
  if (text !== undefined && /^\d{1,9}$/.test(text)) return Number(text)
  throw new AdminError(`${what} must be a number.`)
}
