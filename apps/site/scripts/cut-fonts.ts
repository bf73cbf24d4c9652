/**
 * Cuts the display face down to what the site shows of it: Latin letters in the weights and at the optical size of a
 * headline. As it comes, its two axes make it heavier than all of our code.
 * Run it with `node scripts/cut-fonts.ts` after a new version of the face; the files are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const FROM = new URL('../node_modules/@fontsource-variable/newsreader/files/', import.meta.url)
const TO = new URL('../src/shared/fonts/', import.meta.url)

/** The drawing for large sizes, whose thin strokes still hold at 22 px. */
const OPTICAL_SIZE = 60
const WEIGHTS = { min: 200, max: 400 }

const LATIN = String.fromCodePoint(...Array.from({ length: 0xe0 }, (_, index) => 0x20 + index))
const PUNCTUATION = '‐‑–—‘’‚“”„•…€™'

for (const style of ['normal', 'italic']) {
  const face = await readFile(new URL(`newsreader-latin-opsz-${style}.woff2`, FROM))
  const cut = await subsetFont(face, LATIN + PUNCTUATION, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS, opsz: OPTICAL_SIZE },
  })
  await writeFile(new URL(`newsreader-latin-${style}.woff2`, TO), cut)
}
