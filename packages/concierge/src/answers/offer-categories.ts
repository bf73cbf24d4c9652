import type { Context, Draft } from './context.ts'

/** Names the categories of vendors that the assistant can look for. */
export function offerCategories({ categories, say }: Context): Draft {
  const titles = categories.filter(({ vendors }) => vendors > 0).map(({ title }) => say.find.category(title))
  const { venues, photographers, timeline } = say.suggestions
  return { text: say.find.whichCategory(titles), suggestions: [venues, photographers, timeline] }
}
