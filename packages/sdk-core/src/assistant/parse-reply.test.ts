import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { xssCorpus } from '../testing/index.ts'
import { parseHalfReply, parseReply, type ReplyNode, withoutCardLines } from './parse-reply.ts'

const text = (words: string): ReplyNode => ({ type: 'text', text: words })
const bold = (...children: ReplyNode[]): ReplyNode => ({ type: 'bold', children })
const vendor = (vendorId: string, label = 'View Profile'): ReplyNode => ({
  type: 'vendor',
  text: label,
  vendorId,
  path: `/dashboard/vendor-detail/${vendorId}`,
})

/** Returns the text of parsed nodes. */
function wordsOf(nodes: ReplyNode[]): string {
  return nodes
    .map((node) => (node.type === 'bold' ? wordsOf(node.children) : node.type === 'break' ? '\n' : node.text))
    .join('')
}

function linksOf(nodes: ReplyNode[]): string[] {
  return nodes.flatMap((node) =>
    node.type === 'bold' ? linksOf(node.children) : node.type === 'vendor' ? [node.path] : [],
  )
}

describe('parseReply', () => {
  it.each([
    ['two asterisks', 'a **b** c'],
    ['<b>', 'a <b>b</b> c'],
    ['<strong>', 'a <strong>b</strong> c'],
  ])('parses bold text marked with %s', (_, reply) => {
    expect(parseReply(reply)).toEqual([text('a '), bold(text('b')), text(' c')])
  })

  it.each(['a\nb', 'a\r\nb', 'a<br>b', 'a<br/>b', 'a<br />b'])('parses a line break at %j', (reply) => {
    expect(parseReply(reply)).toEqual([text('a'), { type: 'break' }, text('b')])
  })

  it.each([
    '[View Profile](/dashboard/vendor-detail/12)',
    '[View Profile](/dashboard/vendor-detail/12/)',
    '<a href="/dashboard/vendor-detail/12">View Profile</a>',
    "<a href='/dashboard/vendor-detail/12' target='_blank'>View Profile</a>",
    '[View Profile](https://site.test/dashboard/vendor-detail/12)',
  ])('parses a vendor link written as %s', (reply) => {
    expect(parseReply(reply, 'https://site.test')).toEqual([vendor('12')])
  })

  it('parses a link inside bold text, and bold text inside a label', () => {
    expect(parseReply('**[Iris](/dashboard/vendor-detail/1)**')).toEqual([bold(vendor('1', 'Iris'))])
    expect(parseReply('[**Iris**](/dashboard/vendor-detail/1)')).toEqual([vendor('1', 'Iris')])
  })

  it.each([
    '[x](https://attack.example/)',
    '[x](//attack.example/dashboard/vendor-detail/1)',
    '[x](javascript:alert(1))',
    '[x](/dashboard/vendor-detail/../../logout)',
    '[x](/dashboard/vendor-detail/1?next=//attack.example)',
    '[x](https://site.test.attack.example/dashboard/vendor-detail/1)',
    '<a href="javascript:alert`1`">x</a>',
    '<a href="/logout">x</a>',
  ])('converts an unsafe link to text: %s', (reply) => {
    expect(linksOf(parseReply(reply, 'https://site.test'))).toEqual([])
  })

  it.each(['2 ** 3', '**', '* a', '[x]', '<b>a', 'a < b', '&lt;b&gt;'])('keeps %j as text', (reply) => {
    expect(wordsOf(parseReply(reply))).toBe(reply)
    expect(parseReply(reply).every(({ type }) => type === 'text')).toBe(true)
  })
})

describe('parseHalfReply', () => {
  it.each([
    ['a **b', [text('a '), bold(text('b'))]],
    ['a **', [text('a ')]],
    ['a *', [text('a ')]],
    ['a **b*', [text('a '), bold(text('b'))]],
    ['a **b**', [text('a '), bold(text('b'))]],
    ['a [View', [text('a ')]],
    ['a [View Profile]', [text('a ')]],
    ['a [View Profile](/dashboard/ven', [text('a ')]],
    ['a [View Profile](/dashboard/vendor-detail/1)', [text('a '), vendor('1')]],
    ['a <', [text('a ')]],
    ['a <a href="/dash', [text('a ')]],
    ['a <a href="/dashboard/vendor-detail/1">View</', [text('a ')]],
    ['a <b>b', [text('a ')]],
  ])('parses only the complete markup in %j', (reply, nodes) => {
    expect(parseHalfReply(reply)).toEqual(nodes)
  })

  it('never returns a partial tag, wherever the streaming reply is cut', () => {
    const whole = 'Try **Iris & Fern**.\n[View Profile](/dashboard/vendor-detail/12) or <b>Moss</b><br>'
    for (let end = 0; end <= whole.length; end++)
      expect(wordsOf(parseHalfReply(whole.slice(0, end)))).not.toMatch(/[*<>[\]()]|href|dashboard/)
  })
})

describe('parseReply with hostile input', () => {
  it.each(xssCorpus)('converts hostile markup to text, whether complete or cut off: $name', ({ html }) => {
    for (let end = 1; end <= html.length; end++) {
      expect(linksOf(parseHalfReply(html.slice(0, end)))).toEqual([])
      expect(linksOf(parseReply(html.slice(0, end)))).toEqual([])
    }
  })

  it('never returns raw markup or a path outside the vendor pages for random input', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '**',
      '<a href="',
      '">',
      '</a>',
      '/dashboard/vendor-detail/',
      '3',
      ':',
      '//',
      'x',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const parse of [parseReply, parseHalfReply])
          for (const path of linksOf(parse(pieces.join(''), 'https://site.test')))
            expect(path).toMatch(/^\/dashboard\/vendor-detail\/\d+$/)
      }),
    )
  })
})

describe('withoutCardLines', () => {
  it('removes the lines of vendors that have a card, and keeps the other lines', () => {
    const text =
      'Two fit:\n• Ash [View Profile](/dashboard/vendor-detail/4)\n• Elm [View Profile](/dashboard/vendor-detail/41)\nShall I go on?'
    expect(withoutCardLines(text, [{ vendor_id: 4 }])).toBe(
      'Two fit:\n• Elm [View Profile](/dashboard/vendor-detail/41)\nShall I go on?',
    )
  })

  it('keeps a text without cards', () => {
    expect(withoutCardLines('Hello\n', [])).toBe('Hello\n')
  })
})
