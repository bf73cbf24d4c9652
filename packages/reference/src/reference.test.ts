import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { readElements } from './elements.ts'
import { referencePages } from './reference-pages.ts'

const FOLDER = join(import.meta.dirname, '../../../docs/reference')
let pages = new Map<string, string>()

/** Reads a page by its name. */
function page(name: string): string {
  return pages.get(name) ?? ''
}

// TypeDoc compiles two packages, which can take long on a busy machine.
beforeAll(async () => {
  pages = await referencePages()
}, 480_000)

it('the reference pages are up to date: run `npm run describe` after a change', () => {
  for (const [name, content] of pages) expect(readFileSync(join(FOLDER, name), 'utf8'), name).toBe(content)
})

it('each reference page describes an existing element or package entry', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...pages.keys()].sort())
})

it('every link in the reference points to an existing heading or property', () => {
  const anchors = new Map([...pages].map(([name, content]) => [name, anchorsOf(content)]))
  const links = [...pages].flatMap(([name, content]) =>
    [...content.matchAll(/\]\(([\w.-]+\.md)?(?:#([\w-]+))?\)/g)].map(([, file = name, anchor = '']) => ({
      file,
      anchor,
    })),
  )
  expect(links.length).toBeGreaterThan(200)
  expect(links.filter(({ file, anchor }) => !pages.has(file) || (anchor && !anchors.get(file)?.has(anchor)))).toEqual(
    [],
  )
})

it('the reference describes every export of an entry once', () => {
  for (const [name, content] of pages) {
    const names = [...content.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)
    expect(
      names.filter((one, index) => names.indexOf(one) !== index),
      name,
    ).toEqual([])
  }
})

it('the reference shows the detail of an event and links to its type', () => {
  expect(page('vision-generator.md')).toContain('| `vk-vision-ready` | `VisionDetail` |')
  expect(page('vision-generator.md')).toContain('](sdk-core.vision.md#visiondetail)')
})

it('the reference shows signatures of functions, types of schemas and texts of messages', () => {
  expect(page('react.md')).toContain('```ts\nfunction Alert(props: AlertProps): Element;\n```')
  expect(page('sdk-core.vision.md')).toContain(
    '```ts\nfunction draftOf(ports: FeaturePorts, scope?: string): Draft;\n```',
  )
  expect(page('sdk-core.vision.md')).toMatch(/### Credits\n\n```ts\ntype Credits = object;/)
  expect(page('react.md')).toContain("'Login / Sign Up'")
})

it('the reference contains no path of the machine that generated it', () => {
  const root = join(import.meta.dirname, '../../..')
  expect([...pages].filter(([, content]) => content.includes(root)).map(([name]) => name)).toEqual([])
})

it('the reference shows the CSS custom properties of an element with their default values', () => {
  const folder = join(import.meta.dirname, '../../react/src/components/wedding-assistant')
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const assistant = readElements().find(({ tagName }) => tagName === 'wedding-assistant')
  const own = assistant?.cssProperties?.filter(({ name }) => name.startsWith('--vk-assistant-')) ?? []
  expect(own.map(({ name }) => name)).toContain('--vk-assistant-bottom')
  for (const token of own) expect(css).toContain(`var(${token.name}, ${token.default})`)
})

/** The anchors of a page: GitHub's heading anchors, and the ids in its tables. */
function anchorsOf(content: string): Set<string> {
  const ids = [...content.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)
  const headings = [...content.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
  return new Set([...ids, ...headings])
}
