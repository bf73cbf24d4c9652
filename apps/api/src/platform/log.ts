import { DrizzleQueryError } from 'drizzle-orm/errors'
import pino, { type DestinationStream, type Logger } from 'pino'

/** The log of a process. A failed statement is told by its cause: its text would carry e-mails and words of people. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const err = (error: unknown) =>
    error instanceof DrizzleQueryError
      ? { type: error.name, message: 'A statement failed.', cause: toCode(error.cause), stack: framesOf(error) }
      : pino.stdSerializers.err(error instanceof Error ? error : new Error(String(error)))
  return pino({ level, serializers: { err } }, destination ?? pino.destination(1))
}

/** The database's own code for what went wrong, such as `40P01`. */
function toCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
}

/** Where it happened, without the message that the stack begins with. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
