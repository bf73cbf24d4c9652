import { describe, expect, it } from 'vitest'
import { readMarkup } from './read-markup.ts'

describe('readMarkup', () => {
  it('keeps the nesting, the order and the attributes of elements', () => {
    const root = readMarkup('<svg viewBox="0 0 3 2"><g opacity="0.5"><path d="M0 0Z"/></g><rect fill="#ffffff"/></svg>')
    expect(root).toEqual({
      name: 'svg',
      attributes: { viewBox: '0 0 3 2' },
      children: [
        {
          name: 'g',
          attributes: { opacity: '0.5' },
          children: [{ name: 'path', attributes: { d: 'M0 0Z' }, children: [] }],
        },
        { name: 'rect', attributes: { fill: '#ffffff' }, children: [] },
      ],
    })
  })

  it('throws for incomplete markup', () => {
    expect(() => readMarkup('<svg><g>')).toThrow(SyntaxError)
    expect(() => readMarkup('')).toThrow(SyntaxError)
  })
})
