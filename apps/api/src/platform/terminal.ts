import { ConfigError, type Env } from '../config/read-env.ts'
import { DataDirInUse } from './lock-file.ts'

/** The environment and output streams of a command. */
export interface Terminal {
  env: Env
  out(text: string): void
  err(text: string): void
}

/** Formats an error for the operator: only the message if the error is expected, otherwise the stack. */
export function explainError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataDirInUse) return error.message
  if (error instanceof Error && 'code' in error && 'path' in error) return error.message
  return String(error instanceof Error ? error.stack : error)
}
