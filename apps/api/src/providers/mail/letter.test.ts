import { expect, it } from 'vitest'
import { writeLetter } from './letter.ts'

const URL = 'https://weddings.example.com/view/1?a=1&b=2'

it('the HTML of an email contains all parts, with the URL in a button and as text', () => {
  const html = writeLetter({
    title: 'Ready',
    start: 'Come and see.',
    action: { label: 'See it', url: URL },
    rest: 'Soon.',
  })
  const address = 'https://weddings.example.com/view/1?a=1&amp;b=2'
  expect(html.replace(/<[^>]*>|\n/g, '|').split(/\|+/)).toEqual([
    ...['', 'Ready', 'vowkit', 'Ready', 'Come and see.', 'See it'],
    ...['Or open this address: ', address, 'Soon.', ''],
  ])
  expect(html.split(`href="${address}"`)).toHaveLength(3)
})

it('the HTML of an email contains a code’s digits without gaps, so that the code can be copied', () => {
  expect(writeLetter({ title: 'Your code', code: '0123', rest: 'Once.' })).toContain('>0123<')
})

it('the HTML of an email escapes all text', () => {
  const evil = '"><script>alert(1)</script>'
  const html = writeLetter({ title: evil, start: evil, code: evil, action: { label: evil, url: evil }, rest: evil })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('""')
})

it('the HTML of an email loads no external resources', () => {
  const html = writeLetter({ title: 'A', action: { label: 'B', url: URL }, rest: 'C' })
  expect(html).not.toMatch(/<(link|style|img)|url\(|class=/)
})
