import MagicString from 'magic-string'
import type { Plugin } from 'vite'

const BEGINS = 'export let onMount ='

/**
 * `onMount` for stores that have one such listener each, as ours do; the library's goes through listeners of six kinds.
 * Like there, a store whose last listener went is given up a second later.
 */
const ON_MOUNT = `
export let onMount = (store, initialize) => {
  const { listen, off } = store
  let isActive, destroy
  store.listen = (listener) => {
    if (!store.lc && !isActive) {
      isActive = true
      destroy = initialize()
    }
    return listen(listener)
  }
  store.off = () => {
    off()
    setTimeout(() => {
      if (!isActive || store.lc) return
      isActive = false
      destroy?.()
    }, 1000)
  }
}
`

/** Cuts out of the store library what no element uses. A library that reads differently fails the build. */
export function trimNanostores(): Plugin {
  return {
    name: 'trim-nanostores',
    transform: {
      filter: { id: /\/nanostores\/lifecycle\/index\.js(?:\?|$)/ },
      handler(code) {
        const begin = code.indexOf(BEGINS)
        if (begin < 0) this.error('nanostores no longer has onMount at the end of its life cycle.')
        const trimmed = new MagicString(code).update(begin, code.length, ON_MOUNT)
        return { code: trimmed.toString(), map: trimmed.generateMap() }
      },
    },
  }
}
