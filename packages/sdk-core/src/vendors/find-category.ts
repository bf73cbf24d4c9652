import type { Category } from '../contract/couple/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { explainProblem } from '../errors/explain-problem.lazy.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { type CallResult, errorResult } from '../http/call-result.ts'
import { fetchCategories } from '../shared/categories.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { isRowId } from './is-row-id.ts'

/** Returns the slug of a category: `hair-makeup` for "Hair & Makeup". */
export function categorySlug(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Resolves to the id of a category, which is given by its id or its slug. Sends no request for a numeric id. Fails with
 * `unknown_category` if no category has this slug.
 */
export async function findCategory(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'log' | 'once'>,
  given: Id,
  signal: AbortSignal,
): Promise<CallResult<Id>> {
  if (isRowId(given)) return { ok: true, status: 200, data: given }
  const result = await fetchCategories(ports, signal)
  if (!result.ok) return result
  const slug = categorySlug(String(given))
  const isMatch = ({ id, title }: Category) => String(id) === String(given) || categorySlug(title) === slug
  const found = result.data.find(isMatch)
  if (found) return { ok: true, status: 200, data: found.id }
  const code = 'unknown_category'
  const allowed = result.data.map(({ title }) => categorySlug(title))
  const message = await explainProblem({ code, subject: 'category', value: given, allowed })
  ports.log.warn(message)
  return errorResult(new SdkError(code, message))
}
