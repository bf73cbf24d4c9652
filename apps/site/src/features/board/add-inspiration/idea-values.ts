import type { UseFormReturn } from 'react-hook-form'

/** An image that the backend has stored. */
export interface StoredImage {
  id: string
  url: string
}

/** An image of the form: a new file, or an image of the inspiration that is edited. */
export type IdeaImage = File | StoredImage

export function isFile(image: IdeaImage): image is File {
  return image instanceof File
}

export interface IdeaValues {
  /** The id of the category, as the string value of a select option. */
  category: string
  description: string
  images: IdeaImage[]
}

export type IdeaForm = UseFormReturn<IdeaValues>

/** The initial values of the form: empty, an unsent draft, or a suggested inspiration. */
export type IdeaStart = Partial<IdeaValues>

export const EMPTY_IDEA: IdeaValues = { category: '', description: '', images: [] }
