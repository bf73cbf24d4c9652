import { ConfigError, type Env } from '../config/read-env.ts'
import { DataDirInUse } from './lock-file.ts'
import { SchemaOutdated } from './migrations/require-current-schema.ts'
import { causesOf } from './unavailable.ts'

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

/**
 * Codes of a connection that cannot be opened: a wrong user or password (28), an unknown database (3D000), too many
 * connections (53300), a start or shutdown (57P), and those of Node.js.
 */
const NO_CONNECTION = /^(28\w{3}|3D000|53300|57P\d\d|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/
/** Messages of a missing Unix socket, and of pg for a server that does not respond. */
const NO_CONNECTION_MESSAGE = /^(connect ENOENT|timeout exceeded when trying to connect)/

/** Formats an error for the operator: one sentence if the operator can mend its cause, otherwise the stack. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isExpected(error)) return error.message
  const causes = causesOf(error)
  const usedPort = causes.find(({ code }) => code === 'EADDRINUSE')
  if (usedPort) {
    return `${usedPort.message}. Each process on a machine needs its own API_PORT, SITE_PORT, METRICS_PORT and INBOUND_SMTP_PORT.`
  }
  const refusal = causes.find(({ code, message }) => NO_CONNECTION.test(code) || NO_CONNECTION_MESSAGE.test(message))
  if (refusal) {
    const reason = refusal.message || refusal.code
    return `PostgreSQL cannot be reached. Check DATABASE_URL and DATABASE_DIRECT_URL. The reason: ${reason}`
  }
  if ('code' in error && 'path' in error) return error.message
  return String(error.stack)
}
