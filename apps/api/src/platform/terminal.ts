import { ConfigError, type Env } from '../config/read-env.ts'
import { DataDirInUse } from './lock-file.ts'
import { SchemaOutdated } from './migrations/require-current-schema.ts'

/** The environment and output streams of a command. */
export interface Terminal {
  env: Env
  out(text: string): void
  err(text: string): void
}

/** Whether an error is about the deployment, so that its message is enough. */
function isExpected(error: Error): boolean {
  return error instanceof ConfigError || error instanceof DataDirInUse || error instanceof SchemaOutdated
}

/** Formats an error for the operator: only the message if the error is expected, otherwise the stack. */
export function explainError(error: unknown): string {
  if (error instanceof Error && isExpected(error)) return error.message
  if (error instanceof Error && 'code' in error && 'path' in error) return error.message
  return String(error instanceof Error ? error.stack : error)
}
