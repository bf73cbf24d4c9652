/** A design token. It has one `value`, or one value for each theme. */
export interface Token {
  value?: string
  light?: string
  dark?: string
  /** The default value in an embedded widget, if it differs from the value on our own site. */
  widget?: string
  /** The value for visitors who prefer reduced motion. */
  reduced?: string
  /** If true, the first screen does not use the token, and `defaults-late.css` declares it. */
  late?: boolean
}

export type Tokens = Record<string, Token>

/** Generates the sheet for our own site, which declares all tokens as public `--vk-…` properties for each theme. */
export function siteSheet(tokens: Tokens): string {
  const dark = declarations(tokens, (token) => token.dark)
  return [
    rule(':root,\n[data-theme="light"]', [
      'color-scheme: light;',
      ...declarations(tokens, ({ value, light }) => value ?? light),
    ]),
    rule('[data-theme="dark"]', ['color-scheme: dark;', ...dark]),
    media('(prefers-color-scheme: dark)', rule('[data-theme="auto"]', ['color-scheme: dark;', ...dark])),
    media(
      '(prefers-reduced-motion: reduce)',
      rule(
        ':root',
        declarations(tokens, ({ reduced }) => reduced),
      ),
    ),
  ].join('\n\n')
}

/**
 * Generates the sheet of the root element. It declares each token as a private property that reads the public property
 * and falls back to a default. A value that the host sets on an ancestor takes precedence, even in a shadow tree. The
 * sheet contains only tokens that the component sheets use: the late ones if `isLate` is true, otherwise all others.
 */
export function defaultsSheet(tokens: Tokens, componentSheets: string, isLate = false): string {
  const used = usedTokens(tokens, componentSheets)
  const chosen = Object.fromEntries(
    Object.entries(tokens).filter(([name, { late = false }]) => used.has(name) && late === isLate),
  )
  const read = (name: string, value: string) => `--_${name}: var(--vk-${name}, ${value.replaceAll('var(', 'var(--_')});`
  const defaults = Object.entries(chosen).map(([name, { value, light, dark, widget }]) =>
    read(name, widget ?? value ?? `light-dark(${light}, ${dark})`),
  )
  const reduced = Object.entries(chosen).flatMap(([name, token]) => (token.reduced ? [read(name, token.reduced)] : []))
  return [rule('.vk-root', defaults), media('(prefers-reduced-motion: reduce)', rule('.vk-root', reduced))].join('\n\n')
}

/** Returns the names of the tokens that the sheets use, directly or through other tokens. */
function usedTokens(tokens: Tokens, sheets: string): Set<string> {
  const used = new Set<string>()
  const collect = (css: string, pattern: RegExp) => {
    for (const [, name = ''] of css.matchAll(pattern)) {
      if (!tokens[name] || used.has(name)) continue
      used.add(name)
      collect(tokens[name].value ?? '', /var\(([\w-]+)\)/g)
    }
  }
  collect(sheets, /var\(--_([\w-]+)/g)
  return used
}

function declarations(tokens: Tokens, pick: (token: Token) => string | undefined): string[] {
  return Object.entries(tokens).flatMap(([name, token]) => {
    const value = pick(token)
    return value === undefined ? [] : [`--vk-${name}: ${value.replaceAll('var(', 'var(--vk-')};`]
  })
}

function rule(selector: string, lines: string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
}

function media(query: string, inner: string): string {
  return `@media ${query} {\n${inner.replaceAll(/^/gm, '  ')}\n}`
}
