/** The weight of text that the search ranks lower. 1 is the default. */
const LOW = 0.2
const HIGH = 8

interface Indexed {
  body: string
  keywords?: string
  isSecondary?: boolean
}

/** Adds to the Markdown of a page how Pagefind, the search of the site, indexes it. Changes nothing that readers see. */
export function indexPage({ body, keywords, isSecondary = false }: Indexed): string {
  const words = keywords
    ? `<div data-pagefind-index-attrs="data-keywords" data-pagefind-weight="${HIGH}" data-keywords="${keywords}"></div>\n\n`
    : ''
  return words + (isSecondary ? `<div data-pagefind-weight="${LOW}">\n\n${body}\n\n</div>\n` : body)
}
