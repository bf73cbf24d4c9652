import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { toLiveExample } from '../src/live-example.ts'
import { indexPage } from '../src/search-index.ts'
import { sections } from '../src/sections.ts'
import { toPage } from '../src/to-page.ts'

/** Writes the pages of the site from the guides of the repository into `src/content/docs`. */
const APP = join(import.meta.dirname, '..')
const ROOT = join(APP, '../..')
const CONTENT = join(APP, 'src/content/docs')

rmSync(CONTENT, { recursive: true, force: true })
cpSync(join(APP, 'pages'), CONTENT, { recursive: true })
cpSync(join(ROOT, 'docs/img'), join(CONTENT, 'start/img'), { recursive: true })

const allPages = sections.flatMap(({ pages, isSecondary }) => pages.map((page) => ({ ...page, isSecondary })))
for (const { slug, source, keywords, isSecondary } of allPages) {
  const { title, description, body } = toPage(readFileSync(join(ROOT, source), 'utf8'), source, allPages)
  const example = join(APP, 'examples', `${basename(slug)}.html`)
  const live = existsSync(example) ? `${toLiveExample(readFileSync(example, 'utf8'))}\n` : ''
  const file = join(CONTENT, `${slug}.md`)
  mkdirSync(dirname(file), { recursive: true })
  const frontMatter = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n`
  writeFileSync(file, `${frontMatter}\n${indexPage({ body: live + body, keywords, isSecondary })}`)
}
