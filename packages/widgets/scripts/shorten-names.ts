import { type Plugin, parseSync, Visitor } from 'vite'

const OURS = /(--_|\bvk-[a-z0-9-]+__)[a-z][a-z0-9-]*/g

/**
 * Gives what is inside our components short names: classes such as `vk-card__name`, and private properties such as
 * `--_ink`. They are nobody's but our sheets': pages have `part` and `--vk-ink`. They stand in the code in full. Files
 * built apart that meet in one shadow root need names that begin differently.
 */
export function shortenNames(beginning = ''): Plugin {
  return {
    name: 'shorten-names',
    generateBundle(_options, bundle) {
      const names = new Map<string, string>()
      const shorten = (name: string, kind: string) => {
        const short = names.get(name) ?? `${kind === '--_' ? kind : 'c'}${beginning}${names.size.toString(36)}`
        names.set(name, short)
        return short
      }
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = replaceInTexts(chunk.fileName, chunk.code, (text) => text.replace(OURS, shorten))
    },
  }
}

/** Replaces in the texts of the code only: `n--_` may be a subtraction. */
function replaceInTexts(file: string, code: string, replace: (text: string) => string): string {
  const texts: { start: number; end: number }[] = []
  const note = (node: { start: number; end: number }) => texts.push(node)
  new Visitor({ Literal: note, TemplateElement: note }).visit(parseSync(file, code).program)
  let rest = 0
  let replaced = ''
  for (const { start, end } of texts.sort((one, other) => one.start - other.start)) {
    replaced += code.slice(rest, start) + replace(code.slice(start, end))
    rest = end
  }
  return replaced + code.slice(rest)
}
