import { DrizzleQueryError } from 'drizzle-orm/errors'
import pino, { type DestinationStream, type Logger } from 'pino'
import { readLogContext } from './log-context.ts'
import { readTraceId } from './spans.ts'

/**
 * Creates the log. Each line has the fields of its request, socket or job (`LogContext`). Failed statements are logged without their SQL, which may contain email addresses and user input.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const err = (error: unknown) =>
    error instanceof DrizzleQueryError
      ? {
          type: error.name,
          message: 'A database statement failed.',
          cause: toCode(error.cause),
          stack: framesOf(error),
        }
      : pino.stdSerializers.err(error instanceof Error ? error : new Error(String(error)))
  return pino({ level, serializers: { err }, mixin: readFields }, destination ?? pino.destination(1))
}

/** Returns the fields of the current request, socket or job, with the id of its trace. */
function readFields(): object {
  const trace = readTraceId()
  return trace === undefined ? readLogContext() : { ...readLogContext(), trace }
}

/** Returns the database's error code, such as `40P01`. */
function toCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
}

/** Returns the stack without the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
