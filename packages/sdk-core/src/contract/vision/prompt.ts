import * as z from 'zod/mini'
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../shared/limits.ts'

export const BLANK_DESCRIPTION = 'Please write a description of your dream wedding'
export const LONG_DESCRIPTION = 'Please keep your description under 2000 characters'
export const BLANK_EDIT = 'Please enter an edit'
const BLANK_TITLE = 'Please enter a title'
const LONG_TITLE = `Please keep the title under ${MAX_TITLE_LENGTH + 1} characters`

/** Creates the schema of a prompt. A prompt must not be blank or exceed the length limit. */
function promptOr(blank: string) {
  return z.string().check(
    z.refine((text) => text.trim() !== '', { error: blank }),
    z.maxLength(MAX_DESCRIPTION_LENGTH, { error: LONG_DESCRIPTION }),
  )
}

/** The prompt of a new vision. */
export const VisionPrompt = promptOr(BLANK_DESCRIPTION)

/** The prompt of an edit. */
export const EditPrompt = promptOr(BLANK_EDIT)

/** The title that a couple gives a vision. */
export const GivenTitle = z
  .string()
  .check(z.trim(), z.minLength(1, { error: BLANK_TITLE }), z.maxLength(MAX_TITLE_LENGTH, { error: LONG_TITLE }))
