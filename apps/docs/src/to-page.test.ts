import { describe, expect, it } from 'vitest'
import { toPage } from './to-page.ts'

const pages = [
  { slug: 'guides/events', source: 'docs/events.md' },
  { slug: 'packages/react', source: 'packages/react/README.md' },
]
const convert = (markdown: string) => toPage(markdown, 'docs/theming.md', pages)

describe('a guide as a page of the site', () => {
  it('has the first heading as its title, without Markdown', () => {
    const page = convert('<!-- Written by a script. -->\n\n# `<vision-generator>` *now*\n\nText.\n')
    expect(page.title).toBe('<vision-generator> now')
    expect(page.body).toBe('Text.\n')
  })

  it('has the first sentence as its description, without links and tables', () => {
    const page = convert(
      '# Events\n\n| A | B |\n|---|---|\n\nListen on the [document](events.md) to\nreceive `vk-error`.\n',
    )
    expect(page.description).toBe('Listen on the document to receive vk-error.')
  })

  it('cuts a long description at the end of a word', () => {
    const { description } = convert(`# Long\n\n${'Wedding '.repeat(60)}\n`)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/Wedding…$/)
  })

  it('links to other pages of the site, with their anchors', () => {
    const { body } = convert('# A\n\n[events](events.md#call-methods), [React](../packages/react), [up](#a)\n')
    expect(body).toBe('[events](/guides/events/#call-methods), [React](/packages/react/), [up](#a)\n')
  })

  it('keeps the text of a link to a file that is no page', () => {
    expect(convert('# A\n\nSee [the table](../scripts/table.mjs).\n').body).toBe('See the table.\n')
  })

  it('changes no link of another website, no image and no code', () => {
    const body = '[a](https://example.com/x.md) ![b](img/b.webp)\n\n```md\n[c](events.md)\n```\n'
    expect(convert(`# A\n\n${body}`).body).toBe(body)
  })

  it('names the file that has no heading', () => {
    expect(() => convert('Text.')).toThrow('docs/theming.md must start with a heading')
  })
})
