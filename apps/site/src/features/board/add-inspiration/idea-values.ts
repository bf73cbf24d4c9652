import type { UseFormReturn } from 'react-hook-form'

export interface IdeaValues {
  /** The id of the category, as the string value of a select option. */
  category: string
  description: string
  images: File[]
}

export type IdeaForm = UseFormReturn<IdeaValues>

/** The initial values of the form: empty, an unsent draft, or a suggested inspiration. */
export type IdeaStart = Partial<IdeaValues>

export const EMPTY_IDEA: IdeaValues = { category: '', description: '', images: [] }
