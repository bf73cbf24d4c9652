/**
 * Translates the titles of vendor categories, separated by commas, by a table from English titles to names. Titles that
 * the table does not have stay in English.
 */
export function translateCategories(titles: string, names: Readonly<Record<string, string>>): string {
  return titles
    .split(', ')
    .map((title) => names[title] ?? title)
    .join(', ')
}
