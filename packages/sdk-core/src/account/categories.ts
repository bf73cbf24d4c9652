import type { Category } from '../contract/couple/schema.ts'
import { coupleWire } from '../contract/couple/wire.ts'
import { answerOf } from '../http/answer-of.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { send } from '../session/send.ts'

/** The kinds of vendors, asked for once. Throws an `SdkError`. */
export async function listCategories(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'log' | 'once'>,
  signal?: AbortSignal,
): Promise<Category[]> {
  const cache = ports.once(categoryCache)
  cache.found ??= answerOf(await send(ports, coupleWire.listCategories, () => ({ signal })))
  return cache.found
}

function categoryCache(): { found: Category[] | null } {
  return { found: null }
}
