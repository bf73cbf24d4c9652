import type { FactKind } from '../facts/fact.ts'
import type { PackageFact, VendorProfile } from '../facts/profile.ts'
import { beginning, plain } from '../text.ts'
import type { TablePart } from './answer.ts'
import { capacityOf, describeCapacity } from './capacity.ts'
import type { Context } from './context.ts'
import { cheapestPackage, dearestPackage, largestDiscount, priceOf } from './packages.ts'

type Row = keyof Context['say']['compare']['rows']

/** The rows of a comparison, in their order. */
const ROWS: readonly Row[] = [
  'price',
  'dearest',
  'discount',
  'category',
  'place',
  'capacity',
  'rating',
  'deposit',
  'cancellation',
  'area',
  'services',
]

/** Most services in a cell. */
const MAX_SERVICES = 4

/** Creates a table of the rows in which vendors differ. */
export function tableOf(vendors: readonly VendorProfile[], context: Context): TablePart {
  const { rows, none } = context.say.compare
  const all = ROWS.map((row) => ({ label: rows[row], cells: vendors.map((vendor) => cellOf(row, vendor, context)) }))
  return {
    columns: vendors.map(({ id, name }) => ({ id, name: plain(name) })),
    rows: all
      .filter(({ cells }) => new Set(cells).size > 1)
      .map(({ label, cells }) => ({ label, cells: cells.map((cell) => cell || none) })),
  }
}

function cellOf(row: Row, vendor: VendorProfile, context: Context): string {
  const { say, format } = context
  switch (row) {
    case 'price':
      return packageCell(cheapestPackage(vendor), context)
    case 'dearest':
      return packageCell(dearestPackage(vendor), context)
    case 'discount':
      return packageCell(largestDiscount(vendor), context)
    case 'category':
      return format.and(vendor.categories.map(plain))
    case 'place':
      return plain(vendor.location)
    case 'capacity':
      return describeCapacity(capacityOf(vendor), say)
    case 'rating':
      return vendor.rating === null ? '' : say.vendor.rating(vendor.rating, vendor.reviewCount)
    case 'services':
      return vendor.services.slice(0, MAX_SERVICES).map(plain).join(', ')
    default:
      return statement(vendor, row)
  }
}

function packageCell(item: PackageFact | undefined, context: Context): string {
  return item ? context.say.vendor.forPackage(priceOf(item, context), plain(item.name)) : ''
}

function statement({ facts }: VendorProfile, kind: FactKind): string {
  const fact = facts.find((one) => one.kind === kind)
  return fact ? beginning(fact.source.sentence, 120) : ''
}
