import { defineMessages } from './language/define-messages.ts'
import { useMessages } from './language/use-messages.ts'

/** The names of vendor categories. The backend sends the English titles. */
export const categoryMessages = defineMessages('categories', {
  name: (title: string) => title,
})

/** Returns a function that translates the title of a category, or several separated by commas. */
export function useCategoryName(): (titles: string) => string {
  const { name } = useMessages(categoryMessages)
  return (titles) => titles.split(', ').map(name).join(', ')
}
