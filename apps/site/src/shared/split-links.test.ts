import { expect, it } from 'vitest'
import { splitLinks } from './split-links.ts'

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

it.each([
  ['See https://a.example/b?c=1#d.', 'https://a.example/b?c=1#d'],
  ['(https://a.example/b)', 'https://a.example/b'],
  ['https://a.example/b_(c)', 'https://a.example/b_(c)'],
  ['www.a.example, and more', 'https://www.a.example/'],
  ['HTTP://A.example/B!', 'http://a.example/B'],
  ['<https://a.example>', 'https://a.example/'],
])('splitLinks links the URL in "%s"', (text, href) => {
  expect(links(text)).toEqual([href])
})

it.each([
  'javascript:alert(1)',
  'data:text/html,hi',
  'https://bank.example@evil.example',
  'https://bank.example:x@evil.example/',
  'http://',
  'https://%%%',
  'at 9:30',
  'ftp://a.example',
  'https://localhost',
])('splitLinks does not link "%s"', (text) => {
  expect(links(text)).toEqual([])
})

it('splitLinks links a URL of the own origin, even without a dot', () => {
  const own = splitLinks('See http://localhost:5173/a.', 'http://localhost:5173')
  expect(own.map(({ href }) => href)).toEqual([null, 'http://localhost:5173/a', null])
})

it('splitLinks returns pieces that add up to the original text', () => {
  const text = 'A https://a.example/, b\nwww.b.example. ❤️ https://c.example@d.example'
  expect(
    splitLinks(text)
      .map(({ text: piece }) => piece)
      .join(''),
  ).toBe(text)
})

it('splitLinks handles long texts with URLs and brackets in linear time', () => {
  expect(links('https://'.repeat(1_250))).toEqual([])
  expect(splitLinks(`https://a.example/${'('.repeat(5_000)}${')'.repeat(4_900)}`)).toHaveLength(1)
})
