/**
 * Subsets the fonts to the Latin letters and weights that the site uses, and the display font to one optical size.
 * With all axes the fonts would be larger than the site's code. Accented letters are in separate files, which load on
 * demand. Run `node scripts/cut-fonts.ts` after updating a font, and commit the output.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const FROM = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const TO = new URL('../src/shared/fonts/', import.meta.url)

/** The design for large sizes. Its thin strokes stay legible at 22 px. */
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
/** Must match the `unicode-range`s in the style sheets next to the output files. */
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

// Every screen shows the wordmark, and most have no other italics, so it gets its own small file.
const italic = await readFile(new URL('newsreader/files/newsreader-latin-opsz-italic.woff2', FROM))
const wordmark = await subsetFont(italic, 'vowkit', {
  targetFormat: 'woff2',
  variationAxes: { wght: 300, opsz: OPTICAL_SIZE },
})
await writeFile(new URL('wordmark.woff2', TO), wordmark)
