import { TITLE_LENGTH, UNTITLED, type Vision } from '@vowkit/sdk-core'

/** The title of a vision: its own, else how its description begins. */
export function titleOf({ title, description }: Pick<Vision, 'title' | 'description'>): string {
  if (title !== '') return title
  return [...description].slice(0, TITLE_LENGTH).join('') || UNTITLED
}
