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

/** The rows of the table of mistakes: what the developer wrote, what visitors see, the message, and the code. */
const rows = [...PAGE.matchAll(/^\|(.*)\|(.*)\| `([^|]+)` \| \[`(\w+)`\]\(#(\w+)\) \|$/gm)].map(
  ([, wrote = '', seen = '', message = '', code, section]) => ({ wrote, seen, message, code, section }),
)
const files = globSync('packages/{sdk-core,react,widgets}/{src,test}/**/*.test.{ts,tsx}', { cwd: ROOT })
const tests = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n')

it('each row of the table of docs/troubleshooting.md has a mistake, a message, and a code that links to its section', () => {
  const [, table = ''] = PAGE.split('## Mistakes and what you see')
  const lines = table.split('## Codes')[0]?.match(/^\|(?! (You wrote|---)).*$/gm) ?? []
  expect(rows).toHaveLength(lines.length)
  for (const { wrote, code, section } of rows) expect([wrote.trim() !== '', code]).toEqual([true, section])
})

it('a test contains the mistake of each row in the table of docs/troubleshooting.md', () => {
  const mistakes = rows.flatMap(({ wrote }) => /`([^`]+="[^"]+")`/.exec(wrote)?.[1] ?? [])
  expect(mistakes.length).toBeGreaterThan(8)
  expect(mistakes.filter((mistake) => !tests.includes(mistake))).toEqual([])
})

it('a test reproduces each message in the table of docs/troubleshooting.md', () => {
  const messages = rows.map(({ message }) => message)
  expect(messages.length).toBeGreaterThan(15)
  // The host of the backend differs from test to test.
  const sentencesOf = (message: string) => message.replace(/^https:\S+ /, '').split(/(?<=[.?]) /)
  expect(messages.filter((message) => !sentencesOf(message).some((sentence) => tests.includes(sentence)))).toEqual([])
})
