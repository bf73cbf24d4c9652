import { X } from 'lucide-react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'

/** A line of an invoice, as typed. */
export interface TypedLine {
  description: string
  quantity: string
  unit_price: string
}

export const EMPTY_LINE: TypedLine = { description: '', quantity: '1', unit_price: '' }

export interface InvoiceLinesProps {
  lines: readonly TypedLine[]
  onChange: (lines: TypedLine[]) => void
}

/** The fields of each line of an invoice. */
export function InvoiceLines({ lines, onChange }: InvoiceLinesProps) {
  const texts = useTexts(deskTexts)
  const change = (index: number, part: Partial<TypedLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...part } : line)))
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
    <fieldset key={index} className="invoice-line">
      <legend className="vk-sr">{texts.line(index + 1)}</legend>
      <label className="field invoice-line__description">
        {texts.description}
        <input
          required
          value={line.description}
          onChange={({ target }) => change(index, { description: target.value })}
        />
      </label>
      <label className="field">
        {texts.quantity}
        <input
          inputMode="decimal"
          required
          value={line.quantity}
          onChange={({ target }) => change(index, { quantity: target.value })}
        />
      </label>
      <label className="field">
        {texts.unitPrice}
        <input
          inputMode="decimal"
          required
          value={line.unit_price}
          onChange={({ target }) => change(index, { unit_price: target.value })}
        />
      </label>
      {lines.length > 1 && (
        <button
          type="button"
          className="icon-button"
          aria-label={texts.removeLine(index + 1)}
          onClick={() => onChange(lines.filter((_, at) => at !== index))}
        >
          <X size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </fieldset>
  ))
}
