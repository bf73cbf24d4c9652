import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { describeElements } from '../describe/describe-elements.ts'
import { referencePages } from './reference-pages.ts'

const FOLDER = join(import.meta.dirname, '../../../../docs/reference')
const elements = describeElements()
const pages = new Map(referencePages(elements).map(({ file, content }) => [basename(file), content]))

/** The page of this name. */
function page(name: string): string {
  return pages.get(name) ?? ''
}

it('has no page of what is gone', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...pages.keys()].sort())
})

it('leads with every link to a heading that is there', () => {
  const links = [...pages.values()].flatMap((content) => [...content.matchAll(/\]\(([\w-]+\.md)(?:#(\w+))?\)/g)])
  const lost = links.filter(([, file = '', anchor]) => {
    const names = [...page(file).matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name.toLowerCase())
    return anchor ? !names.includes(anchor) : !pages.has(file)
  })
  expect(links.length).toBeGreaterThan(20)
  expect(lost).toEqual([])
})

it('says what an event carries, and where its type is', () => {
  expect(page('vision-generator.md')).toContain('| `vk-vision-ready` | `VisionDetail` |')
  expect(page('vision-generator.md')).toContain('](sdk-core-vision.md#visiondetail)')
})

it('has functions without what they do, and schemas with what they hold', () => {
  expect(page('react.md')).toContain('```ts\nfunction Alert(props: AlertProps)\n```')
  expect(page('sdk-core-vision.md')).toContain("```ts\nfunction draftOf(ports: FeaturePorts, scope = ''): Draft\n```")
  expect(page('sdk-core-vision.md')).toMatch(/const Credits = z\.object\(\{[^}]+\}\)\ntype Credits/)
})

it('has the custom properties of one element with the defaults of its sheets', () => {
  const folder = join(import.meta.dirname, '../../../react/src/components/wedding-assistant')
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const own = elements.flatMap(({ tokens }) => tokens)
  expect(own.map(({ name }) => name)).toContain('--vk-assistant-bottom')
  for (const token of own) expect(css).toContain(`var(${token.name}, ${token.default})`)
})
