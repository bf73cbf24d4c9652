/* A theme: attributes of the elements, and values of tokens. The URL stores it. */
import { DERIVED } from './groups.js'

const ATTRIBUTES = ['accent', 'theme', 'radius', 'density', 'fonts']
/* Names of fields and of parameters in the URL. They differ from names of attributes: `density` is both. */
export const fieldOf = (token) => `vk-${token}`
export const darkFieldOf = (token) => `vk-${token}.dark`

/* Reads a theme from a query, in which `vk-ink` is a token and `vk-ink.dark` its value in the dark theme. */
export function readTheme(query, tokens) {
  const given = new URLSearchParams(query)
  const pick = (names, paramOf = (name) => name) =>
    Object.fromEntries(names.map((name) => [name, given.get(paramOf(name))]).filter(([, value]) => value))
  const names = tokens.map(({ name }) => name)
  const colors = tokens.filter((token) => token.dark !== undefined).map(({ name }) => name)
  return { attributes: pick(ATTRIBUTES), values: pick(names, fieldOf), dark: pick(colors, darkFieldOf) }
}

export function toQuery({ attributes, values, dark }) {
  const inLight = Object.entries(values).map(([name, value]) => [fieldOf(name), value])
  const inDark = Object.entries(dark).map(([name, value]) => [darkFieldOf(name), value])
  return new URLSearchParams([...Object.entries(attributes), ...inLight, ...inDark]).toString()
}

/* Returns the value of a token in both themes: the chosen one, else the derived one, else the default. */
export function effectiveValue({ name, value, dark = value }, theme, derived) {
  const [light, inDark] = split(derived[name]) ?? [value, dark]
  return { light: theme.values[name] ?? light, dark: theme.dark[name] ?? inDark }
}

/* Returns the changed tokens as CSS values, by name. */
export function toDeclarations(tokens, theme, derived) {
  return tokens
    .filter(({ name }) => derived[name] || theme.values[name] || theme.dark[name])
    .map((token) => {
      const { light, dark } = effectiveValue(token, theme, derived)
      return [token.name, light === dark || token.dark === undefined ? light : `light-dark(${light}, ${dark})`]
    })
}

/* Returns the tokens that the attributes of a theme determine. */
export function derivedNames({ attributes }) {
  return Object.entries(DERIVED).flatMap(([attribute, names]) => (attributes[attribute] ? names : []))
}

function split(value) {
  if (!value) return undefined
  const [, light, dark] = /^light-dark\(([^,]+), ([^)]+)\)$/.exec(value) ?? [undefined, value, value]
  return [light, dark]
}
