import { expect, it } from 'vitest'
import { llmsPages } from './llms-pages.ts'

const page = (name: string) => ({ slug: `guides/${name}`, source: `docs/${name}.md` })
const read = (source: string) => ({ title: source, description: 'About it.' })

it('llms.txt lists the pages of each section, and secondary pages as optional', () => {
  const sections = [
    { label: 'Guides', pages: [page('events')] },
    { label: 'API', pages: [page('api')], isSecondary: true },
  ]
  expect(llmsPages(sections, 'https://docs.test', read)).toEqual({
    details: '## Guides\n\n- [docs/events.md](https://docs.test/guides/events/): About it.',
    optionalLinks: [{ label: 'docs/api.md', url: 'https://docs.test/guides/api/', description: 'About it.' }],
  })
})
