import { expect, it } from 'vitest'
import { indexPage } from './search-index.ts'

it('indexPage leaves a page without keywords unchanged', () => {
  expect(indexPage({ body: 'Text.\n' })).toBe('Text.\n')
})

it('indexPage adds keywords for the search before the text', () => {
  const page = indexPage({ body: 'Text.\n', keywords: 'translate, Dutch' })
  expect(page).toContain('data-keywords="translate, Dutch"')
  expect(page).toMatch(/<\/div>\n\nText\.\n$/)
})

it('indexPage lowers the weight of a secondary page', () => {
  expect(indexPage({ body: 'Text.\n', isSecondary: true })).toMatch(/^<div data-pagefind-weight="0\.2">\n\nText\./)
})
