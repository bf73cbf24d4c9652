import { watchElements } from './watch-elements.ts'
import { whenWanted } from './when-wanted.ts'

declare const __VOWKIT_TAGS__: string[]

const script =
  document.currentScript ?? document.querySelector<HTMLScriptElement>('script[src*="/embed/"][src*="/loader.js"]')

/** Finds our elements on the page and loads the code of each when somebody gets near it. */
if (script instanceof HTMLScriptElement) {
  const folder = new URL('.', script.src)
  const loadOf = new Map<string, Promise<void>>()

  const load = (tag: string): Promise<void> => {
    const loading = loadOf.get(tag) ?? importElement(new URL(`${tag}.mjs`, folder), tag)
    loadOf.set(tag, loading)
    return loading
  }

  const importElement = async (url: URL, tag: string): Promise<void> => {
    try {
      await import(/* @vite-ignore */ url.href)
    } catch (cause) {
      loadOf.delete(tag)
      console.error(`<${tag}> could not be loaded from ${url.origin}:`, cause)
    }
  }

  watchElements(__VOWKIT_TAGS__, (element) => whenWanted(element, () => load(element.localName)))
}
