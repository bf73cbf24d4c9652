import * as z from 'zod/mini'
import { ERROR_CODES } from './error-codes.ts'

/** The body of every error response. The other keys are field names, and their values are the error messages. */
export const ErrorBody = z.catchall(
  z.object({
    /** The error message to show to the user. */
    detail: z.string(),
    code: z.enum(ERROR_CODES),
    /** The id of the request in the backend's log. */
    request_id: z.string(),
  }),
  z.union([z.array(z.string()), z.string()]),
)
export type ErrorBody = z.infer<typeof ErrorBody>
