import type { Vision } from '../../contract/vision/schema.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { draftOf } from './create-draft.ts'

/**
 * Begins a new vision from one there is: its words and its picture. Through the documented keys, so that a page that is
 * only about to be opened finds them as well.
 */
export async function startEditFrom(
  ports: FeaturePorts,
  { description, result_image }: Pick<Vision, 'description' | 'result_image'>,
  scope?: string,
): Promise<void> {
  await draftOf(ports, scope).editFrom({ description, imageUrl: result_image || undefined })
}
