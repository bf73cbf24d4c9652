import type { Plugin } from 'vite'

const OURS = /(--_|\bvk-[a-z0-9-]+__)[a-z][a-z0-9-]*/g

/**
 * Gives what is inside our components short names: classes such as `vk-card__name`, and private properties such as
 * `--_ink`. They are nobody's but our sheets': pages have `part` and `--vk-ink`. They stand in the code in full.
 */
export function shortenNames(): Plugin {
  return {
    name: 'shorten-names',
    generateBundle(_options, bundle) {
      const names = new Map<string, string>()
      const shorten = (name: string, kind: string) => {
        const short = names.get(name) ?? `${kind === '--_' ? kind : 'c'}${names.size.toString(36)}`
        names.set(name, short)
        return short
      }
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(OURS, shorten)
    },
  }
}
