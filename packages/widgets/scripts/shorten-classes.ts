import type { Plugin } from 'vite'

const PART_CLASS = /\bvk-[a-z0-9-]+__[a-z0-9-]+/g

/**
 * Gives the classes of what is inside our components, such as `vk-card__name`, names of two letters. They are nobody's
 * but our sheets': pages have `part` for what they may style.
 */
export function shortenClasses(): Plugin {
  return {
    name: 'shorten-classes',
    generateBundle(_options, bundle) {
      const names = new Map<string, string>()
      const shorten = (name: string) => {
        const short = names.get(name) ?? `c${names.size.toString(36)}`
        names.set(name, short)
        return short
      }
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(PART_CLASS, shorten)
    },
  }
}
