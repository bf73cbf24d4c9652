import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { CategoryService } from './service.ts'

export function registerCategoryRoutes(register: RegisterCall, categories: CategoryService): void {
  register(calls.listCategories, () => categories.list())
}
