import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import { formatMoney } from '@vowkit/sdk-core'
import { sameId } from '@vowkit/sdk-core/contract'
import { createVendors, priceOf, servicesOf, type Vendor, vendorPath } from '@vowkit/sdk-core/vendors'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { compareMessages } from '../../shared/compare/messages.ts'
import { useLanguage, useLocale, useMessages } from '../../shared/language/use-messages.ts'
import { sharedMessages } from '../../shared/messages.ts'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { VendorPhoto } from '../../shared/vendor-photo.tsx'
import { AnswerState } from './answer-state.tsx'
import type { AnswersState } from './use-answers.ts'

export interface CompareTableProps {
  vendors: readonly Vendor[]
  answers: AnswersState
  /** The town of the couple's wedding, if the distances from it are known. */
  town: string | undefined
  onRemove: (vendor: Vendor) => void
}

/**
 * The vendors as columns. On narrow screens, each fact is above its values, and four columns scroll sideways. Facts that
 * no vendor states have no row.
 */
export function CompareTable({ vendors, answers, town, onRemove }: CompareTableProps) {
  const t = useMessages(compareMessages)
  const all = useRows({ answers, town })
  const rows = all.filter(({ isStatedBy }) => !isStatedBy || vendors.some(isStatedBy))
  const unstated = all.filter((row) => !rows.includes(row)).map(({ name }) => t.unstatedRows[name] ?? t.rows[name])
  return (
    <>
      <ScrollingTable rows={rows} vendors={vendors} onRemove={onRemove} />
      {unstated.length > 0 && <p className="compare-table__unstated">{t.unstated(unstated)}</p>}
    </>
  )
}

interface ScrollingTableProps extends Pick<CompareTableProps, 'vendors' | 'onRemove'> {
  rows: readonly Row[]
}

function ScrollingTable({ rows, vendors, onRemove }: ScrollingTableProps) {
  const t = useMessages(compareMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll the table
    <section className="compare-table" aria-label={t.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t.fact}</span>
            </th>
            {vendors.map((vendor) => (
              <th key={vendor.id} scope="col">
                <VendorHead vendor={vendor} onRemove={vendors.length > 2 ? onRemove : undefined} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, cellOf }) => (
            <tr key={name}>
              <th scope="row">
                <span className="compare-table__fact">
                  <span>{label ?? t.rows[name]}</span>
                </span>
              </th>
              {vendors.map((vendor) => (
                <td key={vendor.id}>{cellOf(vendor)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface VendorHeadProps {
  vendor: Vendor
  onRemove: ((vendor: Vendor) => void) | undefined
}

function VendorHead({ vendor, onRemove }: VendorHeadProps) {
  const { remove } = useMessages(compareMessages)
  const { id, business_name: name, image } = vendor
  return (
    <div className="compare-table__vendor">
      <VendorPhoto image={image} className="compare-table__photo" size={64} />
      <a href={vendorPath(id)} dir="auto">
        {name}
      </a>
      {onRemove && (
        <button type="button" className="icon-button" aria-label={remove(name)} onClick={() => onRemove(vendor)}>
          <X size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

type RowName = keyof (typeof compareMessages)['english']['rows']

interface Row {
  name: RowName
  /** The name of a row that depends on the couple. */
  label?: string
  /** Whether the vendor states the fact. Absent for rows that are always shown. */
  isStatedBy?: (vendor: Vendor) => boolean
  cellOf: (vendor: Vendor) => ReactNode
}

function useRows({ answers, town }: Pick<CompareTableProps, 'answers' | 'town'>): Row[] {
  const t = useMessages(compareMessages)
  const nameOf = useCategoryName()
  const { language } = useLanguage()
  const locale = useLocale()
  const missing = (text: string) => <span className="compare-table__unknown">{text}</span>
  const unknown = missing(t.unknown)
  const money = (amount: string, currency: string | undefined) =>
    formatMoney(Number(amount), { currency, lang: language })
  const plain = (name: RowName, textOf: (vendor: Vendor) => string | undefined, otherwise?: string): Row => ({
    name,
    ...(otherwise === undefined && { isStatedBy: (vendor) => Boolean(textOf(vendor)) }),
    cellOf: (vendor) => textOf(vendor) || missing(otherwise ?? t.unknown),
  })
  return [
    plain('category', ({ categories_label }) => nameOf(categories_label)),
    plain('place', ({ business_location }) => business_location),
    ...(town === undefined
      ? []
      : [
          {
            ...plain('distance', ({ distance_miles: miles }) => (miles === undefined ? undefined : t.miles(miles))),
            label: t.distanceFrom(town),
          },
        ]),
    plain(
      'rating',
      ({ avg_rating }) =>
        avg_rating === undefined
          ? undefined
          : t.rating(avg_rating.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })),
      t.noReviews,
    ),
    plain(
      'price',
      ({ from_price, from_price_unit, currency }) =>
        from_price && t.price(money(from_price, currency), from_price_unit),
    ),
    plain(
      'date',
      ({ availability }) => availability && { free: t.free, taken: t.taken, unknown: undefined }[availability.status],
    ),
    plain('capacity', ({ capacity }) => (capacity === undefined ? undefined : t.upTo(capacity))),
    plain('style', ({ styles }) => styles?.map(t.style).join(', ')),
    plain('deal', ({ discount, currency }) => discount && t.save(money(discount, currency)), t.noDeal),
    { name: 'packages', cellOf: (vendor) => <Packages vendor={vendor} unknown={unknown} money={money} /> },
    { name: 'services', cellOf: (vendor) => <Services vendor={vendor} unknown={unknown} /> },
    {
      name: 'answer',
      cellOf: ({ id }) =>
        answers.status === 'ready' ? (
          <AnswerState answer={answers.answers.find(({ vendor_id }) => sameId(vendor_id, id))} />
        ) : (
          <Pending isLoading={answers.status === 'loading'} />
        ),
    },
  ]
}

interface ProfileCellProps {
  vendor: Vendor
  unknown: ReactNode
}

function useProfile({ id }: Vendor) {
  const { $vendor, refresh } = useClient().ports.once(createVendors).profile(id)
  return { state: useStore($vendor), refresh }
}

/** A cell whose content has not loaded. */
function Pending({ isLoading, onRetry }: { isLoading: boolean; onRetry?: () => void }) {
  const { notLoaded } = useMessages(compareMessages)
  const { loading, tryAgain } = useMessages(sharedMessages)
  return (
    <span className="compare-table__unknown">
      {isLoading ? loading : notLoaded}
      {!isLoading && onRetry && (
        <button type="button" className="compare-table__retry" onClick={onRetry}>
          {tryAgain}
        </button>
      )}
    </span>
  )
}

function Packages({
  vendor,
  unknown,
  money,
}: ProfileCellProps & { money: (amount: string, currency: string | undefined) => string }) {
  const t = useMessages(compareMessages)
  const { state, refresh } = useProfile(vendor)
  if (state.status === 'missing') return unknown
  if (state.status !== 'ready') return <Pending isLoading={state.status === 'loading'} onRetry={() => void refresh()} />
  const profile = state.vendor
  if (profile.packages.length === 0) return unknown
  return (
    <ul className="compare-table__list" role="list">
      {profile.packages.map((deal) => {
        const { original, discounted } = priceOf(deal)
        return (
          <li key={deal.id}>
            <span dir="auto" lang={profile.language}>
              {deal.name}
            </span>{' '}
            <strong>{t.price(money(String(discounted ?? original), vendor.currency), deal.price_unit)}</strong>
          </li>
        )
      })}
    </ul>
  )
}

function Services({ vendor, unknown }: ProfileCellProps) {
  const { state, refresh } = useProfile(vendor)
  if (state.status === 'missing') return unknown
  if (state.status !== 'ready') return <Pending isLoading={state.status === 'loading'} onRetry={() => void refresh()} />
  const services = servicesOf(state.vendor.business_services)
  if (services.length === 0) return unknown
  return (
    <span dir="auto" lang={state.vendor.language}>
      {services.join(', ')}
    </span>
  )
}
