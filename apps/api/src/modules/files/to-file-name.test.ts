import { expect, it } from 'vitest'
import { toAttachment, toFileName } from './to-file-name.ts'

it.each([
  ['Moroccan courtyard at dusk', 'moroccan-courtyard-at-dusk'],
  ['Our day! (No. 2)', 'our-day-no-2'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a"; filename=evil.exe\r\nX: y', 'a-filename-evil-exe-x-y'],
  ['Jardín al anochecer', 'jardín-al-anochecer'],
  ['海滩婚礼', '海滩婚礼'],
  ['🎉', 'picture'],
  ['', 'picture'],
  ['x'.repeat(80), 'x'.repeat(60)],
])('the title %j becomes the file name %j', (title, name) => {
  expect(toFileName(title)).toBe(name)
})

it('the header of a download contains an ASCII name for old clients and the full name', () => {
  expect(toAttachment('Jardín 海滩', 'webp')).toBe(
    `attachment; filename="jardin.webp"; filename*=UTF-8''${encodeURIComponent('jardín-海滩')}.webp`,
  )
  expect(toAttachment('海滩', 'webp')).toMatch(/^attachment; filename="picture\.webp"; /)
})
