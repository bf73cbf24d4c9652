import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { committed } from './committed.ts'
import { describeElements } from './describe-elements.ts'
import { toHtmlData, toWebTypes } from './to-editor-data.ts'

const elements = describeElements()
const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const MANIFEST = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

it('keeps the committed files in step with the elements: `npm run describe` writes them', () => {
  for (const { file, content } of committed()) expect(readFileSync(file, 'utf8')).toBe(content)
})

describe.each(elements)('<$tag>', ({ tag, properties, events, parts }) => {
  it('can be imported by its own name', () => {
    expect(MANIFEST.exports).toHaveProperty([`./${tag}`])
  })

  it('has every attribute, property and event in the README', () => {
    const names = [...properties.map(({ name, attribute }) => attribute ?? name), ...events.map(({ name }) => name)]
    expect(names.filter((name) => !README.includes(`\`${name}\``))).toEqual([])
  })

  it('has its parts from the components it shows, the card for when it fails among them', () => {
    expect(parts).toEqual(expect.arrayContaining(['base', 'button', 'panel', 'title']))
  })

  it('offers the values of an attribute in editors', () => {
    const data = JSON.stringify(toHtmlData([...elements].filter((element) => element.tag === tag)))
    expect(data).toContain('"name":"theme"')
    expect(data).toContain('"values":[{"name":"light"},{"name":"dark"},{"name":"auto"},{"name":"host"}]')
    expect(JSON.stringify(toWebTypes(elements, MANIFEST))).toContain(`"name":"${tag}"`)
  })
})
