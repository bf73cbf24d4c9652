import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { printedText } from '../../testing/printed-text.ts'
import { createTypesetter } from './typesetter.ts'

const STYLE = { x: 20, y: 100, size: 12, color: rgb(0, 0, 0) }

/** Returns the characters that a page shows for a text, from left to right. */
async function print(text: string): Promise<string> {
  const pdf = await PDFDocument.create()
  const typesetter = await createTypesetter(pdf, [text])
  const page = pdf.addPage([2000, 200])
  for (const line of typesetter.wrap(text, { size: STYLE.size, width: 1900 })) typesetter.draw(page, line, STYLE)
  return (await printedText(await pdf.save())).join('\n')
}
const backwards = (text: string) => [...text].reverse().join('')

describe('the typesetter', () => {
  it.each([
    ['accents', 'Zoë Nuñez-Łódź'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Cyrillic', 'Алёна Ґеорґіївна'],
    ['Japanese', '山田 優子 さくら'],
    ['Chinese', '王小明'],
    ['Korean', '김민준'],
    ['Armenian', 'Անի'],
    ['Georgian', 'ნინო'],
  ])('prints %s from left to right', async (_script, name) => {
    expect(await print(name)).toBe(name)
  })

  it.each([
    ['Arabic', 'محمد عبد الرحمن'],
    ['Hebrew', 'נועה כהן'],
  ])('prints %s from right to left', async (_script, name) => {
    expect(await print(name)).toBe(backwards(name))
  })

  it('keeps Latin words and numbers readable inside right-to-left text, and mirrors brackets', async () => {
    expect(await print('נועה (Noa) 1987')).toBe(`1987 (Noa) ${backwards('נועה')}`)
  })

  it('composes letters that consist of a base letter and a combining accent', async () => {
    expect(await print('Noe\u0308l')).toBe('Noël')
  })

  it('prints a question mark for a character that no font has, and nothing for a control character', async () => {
    expect(await print('A\u{1F389}B\u202E\u0007C')).toBe('A?BC')
  })

  it('breaks text at spaces, and breaks a word only if the word is wider than the line', async () => {
    const text = `one two ${'x'.repeat(40)}`
    const typesetter = await createTypesetter(await PDFDocument.create(), [text])
    const lines = typesetter.wrap(text, { size: 12, width: 60 })
    expect(lines[0]).toBe('one two')
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.slice(1).join('')).toBe('x'.repeat(40))
  })
})
