import { scriptFolder } from '../shell/script-place.ts'

/** Stands for `load-panel.ts` in the classic script, which fetches the panel's module from beside itself. */
export const loadPanel = (): Promise<typeof import('./panel.ts')> =>
  import(/* @vite-ignore */ `${scriptFolder}wedding-assistant-panel.mjs`)
