import MagicString from 'magic-string'
import { type ESTree, type Plugin, parseSync, type Rollup } from 'vite'
import { rewriteChunk } from './rewrite-chunk.ts'

/**
 * Makes of a module, and others that import from it, a classic script and modules that it fetches. What they imported is
 * handed over: a classic script has no exports, and another copy of it would be another state. In the script
 * `__VOWKIT_LATER__` becomes the addresses of the modules, and `__VOWKIT_NEEDS__` what each of them is called with.
 */
export function toClassic(mainName: string): Plugin {
  return {
    name: 'to-classic',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const rewrite = (chunk: Rollup.OutputChunk, changed: MagicString) =>
        rewriteChunk(bundle, chunk, { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) })

      for (const chunk of chunks) {
        const { changed, imported, exported } = withoutNames(chunk)
        if (chunk.name !== mainName) {
          if (chunk.imports.some((file) => bundle[file]?.name !== mainName))
            this.error(`${chunk.fileName} has no place.`)
          rewrite(chunk, changed.prepend(`export default({${imported}})=>{`).append(`return{${exported}}}`))
          continue
        }
        const addresses = chunks.filter((each) => each !== chunk).map(({ name, fileName }) => [name, fileName])
        mark(changed, '__VOWKIT_LATER__', JSON.stringify(Object.fromEntries(addresses)))
        mark(changed, '__VOWKIT_NEEDS__', `{${exported}}`)
        rewrite(chunk, changed.prepend('(()=>{').append('})();'))
      }
    },
  }
}

function mark(code: MagicString, name: string, value: string): void {
  if (!code.original.includes(name)) throw new Error(`A script that fetches nothing later: it has no ${name}.`)
  code.replace(name, () => value)
}

/** The code without its imports and exports, and these as they stand in an object: the name outside, the name inside. */
function withoutNames({ fileName, code }: Rollup.OutputChunk) {
  const changed = new MagicString(code)
  let [imported, exported] = ['', '']
  for (const node of parseSync(fileName, code).program.body) {
    if (node.type === 'ImportDeclaration')
      for (const each of node.specifiers)
        if (each.type === 'ImportSpecifier') imported += `${nameOf(each.imported)}:${each.local.name},`
    if (node.type === 'ExportNamedDeclaration')
      for (const each of node.specifiers) exported += `${nameOf(each.exported)}:${nameOf(each.local)},`
    if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration')
      changed.remove(node.start, node.end)
  }
  return { changed, imported, exported }
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name
}
