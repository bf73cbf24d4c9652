import { readFileSync, writeFileSync } from 'node:fs'

/** Links to other pages of the documentation, which a package does not contain. */
const OTHER_PAGES = /\[([^\]]+)\]\((?!#|https?:)[^)]+\)/g

/**
 * Returns the base URL of the pages to which messages for developers link: `VOWKIT_DOCS_URL`, or else the files of the
 * published package, which unpkg.com serves. {@link copyDocsPage} adds a page to a package.
 */
export function docsUrl(packageName: string): string {
  return process.env.VOWKIT_DOCS_URL || `https://unpkg.com/${packageName}/dist/`
}

/** Copies a page of the documentation to the `dist` folder of a package. */
export function copyDocsPage(page: string, packageFolder: string): void {
  const text = readFileSync(new URL(`docs/${page}`, import.meta.url), 'utf8')
  writeFileSync(`${packageFolder}/dist/${page}`, text.replace(OTHER_PAGES, '$1'))
}
