import { findFolder } from './find-folder.ts'
import { isFirst } from './is-first.ts'
import { queueCalls } from './queue-calls.ts'
import { reportFailure } from './report-failure.ts'
import { runScript } from './run-script.ts'
import { watchElements } from './watch-elements.ts'
import { whenWanted } from './when-wanted.ts'

declare const __VOWKIT_METHODS__: Record<string, string[]>

/** Finds the elements on the page, and loads the code of each element before the visitor scrolls to it. */
function start(folder: URL): void {
  const loadOf = new Map<string, Promise<void>>()
  const failed = new Set<string>()
  const importFile = (file: string) => import(/* @vite-ignore */ new URL(file, folder).href)

  function load(element: Element): Promise<void> {
    const tag = element.localName
    const loading = loadOf.get(tag) ?? importElement(tag)
    loadOf.set(tag, loading)
    return loading.catch((cause) => reportFailure(element, cause))
  }

  async function importElement(tag: string): Promise<void> {
    try {
      const importing = importFile(`${tag}.mjs`)
      // Loads the classic script after a failed import. Firefox caches a failed module and its imports until the page
      // is reloaded.
      await (failed.has(tag) ? importing.catch(() => runScript(new URL(`${tag}.js`, folder).href)) : importing)
    } catch (cause) {
      failed.add(tag)
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
if (!folder) console.error('loader.js cannot determine its URL. Load it with its own script tag.')
else if (isFirst()) start(folder)
