import { scriptFolder } from './script-place.ts'

type Parts = Record<string, unknown>

const files: Record<string, Promise<Parts> | undefined> = {}
/** In each address, where no server sees it: Firefox remembers that a module failed, for as long as a page is open. */
let failures = 0

/**
 * Brings what few ask for into a classic script that has everything else, from a file beside it. A file that did not come
 * is asked for anew.
 */
export async function later(file: string, key: string): Promise<unknown> {
  files[file] ??= fetchParts(file)
  try {
    return (await files[file])[key]
  } catch (cause) {
    delete files[file]
    failures++
    throw cause
  }
}

async function fetchParts(file: string): Promise<Parts> {
  const { default: make } = await import(/* @vite-ignore */ `${scriptFolder}${__VOWKIT_LATER__[file]}#${failures}`)
  return make(__VOWKIT_NEEDS__)
}
