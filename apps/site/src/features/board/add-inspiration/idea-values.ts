import type { UseFormReturn } from 'react-hook-form'

/** What the form of an inspiration holds. */
export interface IdeaValues {
  /** The id of a category, as a list of options has it. */
  category: string
  description: string
  images: File[]
}

export type IdeaForm = UseFormReturn<IdeaValues>

/** What a form may begin with: nothing, what was not sent, or a look. */
export type IdeaStart = Partial<IdeaValues>

export const EMPTY_IDEA: IdeaValues = { category: '', description: '', images: [] }
