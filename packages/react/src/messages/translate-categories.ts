/**
 * Translates the comma-separated titles of vendor categories. `names` maps English titles to translations. Titles that
 * are not in `names` stay in English.
 */
export function translateCategories(titles: string, names: Readonly<Record<string, string>>): string {
  return titles
    .split(', ')
    .map((title) => names[title] ?? title)
    .join(', ')
}
