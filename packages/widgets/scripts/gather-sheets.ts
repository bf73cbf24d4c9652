import MagicString from 'magic-string'
import { type Plugin, parseSync, Visitor } from 'vite'
import { rewriteChunk } from './rewrite-chunk.ts'

/** How a classic script begins once it is minified. */
const BEGINNING = /^(?:!function\(\)|\(\(\)=>)\{/
/** No other text is as long as a style sheet. */
const LENGTH = 1000

/**
 * Puts the style sheets of a classic script side by side at its beginning. They are much alike, and compression looks
 * back no further than 32 KB. It comes after the minifier, which puts what is used once where it is used.
 */
export function gatherSheets(): Plugin {
  return {
    name: 'gather-sheets',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const code = gather(chunk.code)
        rewriteChunk(bundle, chunk, { code: code.toString(), map: code.generateMap({ hires: 'boundary' }) })
      }
    },
  }
}

function gather(code: string): MagicString {
  const gathered = new MagicString(code)
  const sheets = sheetsOf(code)
  const [beginning] = BEGINNING.exec(code) ?? []
  if (!beginning || sheets.length === 0) return gathered
  const named = sheets.map(({ start, end }, place) => {
    gathered.update(start, end, `sheet__${place}`)
    return `sheet__${place}=${code.slice(start, end)}`
  })
  return gathered.appendLeft(beginning.length, `var ${named.join()};`)
}

function sheetsOf(code: string): { start: number; end: number }[] {
  const sheets: { start: number; end: number }[] = []
  const note = (node: { start: number; end: number }) => {
    if (node.end - node.start > LENGTH && code.slice(node.start, node.end).includes('}.')) sheets.push(node)
  }
  new Visitor({
    Literal: note,
    TemplateLiteral: (node) => node.expressions.length === 0 && note(node),
  }).visit(parseSync('script.js', code).program)
  return sheets
}
