import { useCommonMessages } from './language/use-common-messages.ts'

/** Returns a function that translates the titles of vendor categories. Several titles are separated by commas. */
export function useCategoryName(): (titles: string) => string {
  return useCommonMessages().categories
}
