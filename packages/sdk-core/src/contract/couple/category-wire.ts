import type { Wire } from '../shared/call.ts'
import { readCategoryList } from './readers.generated.ts'

export const categoryWire = {
  listCategories: { method: 'GET', path: '/vendor/categories/', auth: 'optional', read: readCategoryList },
} as const satisfies Record<string, Wire>
