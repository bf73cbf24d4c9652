import { scriptFolder } from '../shell/script-place.ts'

/** In each address, where no server sees it: Firefox remembers that a module failed, for as long as a page is open. */
let failures = 0

/** Stands for `load-panel.ts` in the classic script, which fetches the panel's module from beside itself. */
export async function loadPanel(): Promise<typeof import('./panel.ts')> {
  try {
    return await import(/* @vite-ignore */ `${scriptFolder}wedding-assistant-panel.mjs#${failures}`)
  } catch (cause) {
    failures++
    throw cause
  }
}
