import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPlain, sanitizeAboutUs } from './about-us.ts'

const open = (tag: string) => `<${tag}>`
const TAGS = ['p', 'b', 'em', 'ul', 'ol', 'li', 'h2', 'br', 'br /', 'a', 'script', 'P']
const PIECES = ['&amp;', '&lt;', '&quot;', '&', '<', '>', '"', "'", '\0', '\r', '\n', '\u2028', '<!--', '-->', 'amp;']

it('sanitizeAboutUs preserves formatting tags', () => {
  const html =
    '<h2>A</h2><h3>B</h3><h4>C</h4><p>a <b>b</b> <strong>c</strong> <i>d</i> <em>e</em><br /></p><ul><li>f</li></ul><ol><li>g</li></ol>'
  expect(sanitizeAboutUs(html)).toBe(html)
})

it('sanitizeAboutUs preserves https and mailto links without other attributes', () => {
  const link = '<a href="https://example.com/?a=1&amp;b=2">site</a> <a href="mailto:a@example.com">mail</a>'
  expect(sanitizeAboutUs(link)).toBe(link)
  expect(sanitizeAboutUs('<a href="https://example.com" onclick="x()" target="_blank" style="color:red">a</a>')).toBe(
    '<a href="https://example.com">a</a>',
  )
})

it.each([
  'javascript:x()',
  'java\tscript:x()',
  'data:text/html,x',
  'http://example.com',
  '//example.com',
  '/login',
  '#a',
  'vbscript:x',
])('sanitizeAboutUs preserves the text of a link to %j but removes the URL', (href) =>
  expect(sanitizeAboutUs(`<a href="${href}">words</a>`)).toBe('<a>words</a>'),
)

it('sanitizeAboutUs removes scripts and styles with their content, and other tags except their text', () => {
  expect(
    sanitizeAboutUs('a<script>x()</script><style>b{}</style><div onclick="x()">c</div><img src=x onerror=x()>'),
  ).toBe('ac')
})

it('sanitizeAboutUs returns sanitized HTML unchanged', () => {
  const once = sanitizeAboutUs('<p>Tom & Ana <3 "quotes" &amp;lt; زفاف 💐<p>unclosed <b>bold')
  expect(sanitizeAboutUs(once)).toBe(once)
})

it('isPlain returns true only for HTML that the sanitizer would not change', () => {
  const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.constantFrom(...PIECES, ...TAGS.map(open)))
  const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
    html: fc.array(fc.oneof({ maxDepth: 4 }, piece, tie('element')), { maxLength: 4 }).map((parts) => parts.join('')),
    element: fc.tuple(fc.constantFrom(...TAGS), tie('html')).map(([tag, content]) => `${open(tag)}${content}</${tag}>`),
  }))
  let plain = 0
  const property = fc.property(html, (text) => {
    if (!isPlain(text)) return
    plain++
    // The empty link forces the use of the sanitizer, so that its output can be compared.
    expect(sanitizeAboutUs(`${text}<a></a>`)).toBe(`${text}<a></a>`)
  })
  fc.assert(property, { numRuns: 3_000 })
  expect(plain).toBeGreaterThan(300)
})
