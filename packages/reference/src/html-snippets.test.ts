import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readElements } from './elements.ts'

const ROOT = join(import.meta.dirname, '../../..')
const PAGES = [
  'README.md',
  ...globSync('docs/*.md', { cwd: ROOT }),
  ...globSync('apps/docs/examples/*.html', { cwd: ROOT }),
  ...globSync('packages/{sdk-core,react,widgets}/README.md', { cwd: ROOT }),
]
/** Attributes of all HTML elements. */
const GLOBAL = ['class', 'hidden', 'id', 'slot', 'style', 'title']

/** An attribute of one of our elements, as a page writes it. */
interface Use {
  page: string
  tag: string
  name: string
  value: string
}

const elements = new Map(readElements().map((element) => [element.tagName, element]))

function usesIn(page: string): Use[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const html = page.endsWith('.html') ? text : [...text.matchAll(/^```html\n(.*?)^```$/gms)].join('\n')
  return [...html.matchAll(/<([a-z]+(?:-[a-z]+)+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g)].flatMap(
    ([, tag = '', attributes = '']) =>
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => ({
        page,
        tag,
        name,
        value,
      })),
  )
}

/** Returns why an attribute does not exist or does not accept its value, or undefined if it does. */
function faultOf({ page, tag, name, value }: Use): string | undefined {
  const element = elements.get(tag)
  if (!element) return `${page}: <${tag}> does not exist`
  if (GLOBAL.includes(name)) return undefined
  const attribute = element.attributes?.find((each) => each.name === name)
  if (!attribute) return `${page}: <${tag}> has no attribute ${name}`
  const accepted = [...(attribute.type?.text ?? '').matchAll(/'([^']+)'/g)].map(([, each]) => each)
  if (accepted.length === 0 || accepted.includes(value)) return undefined
  return `${page}: ${name} of <${tag}> does not accept "${value}"`
}

it('each HTML snippet of the documentation uses existing elements, attributes and values', () => {
  const uses = PAGES.flatMap(usesIn)
  expect(uses.length).toBeGreaterThan(40)
  expect(uses.map(faultOf).filter((fault) => fault !== undefined)).toEqual([])
})
