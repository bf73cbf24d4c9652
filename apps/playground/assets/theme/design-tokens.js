/* Tokens in the format of the Design Tokens Community Group, https://www.designtokens.org/TR/2025.10/format/ */
import { toHex } from '../shared/contrast.js'
import { effectiveValue } from './model.js'

const EXTENSION = 'com.vowkit'

/* Returns a typed value, or undefined if the format has no type for it. */
function toTyped(text) {
  const [, number, unit] = /^(-?[\d.]+)(px|rem|em|ms|s)?$/.exec(text) ?? []
  if (text.startsWith('#') && toHex(text)) return { $type: 'color', $value: toColor(toHex(text)) }
  if (unit === 'px' || unit === 'rem') return { $type: 'dimension', $value: { value: Number(number), unit } }
  if (unit === 'ms' || unit === 's') return { $type: 'duration', $value: { value: Number(number), unit } }
  if (unit === 'em') return { $type: 'number', $value: Number(number), $description: 'Multiple of the font size (em)' }
  if (number !== undefined) return { $type: 'number', $value: Number(number) }
  const [, points] = /^cubic-bezier\(([\d., -]+)\)$/.exec(text) ?? []
  return points ? { $type: 'cubicBezier', $value: points.split(',').map(Number) } : undefined
}

function toColor(hex) {
  const components = [1, 3, 5].map(
    (start) => Math.round((Number.parseInt(hex.slice(start, start + 2), 16) / 255) * 1e4) / 1e4,
  )
  return { colorSpace: 'srgb', components, alpha: 1, hex }
}

function toFonts(text) {
  const names = text.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
  return { $type: 'fontFamily', $value: names }
}

/*
 * Returns the changed tokens as JSON. Colors are in the groups `light` and `dark`. Values without a type in the format,
 * such as shadows, are CSS in `$extensions`.
 */
export function toDesignTokens(tokens, theme, derived, changed) {
  const groups = { light: {}, dark: {}, shared: {} }
  const css = {}
  const add = (group, name, text) => {
    const typed = name.startsWith('font-') ? toFonts(text) : toTyped(text)
    if (typed) groups[group][name] = { ...typed, $extensions: { [EXTENSION]: { property: `--vk-${name}` } } }
    else css[`--vk-${name}`] = { ...css[`--vk-${name}`], [group]: text }
  }
  for (const token of tokens.filter(({ name }) => changed.includes(name))) {
    const { light, dark } = effectiveValue(token, theme, derived)
    if (token.dark === undefined) add('shared', token.name, light)
    else {
      add('light', token.name, light)
      add('dark', token.name, dark)
    }
  }
  const filled = Object.entries(groups).filter(([, group]) => Object.keys(group).length > 0)
  const extensions = { attributes: theme.attributes, ...(Object.keys(css).length > 0 && { css }) }
  const file = { vowkit: { $extensions: { [EXTENSION]: extensions }, ...Object.fromEntries(filled) } }
  return `${JSON.stringify(file, null, 2).replaceAll(/\[\s+([\d.,\s-]+?)\s+\]/g, (_, list) => `[${list.replaceAll(/\s+/g, ' ')}]`)}\n`
}
