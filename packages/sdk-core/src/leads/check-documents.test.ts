import { expect, it } from 'vitest'
import { MAX_LEAD_FILE_BYTES } from '../contract/shared/limits.ts'
import { checkDocuments, progressOfEach } from './check-documents.ts'

const file = (name: string, type: string) => new File(['x'], name, { type })
const pdf = file('a.pdf', 'application/pdf')

it.each([
  ['a.pdf', 'application/pdf', true],
  ['a.heic', 'image/heic', true],
  ['a.mov', 'video/quicktime', true],
  ['a.heic', '', true],
  ['a.svg', 'image/svg+xml', false],
  ['a.html', 'text/html', false],
  ['a.exe', '', false],
  ['a.pdf', 'application/pdfx', false],
])('checkDocuments accepts the document %s of type "%s": %s', (name, type, isTaken) => {
  expect(checkDocuments([file(name, type)], 0)).toEqual(isTaken ? { ok: true } : { ok: false, code: 'wrong_type' })
})

it('checkDocuments counts existing documents towards the limit', () => {
  expect(checkDocuments([pdf, pdf], 3)).toEqual({ ok: true })
  expect(checkDocuments([pdf, pdf], 4)).toEqual({ ok: false, code: 'too_many' })
  expect(checkDocuments(Array(6).fill(pdf), 0)).toEqual({ ok: false, code: 'too_many' })
})

it('checkDocuments rejects a document over the size limit', () => {
  const large = Object.defineProperty(file('a.mp4', 'video/mp4'), 'size', { value: MAX_LEAD_FILE_BYTES + 1 })
  expect(checkDocuments([large], 0)).toEqual({ ok: false, code: 'too_large' })
})

it('progressOfEach calculates the upload progress of each file', () => {
  const files = [{ size: 100 }, { size: 300 }, { size: 0 }]
  expect(progressOfEach(files, 0)).toEqual([0, 0, 0])
  expect(progressOfEach(files, 0.5)).toEqual([1, 1 / 3, 0.5])
  expect(progressOfEach(files, 1)).toEqual([1, 1, 1])
})
