import MagicString from 'magic-string'
import { type Plugin, parseSync, Visitor } from 'vite'
import { version } from '../vite.shared.ts'
import { rewriteChunk } from './rewrite-chunk.ts'

const OURS = /(--_|\bvk-[a-z0-9-]+__)[a-z][a-z0-9-]*/g

/**
 * Gives what is inside our components short names: classes such as `vk-card__name`, and private properties such as
 * `--_ink`. They are nobody's but our sheets': pages have `part` and `--vk-ink`. They stand in the code in full. Files
 * built apart that meet in one shadow root need names that begin differently.
 */
export function shortenNames(beginning = ''): Plugin {
  return {
    name: 'shorten-names',
    // Files of one release only have the same names: a browser must not keep one beside those of the next.
    augmentChunkHash: () => version,
    generateBundle(_options, bundle) {
      const names = new Map<string, string>()
      const shorten = (name: string, kind: string) => {
        const short = names.get(name) ?? `${kind === '--_' ? kind : 'c'}${beginning}${names.size.toString(36)}`
        names.set(name, short)
        return short
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const replaced = replaceInTexts(chunk.fileName, chunk.code, shorten)
        rewriteChunk(bundle, chunk, { code: replaced.toString(), map: replaced.generateMap({ hires: 'boundary' }) })
      }
    },
  }
}

/** Replaces in the texts of the code only: `n--_` may be a subtraction. */
function replaceInTexts(file: string, code: string, shorten: (name: string, kind: string) => string): MagicString {
  const texts: { start: number; end: number }[] = []
  const note = (node: { start: number; end: number }) => texts.push(node)
  new Visitor({ Literal: note, TemplateElement: note }).visit(parseSync(file, code).program)
  const replaced = new MagicString(code)
  for (const { start, end } of texts.sort((one, other) => one.start - other.start))
    for (const { 0: name, 1: kind = '', index } of code.slice(start, end).matchAll(OURS))
      replaced.update(start + index, start + index + name.length, shorten(name, kind))
  return replaced
}
