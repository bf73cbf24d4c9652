import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'

/** The page of every path that has none of its own. */
const ANY_PAGE = 'index.html'

/** Returns the file of the built site that is the page of a path. The vision host's front door is a new vision. */
export type PageOf = (path: string, isVisionHost: boolean) => string

/** Reads which pages the built site has. A site without `pages/patterns.json` has one page for every path. */
export function readPages(siteDir: string): PageOf {
  const file = join(siteDir, 'pages/patterns.json')
  const patterns: [name: string, pattern: string][] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const pages = patterns.map(([name, pattern]) => ({ file: `pages/${name}.html`, pattern: new RegExp(pattern, 'i') }))
  return (path, isVisionHost) => {
    const shown = isVisionHost && path === SITE_PATHS.home ? SITE_PATHS['vision-new'] : path
    return pages.find(({ pattern }) => pattern.test(shown))?.file ?? ANY_PAGE
  }
}
