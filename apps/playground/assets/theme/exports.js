/* A theme as code: custom properties, attributes, design tokens, and props of the React components. */
import { escapeHtml, toElement } from '../shared/markup.js'
import { toDesignTokens } from './design-tokens.js'
import { DERIVED } from './groups.js'
import { derivedNames, toDeclarations } from './model.js'

/* The accent and the radius have no prop in React: `themeTokens` stands for them. */
const REACT_PROPS = ['theme', 'density', 'fonts']

export const EXPORTS = {
  css: { name: 'CSS', file: 'vowkit-theme.css', type: 'text/css', toText: toCss },
  attributes: { name: 'Attributes', file: 'vowkit-theme.html', type: 'text/html', toText: toAttributes },
  json: { name: 'JSON', file: 'vowkit.tokens.json', type: 'application/json', toText: toJson },
  react: { name: 'React', file: 'vowkit-theme.tsx', type: 'text/plain', toText: toReact },
}

function toCss({ tokens, theme, derived }) {
  const lines = toDeclarations(tokens, theme, derived).map(([name, value]) => `  --vk-${name}: ${value};\n`)
  const others = Object.entries(theme.attributes).filter(([name]) => REACT_PROPS.includes(name))
  const note = others.map(([name, value]) => `${name}="${value}"`).join(' ')
  if (lines.length === 0 && !note) return '/* Nothing has changed yet. */\n'
  return `${note && `/* Set these attributes too: ${note} */\n`}:root {\n${lines.join('')}}\n`
}

/* Leaves out what an attribute determines. An attribute is left out if a token overrides what it determines. */
function toAttributes({ tokens, theme, derived }) {
  const own = { ...theme.values, ...theme.dark }
  const isOverridden = (name) => DERIVED[name]?.some((token) => own[token])
  const attributes = Object.entries(theme.attributes).filter(([name]) => !isOverridden(name))
  const covered = derivedNames({ attributes: Object.fromEntries(attributes) })
  const style = toDeclarations(tokens, theme, derived)
    .filter(([name]) => !covered.includes(name))
    .map(([name, value]) => `--vk-${name}: ${value}`)
  const all = style.length > 0 ? [...attributes, ['style', style.join('; ')]] : attributes
  return `${toElement('vision-generator', all)}\n`
}

function toJson({ tokens, theme, derived }) {
  const changed = toDeclarations(tokens, theme, derived).map(([name]) => name)
  return toDesignTokens(tokens, theme, derived, changed)
}

function toReact({ tokens, theme, derived }) {
  const props = REACT_PROPS.filter((name) => theme.attributes[name]).map(
    (name) => ` ${name}="${escapeHtml(theme.attributes[name])}"`,
  )
  const brand = Object.keys(DERIVED).filter((name) => theme.attributes[name])
  const spread = brand.map((name) => `${name}: '${theme.attributes[name]}'`).join(', ')
  const own = toDeclarations(tokens, theme, derived).filter(([name]) => theme.values[name] || theme.dark[name])
  const lines = [
    ...(spread ? [`  ...themeTokens({ ${spread} }),\n`] : []),
    ...own.map(([name, value]) => `  '--vk-${name}': ${JSON.stringify(value)},\n`),
  ]
  return `import { VowkitProvider } from '@vowkit/react'
${spread && "import { themeTokens } from '@vowkit/react/theme'\n"}import type { Client } from '@vowkit/sdk-core'
import type { CSSProperties, ReactNode } from 'react'

const brand = {
${lines.join('')}} as CSSProperties

export function Themed({ client, children }: { client: Client; children: ReactNode }) {
  return (
    <div style={brand}>
      <VowkitProvider client={client}${props.join('')}>{children}</VowkitProvider>
    </div>
  )
}
`
}
