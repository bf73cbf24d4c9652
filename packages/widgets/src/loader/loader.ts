import { findFolder } from './find-folder.ts'
import { isFirst } from './is-first.ts'
import { queueCalls } from './queue-calls.ts'
import { tellFailure } from './tell-failure.ts'
import { watchElements } from './watch-elements.ts'
import { whenWanted } from './when-wanted.ts'

declare const __VOWKIT_METHODS__: Record<string, string[]>

/** Finds our elements on the page and loads the code of each when somebody gets near it. */
function start(folder: URL): void {
  const loadOf = new Map<string, Promise<void>>()

  function load(element: Element): Promise<void> {
    const tag = element.localName
    const loading = loadOf.get(tag) ?? importElement(tag)
    loadOf.set(tag, loading)
    return loading.catch((cause) => tellFailure(element, cause))
  }

  async function importElement(tag: string): Promise<void> {
    try {
      await import(/* @vite-ignore */ new URL(`${tag}.mjs`, folder).href)
    } catch (cause) {
      loadOf.delete(tag)
      const message = `<${tag}> could not be loaded from ${folder.origin}.`
      console.error(message, cause)
      throw new Error(message, { cause })
    }
  }

  watchElements(Object.keys(__VOWKIT_METHODS__), (element) => {
    queueCalls(element, __VOWKIT_METHODS__[element.localName] ?? [], () => load(element))
    whenWanted(element, () => load(element))
  })
}

const folder = findFolder()
if (!folder) console.error('loader.js cannot tell where it came from: it needs a script tag of its own.')
else if (isFirst()) start(folder)
