import * as z from 'zod/mini'
import { Text } from '../shared/primitives.ts'
import { withFallback } from '../shared/reading.ts'

/** Which of the two people of a couple loves something. */
export const Love = z.object({
  /** `you`: only the caller. `partner`: only the other person. */
  by: withFallback(z.enum(['you', 'partner', 'both']), 'you'),
  /** The name of the other person. */
  partner: Text,
})
export type Love = z.infer<typeof Love>

/** Which of the two people of a couple added something. */
export const AddedBy = z.object({ name: Text, is_you: z.boolean() })
export type AddedBy = z.infer<typeof AddedBy>
