import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { create } from '@cantoo/fontkit'

/** A file with some characters of a font family. */
export interface FontSlice {
  /** WOFF2. */
  bytes: Buffer
  /** The code points it has. */
  characters: Set<number>
}

/** Opens a font file. */
export interface Fontkit {
  create: typeof create
}

interface ListedSlice {
  path: string
  /** Inclusive ranges of code points that the package lists for it. The font may lack some. */
  ranges: [number, number][]
}

const PACKAGE = '@fontsource-variable/noto-sans'
/** Noto Sans, then the scripts that have a family of their own. */
const FAMILIES = ['', '-arabic', '-hebrew', '-armenian', '-georgian', '-thai']
/** Japanese and Chinese share code points that each writes differently. Kana shows that a text is Japanese. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const JAPANESE_FIRST = ['-jp', '-kr', '-sc']
const CHINESE_FIRST = ['-sc', '-jp', '-kr']

const listed = new Map<string, Promise<ListedSlice[]>>()

/** The slices that hold characters of the text, preferred first. */
export async function loadSlices(text: string, fontkit: Fontkit): Promise<FontSlice[]> {
  const families = [...FAMILIES, ...(KANA.test(text) ? JAPANESE_FIRST : CHINESE_FIRST)]
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0)
  const slices: FontSlice[] = []
  for (const family of families) {
    const known = listed.get(family) ?? readList(`${PACKAGE}${family}`)
    listed.set(family, known)
    for (const { path, ranges } of await known) {
      if (!codes.some((code) => ranges.some(([first, last]) => code >= first && code <= last))) continue
      const bytes = await readFile(path)
      const font = fontkit.create(bytes)
      if ('characterSet' in font) slices.push({ bytes, characters: new Set(font.characterSet) })
    }
  }
  return slices
}

/** Whether a slice has a character. */
export function covers({ characters }: FontSlice, character: string): boolean {
  return characters.has(character.codePointAt(0) ?? 0)
}

async function readList(name: string): Promise<ListedSlice[]> {
  const table = JSON.parse(await readFile(resolve(`${name}/unicode.json`), 'utf8')) as Record<string, string>
  const file = name.slice(name.indexOf('/') + 1)
  return Object.entries(table)
    .reverse()
    .map(([slice, ranges]) => ({
      // Numbered slices are written `[12]` here and `12` in the file name.
      path: resolve(`${name}/files/${file}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: ranges.split(',').map(readRange),
    }))
}

function readRange(text: string): [number, number] {
  const [first = '', last = first] = text.replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

function resolve(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier))
}
