import { describe, expect, it } from 'vitest'
import { Painter } from '../../painter/painter.ts'
import { parsePrompt } from '../../prompt/parse-prompt.ts'
import { drawWords } from './draw-words.ts'

const OPTIONS = { x: 0, y: 0, width: 200, height: 60, colour: '#ffffff' }

function draw(text: string) {
  return drawWords(new Painter(parsePrompt('garden')), text, OPTIONS)
}

function horizontalExtent(markup: string): [number, number] {
  const xs = [...markup.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))
  return [Math.min(...xs), Math.max(...xs)]
}

describe('drawWords', () => {
  it('draws an accented letter as the letter and its diacritic', () => {
    expect(draw('é').length).toBeGreaterThan(draw('e').length)
  })

  it('omits characters without a glyph', () => {
    expect(draw('a爱b')).toBe(draw('ab'))
    expect(draw('爱')).toBe('')
  })

  it('writes no text characters into the markup', () => {
    expect(draw('<script>')).not.toContain('script')
  })

  it('scales a long text down to the width', () => {
    const [left, right] = horizontalExtent(draw('Welcome to our wedding'))
    expect(left).toBeGreaterThan(-105)
    expect(right).toBeLessThan(105)
  })

  it('draws all words of a sentence', () => {
    const sentence = 'Welcome to the wedding of Anna & Tom'
    expect(draw(sentence).length).toBeGreaterThan(draw('Welcome to the wedding of Anna').length)
  })

  it('draws at most 64 characters', () => {
    expect(draw(`${'ab'.repeat(32)}cdef`)).toBe(draw('ab'.repeat(32)))
  })
})
