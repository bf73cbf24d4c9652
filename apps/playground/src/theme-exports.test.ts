import { expect, it } from 'vitest'
import { EXPORTS } from '../assets/theme/exports.js'
import { readTheme, toQuery } from '../assets/theme/model.js'
import { readTokens } from './tokens.ts'

const tokens = readTokens()
const DERIVED = {
  primary: 'light-dark(#4d6b3c, #7b9b6a)',
  'primary-hover': 'light-dark(#3a5729, #8dae7b)',
  'on-primary': 'light-dark(#ffffff, #071601)',
  'primary-tint': 'light-dark(#e0f2d7, #1e2b17)',
}

function exportAs(format: keyof typeof EXPORTS, query: string, derived: Record<string, string> = {}): string {
  return EXPORTS[format].toText({ tokens, theme: readTheme(query, tokens), derived })
}

it('reads a theme from a URL, ignores unknown tokens, and writes the same URL', () => {
  const query = 'accent=%234d6b3c&density=compact&vk-ink=%23111111&vk-radius-l=4px&vk-ink.dark=%23eeeeee'
  expect(toQuery(readTheme(`${query}&nothing=1&vk-radius-l.dark=none`, tokens))).toBe(query)
})

it('exports changed tokens as CSS, for both themes', () => {
  expect(exportAs('css', 'vk-ink=%23111111&vk-ink.dark=%23eeeeee&vk-line=%23cccccc&vk-radius-l=4px')).toBe(
    [
      ':root {',
      '  --vk-line: light-dark(#cccccc, #43323d);',
      '  --vk-ink: light-dark(#111111, #eeeeee);',
      '  --vk-radius-l: 4px;',
      '}\n',
    ].join('\n'),
  )
})

it('exports an accent as an attribute, and as the derived tokens where no attribute exists', () => {
  expect(exportAs('attributes', 'accent=%234d6b3c&theme=auto', DERIVED)).toBe(
    '<vision-generator\n  accent="#4d6b3c"\n  theme="auto"></vision-generator>\n',
  )
  expect(exportAs('css', 'accent=%234d6b3c&theme=auto', DERIVED)).toContain(
    '--vk-primary: light-dark(#4d6b3c, #7b9b6a);',
  )
  expect(exportAs('css', 'accent=%234d6b3c&theme=auto', DERIVED)).toContain(
    '/* Set these attributes too: theme="auto" */',
  )
})

it('exports all derived tokens instead of the accent if one of them has another value', () => {
  const html = exportAs('attributes', 'accent=%234d6b3c&vk-primary.dark=%2399cc77', DERIVED)
  expect(html).not.toContain('accent=')
  expect(html).toContain('--vk-primary: light-dark(#4d6b3c, #99cc77)')
  expect(html).toContain('--vk-on-primary: light-dark(#ffffff, #071601)')
})

it('exports design tokens with the types of the community group’s format', () => {
  const query =
    'density=compact&vk-ink=%23ff0000&vk-radius-l=4px&vk-text-xs=0.8em&vk-display-weight=400&vk-t-enter=150ms&vk-ease=cubic-bezier(0, 0, 1, 1)&vk-font-ui="Hanken Grotesk", serif&vk-e1=none'
  const { vowkit } = JSON.parse(exportAs('json', query))
  expect(vowkit.light.ink).toMatchObject({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [1, 0, 0], alpha: 1, hex: '#ff0000' },
    $extensions: { 'com.vowkit': { property: '--vk-ink' } },
  })
  expect(vowkit.dark.ink.$value.hex).toBe('#f8eff4')
  expect(vowkit.shared).toMatchObject({
    'radius-l': { $type: 'dimension', $value: { value: 4, unit: 'px' } },
    'text-xs': { $type: 'number', $value: 0.8 },
    'display-weight': { $type: 'number', $value: 400 },
    't-enter': { $type: 'duration', $value: { value: 150, unit: 'ms' } },
    ease: { $type: 'cubicBezier', $value: [0, 0, 1, 1] },
    'font-ui': { $type: 'fontFamily', $value: ['Hanken Grotesk', 'serif'] },
  })
  expect(vowkit.$extensions['com.vowkit']).toEqual({
    attributes: { density: 'compact' },
    css: { '--vk-e1': { shared: 'none' } },
  })
})

it('exports props of the provider, and the brand and tokens as a style for React', () => {
  const code = exportAs('react', 'accent=%234d6b3c&theme=dark&fonts=inherit&radius=none&vk-ink=%23111111', DERIVED)
  expect(code).toContain('<VowkitProvider client={client} theme="dark" fonts="inherit">')
  expect(code).toContain("...themeTokens({ accent: '#4d6b3c', radius: 'none' }),")
  expect(code).toContain(`'--vk-ink': "light-dark(#111111, #f8eff4)",`)
  expect(code).not.toContain('--vk-primary')
})
