import type { Vision } from '../../contract/vision/schema.ts'
import type { FeaturePorts } from '../../shared/feature-ports.ts'
import { draftOf } from './create-draft.ts'

/**
 * Starts a new vision from the prompt and image of an existing vision. Also stores both under the documented keys, so
 * that a page that opens later can read them. With an id, the new vision continues from the image with its edits, until
 * the visitor changes the prompt or the images.
 */
export async function startEditFrom(
  ports: FeaturePorts,
  { id, description, result_image }: Pick<Vision, 'description' | 'result_image'> & Partial<Pick<Vision, 'id'>>,
  scope?: string,
): Promise<void> {
  await draftOf(ports, scope).editFrom({ visionId: id, description, imageUrl: result_image || undefined })
}
