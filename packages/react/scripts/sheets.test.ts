import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { sheets } from './sheets.ts'
import { defaultsSheet, siteSheet } from './token-sheets.ts'

const tokens = {
  ink: { light: '#111', dark: '#eee' },
  line: { light: '#ccc', dark: '#333' },
  e1: { value: '0 0 0 1px var(line)' },
  font: { value: '"Brand", serif', widget: 'serif' },
  slow: { value: '700ms', reduced: '1ms' },
}

it('the committed sheets equal the sheets generated from tokens.json and the component sheets', () => {
  for (const { file, content } of sheets()) expect(readFileSync(file, 'utf8')).toBe(content)
})

/** Returns a sheet together with the sheets that it imports. */
function withImports(path: string): string {
  const css = readFileSync(path, 'utf8')
  const imported = [...css.matchAll(/@import "([^"]+)"/g)].map(([, file = '']) =>
    withImports(join(dirname(path), file)),
  )
  return [...imported, css].join('\n')
}

it('the sheet of a profile declares its tokens before the sheets of sign-in and dialogs load', () => {
  const styles = join(import.meta.dirname, '../src/styles')
  const css = ['defaults.css', 'profile-panel.css'].map((name) => withImports(join(styles, name))).join('\n')
  const declared = new Set([...css.matchAll(/(--_[\w-]+):/g)].map(([, name]) => name))
  const used = new Set([...css.matchAll(/var\((--_[\w-]+)\)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !declared.has(name))).toEqual([])
})

it('the site sheet declares every token as a public property for each theme', () => {
  const css = siteSheet(tokens)
  expect(css).toContain('--vk-ink: #111;')
  expect(css).toMatch(/\[data-theme="dark"\] \{\n {2}color-scheme: dark;\n {2}--vk-ink: #eee;/)
  expect(css).toContain('--vk-e1: 0 0 0 1px var(--vk-line);')
})

it('the widget sheet declares a private property with a default for each token in use and omits all others', () => {
  const css = defaultsSheet(tokens, '.a { box-shadow: var(--_e1); font-family: var(--_font) }')
  expect(css).toContain('--_e1: var(--vk-e1, 0 0 0 1px var(--_line));')
  expect(css).toContain('--_line: var(--vk-line, light-dark(#ccc, #333));')
  expect(css).toContain('--_font: var(--vk-font, serif);')
  expect(css).not.toContain('--_ink')
})

it('the widget sheet leaves the tokens marked as late to a separate sheet', () => {
  const late = { ...tokens, slow: { ...tokens.slow, late: true } }
  const used = 'var(--_ink) var(--_slow)'
  expect(defaultsSheet(late, used)).not.toContain('--_slow')
  expect(defaultsSheet(late, used, true)).toMatch(/^\.vk-root \{\n {2}--_slow: var\(--vk-slow, 700ms\);\n\}/)
})

it('the widget sheet declares no public token on a component root', () => {
  expect(defaultsSheet(tokens, 'var(--_ink) var(--_slow)')).not.toMatch(/^\s*--vk-/m)
})
