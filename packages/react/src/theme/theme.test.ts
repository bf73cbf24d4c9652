import { describe, expect, it } from 'vitest'
import { accentTokens } from './accent-tokens.ts'
import { contrast } from './contrast.ts'
import { themeTokens } from './index.ts'
import { parseHex, type Rgb, toHex, toOklch, toRgb } from './oklch.ts'

const WHITE: Rgb = [1, 1, 1]
const accents = [
  '#0f6',
  '#6e1b47',
  '#ffff00',
  '#000000',
  '#ffffff',
  '#777777',
  '#0000ff',
  '#ff0000',
  '#12345678'.slice(0, 7),
]

function hexOf(text: string): Rgb {
  const rgb = parseHex(text)
  if (!rgb) throw new Error(`${text} is not a color.`)
  return rgb
}

function parts(token: string | undefined): [light: Rgb, dark: Rgb] {
  const [, light = '', dark = ''] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(token ?? '') ?? []
  return [hexOf(light), hexOf(dark)]
}

describe('color conversion', () => {
  it.each(['#6e1b47', '#ffffff', '#000000', '#00ff66', '#4f49bf'])('converts %s to OKLCH and back exactly', (hex) => {
    expect(toHex(toRgb(toOklch(hexOf(hex))))).toBe(hex)
  })

  it('computes the contrast ratio defined by WCAG', () => {
    expect(contrast(WHITE, [0, 0, 0])).toBeCloseTo(21)
    expect(contrast(hexOf('#6e1b47'), WHITE)).toBeCloseTo(11, 0)
  })

  it.each(['red', '#12', '#12345', 'url(x)', ''])('rejects a color that is not hexadecimal: %j', (text) => {
    expect(parseHex(text)).toBeNull()
    expect(accentTokens(text)).toEqual({})
  })
})

describe('accentTokens', () => {
  it.each(accents)('returns colors with enough contrast in both themes for the accent %s', (accent) => {
    const tokens = accentTokens(accent)
    const [primary, dark] = parts(tokens['--vk-primary'])
    const [onPrimary, onDark] = parts(tokens['--vk-on-primary'])
    const [tint, darkTint] = parts(tokens['--vk-primary-tint'])
    const [hover, darkHover] = parts(tokens['--vk-primary-hover'])
    const pairs: [Rgb, Rgb][] = [
      [primary, WHITE],
      [hover, WHITE],
      [dark, hexOf('#2b1e27')],
      [darkHover, hexOf('#2b1e27')],
      [onPrimary, primary],
      [onDark, dark],
      [primary, tint],
      [dark, darkTint],
    ]
    expect(Math.min(...pairs.map(([one, other]) => contrast(one, other)))).toBeGreaterThanOrEqual(4.4)
  })

  it('returns the primary color for the focus ring', () => {
    const tokens = accentTokens('#4d6b3c')
    expect(tokens['--vk-focus']).toBe(tokens['--vk-primary'])
  })

  it('returns the accent unchanged if it has enough contrast', () => {
    expect(parts(accentTokens('#6e1b47')['--vk-primary'])[0]).toEqual(hexOf('#6e1b47'))
  })
})

describe('themeTokens', () => {
  it('returns no tokens for the default radius and without an accent', () => {
    expect(themeTokens({ radius: 'soft' })).toEqual({})
    expect(themeTokens({})).toEqual({})
  })

  it('returns the tokens of the radius and of the accent together', () => {
    const tokens = themeTokens({ accent: '#6e1b47', radius: 'none' })
    expect(tokens['--vk-radius-l']).toBe('0px')
    expect(tokens['--vk-primary']).toContain('light-dark(#6e1b47, ')
  })
})
