import * as z from 'zod/mini'
import { ERROR_CODES } from './error-codes.ts'

/** The body of every failure. Further keys are names of fields, each with its messages. */
export const ErrorBody = z.catchall(
  z.object({
    /** A sentence for a person. */
    detail: z.string(),
    code: z.enum(ERROR_CODES),
    /** Names this request in the backend's log. */
    request_id: z.string(),
  }),
  z.union([z.array(z.string()), z.string()]),
)
export type ErrorBody = z.infer<typeof ErrorBody>
