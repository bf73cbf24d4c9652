import type { PDFDocument, PDFPage, RGB } from '@cantoo/pdf-lib'
import { createTypesetter, type Typesetter } from '../../platform/pdf/typesetter.ts'
import type { ReceiptContent } from './content.ts'

const PAGE: [number, number] = [595, 842]
const MARGIN = 56
const RIGHT = PAGE[0] - MARGIN
const WIDTH = RIGHT - MARGIN
/** The right edges of the columns with numbers. */
const QUANTITY = 370
const PRICE = 460
const DESCRIPTION_WIDTH = 240
const VALUE = 150

/** Draws a receipt as a PDF of one or more A4 pages. */
export async function drawReceipt(content: ReceiptContent, accent: string): Promise<Uint8Array> {
  const { PDFDocument, rgb } = await import('@cantoo/pdf-lib')
  const pdf = await PDFDocument.create()
  pdf.setTitle(`${content.title} ${content.facts[0]?.value ?? ''}`.trim())
  pdf.setProducer(content.brand)
  const typesetter = await createTypesetter(pdf, textsOf(content))
  const channel = (start: number) => Number.parseInt(accent.slice(start, start + 2), 16) / 255
  const colors = {
    ink: rgb(0.16, 0.13, 0.12),
    muted: rgb(0.42, 0.38, 0.36),
    line: rgb(0.85, 0.81, 0.77),
    accent: rgb(channel(1), channel(3), channel(5)),
  }
  const sheet = createSheet(pdf, typesetter, colors)
  drawHead(sheet, content)
  drawLines(sheet, content)
  drawTotals(sheet, content)
  sheet.move(28)
  sheet.paragraph(content.note, { size: 9, color: colors.muted })
  return pdf.save()
}

function drawHead(
  { paragraph, rule, row, move, colors }: Sheet,
  { brand, address, title, facts }: ReceiptContent,
): void {
  paragraph(brand, { size: 14, color: colors.accent })
  if (address !== '') paragraph(address, { size: 9, color: colors.muted })
  move(18)
  paragraph(title, { size: 26, color: colors.ink })
  move(14)
  for (const { label, value } of facts) {
    row([
      { text: label, size: 9, color: colors.muted },
      { text: value, size: 10.5, x: VALUE, width: RIGHT - VALUE },
    ])
  }
  move(18)
  rule(colors.accent)
}

function drawLines({ row, rule, move, colors }: Sheet, { columns, lines }: ReceiptContent): void {
  const cells = (texts: ReceiptContent['columns'], style: { size: number; color?: RGB }) => {
    const [description, quantity, price, amount] = texts
    row([
      { text: description, width: DESCRIPTION_WIDTH, ...style },
      { text: quantity, right: QUANTITY, ...style },
      { text: price, right: PRICE, ...style },
      { text: amount, right: RIGHT, ...style },
    ])
  }
  cells(columns, { size: 9, color: colors.muted })
  for (const line of lines) {
    move(4)
    cells(line, { size: 10.5 })
  }
  move(10)
  rule(colors.line)
}

function drawTotals({ row, move, colors }: Sheet, { totals }: ReceiptContent): void {
  for (const { label, value, isPaid } of totals) {
    move(4)
    const style = isPaid ? { size: 13, color: colors.accent } : { size: 10.5 }
    row([
      { text: label, right: PRICE, ...style },
      { text: value, right: RIGHT, ...style },
    ])
  }
}

interface Cell {
  text: string
  size: number
  color?: RGB
  /** The left edge. Default: the margin. */
  x?: number
  /** The right edge, for numbers. */
  right?: number
  /** The width at which the text wraps. Default: the width of the page. */
  width?: number
}

type Colors = Record<'ink' | 'muted' | 'line' | 'accent', RGB>

/** A position on the page that moves down, and to a new page at the end of a page. */
interface Sheet {
  colors: Colors
  move(points: number): void
  rule(color: RGB): void
  paragraph(text: string, style: { size: number; color: RGB }): void
  /** Draws texts side by side. The row is as high as its highest text. */
  row(cells: Cell[]): void
}

function createSheet(pdf: PDFDocument, typesetter: Typesetter, colors: Colors): Sheet {
  let page: PDFPage = pdf.addPage(PAGE)
  let y = PAGE[1] - MARGIN

  function row(cells: Cell[]): void {
    const wrapped = cells.map((cell) => ({
      cell,
      lines: typesetter.wrap(cell.text, { size: cell.size, width: cell.width ?? WIDTH }),
    }))
    const leading = Math.max(...cells.map(({ size }) => size)) * 1.5
    const count = Math.max(...wrapped.map(({ lines }) => lines.length))
    for (let index = 0; index < count; index++) {
      y -= leading
      if (y < MARGIN) {
        page = pdf.addPage(PAGE)
        y = PAGE[1] - MARGIN - leading
      }
      for (const { cell, lines } of wrapped) {
        const line = lines[index]
        if (line === undefined) continue
        const { size, color = colors.ink, right } = cell
        const x = right === undefined ? (cell.x ?? MARGIN) : right - typesetter.measure(line, size)
        typesetter.draw(page, line, { x, y, size, color })
      }
    }
  }

  return {
    colors,
    row,
    move(points) {
      y -= points
    },
    rule(color) {
      page.drawLine({ start: { x: MARGIN, y }, end: { x: RIGHT, y }, color })
      y -= 8
    },
    paragraph: (text, style) => row([{ text, ...style }]),
  }
}

function textsOf({ brand, address, title, facts, columns, lines, totals, note }: ReceiptContent): string[] {
  const pairs = [...facts, ...totals].flatMap(({ label, value }) => [label, value])
  return [brand, address, title, ...pairs, ...columns, ...lines.flat(), note]
}
