/**
 * SQLSTATE codes of a database that is away, overloaded or blocked: connection errors (08), a missing lock (55P03), a
 * statement or transaction that took too long (57014, 25P03), a deadlock or a serialization failure (40), missing
 * resources (53), a shutdown (57P). Source: PostgreSQL, appendix A.
 */
const SQL_STATES = /^(08\w{3}|40\w{3}|53\w{3}|57P0\d|57014|55P03|25P03)$/

/** Error codes of Node.js for a peer that cannot be reached. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** The messages of pg for connection errors that have no code. */
const MESSAGES = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection)/

/** Whether an error means that the database, or another service, cannot respond now, and a later request may succeed. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => SQL_STATES.test(code) || CONNECTION_CODES.has(code) || MESSAGES.test(message),
  )
}

/** Whether an error, or one of its causes, has an SQLSTATE that matches. */
export function hasSqlState(error: unknown, states: RegExp): boolean {
  return causesOf(error).some(({ code }) => states.test(code))
}

/** Returns the code and the message of an error and of its causes, the outermost first. */
export function causesOf(error: unknown): { code: string; message: string }[] {
  if (!(error instanceof Error)) return []
  const code = 'code' in error ? String(error.code) : ''
  return [{ code, message: error.message }, ...causesOf(error.cause)]
}
