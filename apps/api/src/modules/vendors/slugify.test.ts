import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberedSlug, slugify } from './slugify.ts'

describe('slugify', () => {
  it.each([
    ['Fennel & Rye', 'fennel-rye'],
    ['Léa & Émile 💐', 'lea-emile'],
    ["Bride's  Best!", 'brides-best'],
    ['婚礼花坊', '婚礼花坊'],
    ['شركة الورد', 'شركة-الورد'],
    ['1912', 'vendor-1912'],
    ['💐', 'vendor'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
  ])('converts %j', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })

  it('cuts a long name after a complete word', () => {
    expect(slugify('The Old Rosewood Barn and Gardens of the Upper Sonoma Valley Estate')).toBe(
      'the-old-rosewood-barn-and-gardens-of-the-upper-sonoma-valley',
    )
    expect(slugify('x'.repeat(300))).toBe('x'.repeat(60))
  })

  it('returns a path segment that is no id and differs from every numbered slug, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.nat(), (name, other, id) => {
        const slug = slugify(name)
        expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u)
        expect(slug).not.toMatch(/^\d+$/)
        expect(slug).not.toBe(numberedSlug(slugify(other), id))
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })
})
