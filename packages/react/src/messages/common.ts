import { commonMessages as texts } from './english/common.generated.ts'
import { translateCategories } from './translate-categories.ts'

/** The American names of categories whose titles in the backend are British. */
const AMERICAN = { Jewellers: 'Jewelers' }

/** Texts that several components share. */
export const commonMessages = {
  ...texts,
  /**
   * Translates the titles of vendor categories, because the backend sends them in English. `titles` can contain several
   * titles, separated by commas.
   */
  categories: (titles: string): string => translateCategories(titles, AMERICAN),
}
