import type { Section } from './sections.ts'
import type { SitePage } from './to-page.ts'

interface LlmsPages {
  /** Markdown with a heading and a list of links for each section. */
  details: string
  /** The pages that a reader with little room can skip. */
  optionalLinks: { label: string; url: string; description: string }[]
}

/** Lists all pages with one line each for `llms.txt`, by the convention of llmstxt.org. */
export function llmsPages(
  sections: readonly Section[],
  site: string,
  read: (source: string) => Pick<SitePage, 'title' | 'description'>,
): LlmsPages {
  const linksOf = ({ pages }: Section) =>
    pages.map(({ slug, source }) => {
      const { title, description } = read(source)
      return { label: title, url: `${site}/${slug}/`, description }
    })
  const lists = sections
    .filter(({ isSecondary }) => !isSecondary)
    .map((section) => {
      const lines = linksOf(section).map(({ label, url, description }) => `- [${label}](${url}): ${description}`)
      return `## ${section.label}\n\n${lines.join('\n')}`
    })
  return {
    details: lists.join('\n\n'),
    optionalLinks: sections.filter(({ isSecondary }) => isSecondary).flatMap(linksOf),
  }
}
