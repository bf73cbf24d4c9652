import type { Vision } from '../../contract/vision/schema.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { draftOf } from './create-draft.ts'

/**
 * Starts a new vision from the prompt and image of an existing vision. Also stores both under the documented keys, so
 * that a page that opens later can read them.
 */
export async function startEditFrom(
  ports: FeaturePorts,
  { description, result_image }: Pick<Vision, 'description' | 'result_image'>,
  scope?: string,
): Promise<void> {
  await draftOf(ports, scope).editFrom({ description, imageUrl: result_image || undefined })
}
