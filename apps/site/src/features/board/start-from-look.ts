import type { FeaturePorts } from '@vowkit/sdk-core'
import { listCategories } from '@vowkit/sdk-core/account'
import type { Look } from '../../shared/scene/pictures.ts'
import type { IdeaStart } from './add-inspiration/idea-values.ts'

/**
 * Returns the initial form values for a suggested inspiration. Omits the category or the image if it cannot be loaded.
 */
export async function startFromLook(
  ports: FeaturePorts,
  look: Look,
  description: string,
  signal: AbortSignal,
): Promise<IdeaStart> {
  const [category, picture] = await Promise.allSettled([
    listCategories(ports, signal).then((all) => all.find(({ title }) => title === look.category)),
    ports.images.load(look.jpeg, signal),
  ])
  if (picture.status === 'rejected' && !signal.aborted)
    ports.log.warn('A look came without its picture.', picture.reason)
  return {
    description,
    category: category.status === 'fulfilled' && category.value ? String(category.value.id) : '',
    images: picture.status === 'fulfilled' ? [toFile(picture.value, look)] : [],
  }
}

function toFile(picture: Blob, { file }: Look): File {
  return new File([picture], `${file}.jpg`, { type: 'image/jpeg' })
}
