import { scriptFolder } from './script-place.ts'
import type { LanguageWords } from './words-of.ts'

/** Stands for `languages.ts` in classic scripts, which have everything in one file but the languages beside it. */
export const languages: Readonly<Record<string, () => Promise<{ words: LanguageWords }>>> = {
  es: () => import(/* @vite-ignore */ `${scriptFolder}languages/es.mjs`),
}
