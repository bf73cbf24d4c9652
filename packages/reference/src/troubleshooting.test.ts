import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const PAGE = readFileSync(join(ROOT, 'docs/troubleshooting.md'), 'utf8')
const sections = [...PAGE.matchAll(/^### (\w+)$/gm)].map(([, code]) => code)

/** The codes of all messages that link to the page, from the files that report a problem or link to the page. */
function codesInSources(): Set<string> {
  const files = globSync('packages/{sdk-core,react,widgets}/src/**/*.{ts,tsx}', { cwd: ROOT })
  const codes = new Set<string>()
  for (const file of files.filter((name) => !/\.test\./.test(name))) {
    const source = readFileSync(join(ROOT, file), 'utf8')
    if (!/\b(helpLink|explainProblem|Problem)\b/.test(source)) continue
    const named = source.matchAll(
      /\bcode = (?:\w+ \? '(\w+)' : )?'(\w+)'|\bcode: '(\w+)', subject|\bhelpLink\('(\w+)'/g,
    )
    for (const [, ...found] of named) for (const code of found) if (code) codes.add(code)
  }
  return codes
}

it('docs/troubleshooting.md has a section for each code that a message links to, and for no other code', () => {
  expect(sections.toSorted()).toEqual([...codesInSources()].toSorted())
})

it('each link in the table of docs/troubleshooting.md leads to a section', () => {
  const links = [...PAGE.matchAll(/\]\(#(\w+)\)/g)].map(([, code]) => code)
  expect(links.length).toBeGreaterThan(10)
  for (const link of links) expect(sections).toContain(link)
  for (const section of sections) expect(links).toContain(section)
})
