import { ConfigError, type Env } from '../config/read-env.ts'
import { DataDirInUse } from './lock-file.ts'

/** Where a command runs, and where its output goes. */
export interface Terminal {
  env: Env
  out(text: string): void
  err(text: string): void
}

/** What a command prints of an error: the message if the operator can act on it, else the stack. */
export function explainError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataDirInUse) return error.message
  if (error instanceof Error && 'code' in error && 'path' in error) return error.message
  return String(error instanceof Error ? error.stack : error)
}
