import '@vowkit/react/dialog.css'
import '../../shared/form/form.css'
import './filter-dialog.css'
import { Dialog, Root } from '@vowkit/react'
import { currencySymbol } from '@vowkit/sdk-core'
import type { SearchOptions } from '@vowkit/sdk-core/contract'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FieldFrame } from '../../shared/form/field-frame.tsx'
import { useLanguage, useLocale, useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { vendorSearchMessages } from './messages.ts'
import { type SearchFilter, toNumber } from './search-address.ts'

export interface FilterDialogProps {
  filter: SearchFilter
  options: SearchOptions
  onApply: (filter: SearchFilter) => void
  onClose: () => void
}

/** The filters of a search. Shows only the filters that the vendors of the category can answer. */
export function FilterDialog({ filter, options, onApply, onClose }: FilterDialogProps) {
  const t = useMessages(vendorSearchMessages)
  const { close } = useMessages(sharedMessages)
  const { language } = useLanguage()
  const locale = useLocale()
  const [fields, setFields] = useState(() => toFields(filter))
  const set = (name: keyof Fields) => (value: string) => setFields({ ...fields, [name]: value })
  const { prices, capacity, places, styles, has_calendars, wedding_date: ownDate } = options
  const symbol = options.currency ? currencySymbol(options.currency, language) : ''
  const isReversed = Number(fields.minPrice || 0) > Number(fields.maxPrice || Number.POSITIVE_INFINITY)
  const priceError = isReversed ? t.priceReversed : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReversed) return
    onApply({
      ...filter,
      minPrice: toNumber(fields.minPrice),
      maxPrice: toNumber(fields.maxPrice),
      guests: toNumber(fields.guests),
      place: fields.place || undefined,
      style: fields.style || undefined,
      freeOn: fields.freeOn || undefined,
    })
  }

  return (
    <Root>
      <Dialog title={t.filterTitle} closeLabel={close} onClose={onClose}>
        <form className="form filter-form" noValidate onSubmit={submit}>
          {prices && (
            <fieldset className="filter-form__range">
              <legend className="field__label">{t.price}</legend>
              <AmountField
                label={t.lowest}
                prefix={symbol}
                placeholder={String(Math.floor(Number(prices.min)))}
                value={fields.minPrice}
                onChange={set('minPrice')}
              />
              <AmountField
                label={t.highest}
                prefix={symbol}
                placeholder={String(Math.ceil(Number(prices.max)))}
                error={priceError}
                value={fields.maxPrice}
                onChange={set('maxPrice')}
              />
            </fieldset>
          )}
          {capacity !== undefined && (
            <AmountField
              label={t.guests}
              hint={t.guestsHint(capacity)}
              value={fields.guests}
              onChange={set('guests')}
            />
          )}
          {places.length > 0 && (
            <ChoiceField label={t.place} any={t.anyPlace} value={fields.place} onChange={set('place')}>
              {[...new Set([...places, ...(fields.place ? [fields.place] : [])])].map((place) => (
                <option key={place}>{place}</option>
              ))}
            </ChoiceField>
          )}
          {styles.length > 0 && (
            <ChoiceField
              label={t.style}
              hint={t.styleHint}
              any={t.anyStyle}
              value={fields.style}
              onChange={set('style')}
            >
              {styles.map((style) => (
                <option key={style} value={style}>
                  {t.styles[style as keyof typeof t.styles] ?? style}
                </option>
              ))}
            </ChoiceField>
          )}
          {has_calendars && ownDate !== undefined && (
            <label className="filter-form__check">
              <input
                type="checkbox"
                checked={fields.freeOn !== ''}
                onChange={({ target }) => set('freeOn')(target.checked ? ownDate : '')}
              />
              <span>
                {t.freeOn(
                  new Date(fields.freeOn || ownDate).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
                )}
              </span>
            </label>
          )}
          {has_calendars && ownDate === undefined && (
            <FieldFrame label={t.freeOnDate} hint={t.freeOnHint}>
              {(described) => (
                <input
                  {...described}
                  className="field__input"
                  type="date"
                  value={fields.freeOn}
                  onChange={({ target }) => set('freeOn')(target.value)}
                />
              )}
            </FieldFrame>
          )}
          <div className="filter-form__actions">
            <button
              type="button"
              className="button button--quiet"
              onClick={() => setFields(toFields({ sort: filter.sort }))}
            >
              {t.clearFilters}
            </button>
            <button type="submit" className="button">
              {t.showVendors}
            </button>
          </div>
        </form>
      </Dialog>
    </Root>
  )
}

type Fields = Record<'minPrice' | 'maxPrice' | 'guests' | 'place' | 'style' | 'freeOn', string>

function toFields({ minPrice, maxPrice, guests, place = '', style = '', freeOn = '' }: SearchFilter): Fields {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value))
  return { minPrice: text(minPrice), maxPrice: text(maxPrice), guests: text(guests), place, style, freeOn }
}

interface AmountFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  /** A currency symbol before the amount. */
  prefix?: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
}

/** A field for a whole number. Ignores other characters. */
function AmountField({ label, hint, error, prefix, placeholder, value, onChange }: AmountFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(described) => (
        <div className="filter-form__amount">
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <input
            {...described}
            className="field__input"
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 8))}
          />
        </div>
      )}
    </FieldFrame>
  )
}

interface ChoiceFieldProps extends Pick<AmountFieldProps, 'label' | 'hint' | 'value' | 'onChange'> {
  /** The option for no filter. */
  any: string
  children: ReactNode
}

function ChoiceField({ label, hint, any, value, onChange, children }: ChoiceFieldProps) {
  return (
    <FieldFrame label={label} hint={hint}>
      {(described) => (
        <div className="field__select">
          <select
            {...described}
            className="field__input"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          >
            <option value="">{any}</option>
            {children}
          </select>
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  )
}
