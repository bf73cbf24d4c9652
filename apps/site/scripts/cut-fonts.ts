/**
 * Cuts the faces down to what the site shows of them: Latin letters, in the weights that are used and, of the display
 * face, at the optical size of a headline. As they come, their axes make them heavier than all of our code. Letters
 * with accents are files of their own, which come when a page has some.
 * Run it with `node scripts/cut-fonts.ts` after a new version of a face; the files are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const FROM = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const TO = new URL('../src/shared/fonts/', import.meta.url)

/** The drawing for large sizes, whose thin strokes still hold at 22 px. */
const OPTICAL_SIZE = 60
const DISPLAY = { wght: { min: 200, max: 400 }, opsz: OPTICAL_SIZE }
const FACES = [
  { from: 'newsreader/files/newsreader-latin-opsz-normal', to: 'newsreader-normal', variationAxes: DISPLAY },
  { from: 'newsreader/files/newsreader-latin-opsz-italic', to: 'newsreader-italic', variationAxes: DISPLAY },
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
    to: 'hanken-grotesk',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

const ASCII = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index))
const LATIN_1 = String.fromCodePoint(...Array.from({ length: 0x60 }, (_, index) => 0xa0 + index))
const SIGNS = '\u{a0}©·×‐‑–—‘’‚“”„•…€™'
/** The same sets as the `unicode-range`s in the style sheets beside the files. */
const SETS = {
  latin: ASCII + SIGNS,
  accents: [...LATIN_1].filter((letter) => !SIGNS.includes(letter)).join(''),
}

for (const { from, to, variationAxes } of FACES) {
  const face = await readFile(new URL(`${from}.woff2`, FROM))
  for (const [set, letters] of Object.entries(SETS)) {
    const cut = await subsetFont(face, letters, { targetFormat: 'woff2', variationAxes })
    await writeFile(new URL(`${to}-${set}.woff2`, TO), cut)
  }
}

// The product's name stands on every screen, and most of them have nothing else in italics.
const italic = await readFile(new URL('newsreader/files/newsreader-latin-opsz-italic.woff2', FROM))
const wordmark = await subsetFont(italic, 'vowkit', {
  targetFormat: 'woff2',
  variationAxes: { wght: 300, opsz: OPTICAL_SIZE },
})
await writeFile(new URL('wordmark.woff2', TO), wordmark)
