import { WEDDING_STYLES } from '@vowkit/sdk-core/contract'
import { expect, it } from 'vitest'
import { sceneMessages } from './messages.ts'
import { HERO_SCENES, LOOKS, PICTURES, styleFile } from './pictures.ts'
import { WASHES } from './washes.ts'

const files = new Set(Object.keys(import.meta.glob('../../../public/img/*')).map((path) => path.split('/').at(-1)))
const isThere = (name: string) => files.has(name)

it.each(PICTURES.map((picture) => [picture.file, picture] as const))(
  '%s has all image files and a placeholder gradient',
  (file, { widths }) => {
    for (const width of widths) {
      expect(isThere(`${file}-${width}.avif`)).toBe(true)
      expect(isThere(`${file}-${width}.webp`)).toBe(true)
    }
    expect(WASHES[file]).toMatch(/^linear-gradient\(/)
  },
)

it('every style has a small image', () => {
  expect(WEDDING_STYLES.filter((style) => !isThere(`${styleFile(style)}.webp`))).toEqual([])
})

it('every suggested inspiration has a JPEG file', () => {
  expect(LOOKS.filter(({ jpeg }) => !isThere(jpeg.replace('/img/', '')))).toEqual([])
})

it('every hero image has an alt text that is longer than its caption', () => {
  for (const { file } of HERO_SCENES) {
    const { alt, caption } = sceneMessages.english[file]
    expect(alt.length).toBeGreaterThan(caption.length)
  }
})
