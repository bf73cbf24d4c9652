import { inspirationBoardWire } from '../contract/inspiration-board/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { callWhenPrepared } from './call-when-prepared.ts'
import { createBoard } from './create-board.ts'
import { redrawPhotos, type UploadOptions } from './redraw-photos.ts'

/** An image of a changed inspiration: the id of a stored image, or a new file. */
export type ChangedImage = string | File

export interface InspirationChange {
  /** The id of the inspiration's category. */
  category: Id
  description: string
  /** All images in their order. Images that are left out are deleted. */
  images: readonly ChangedImage[]
}

/** Stands for the next uploaded image in the order of the images. */
const NEW_IMAGE = 'new'

/** Changes an inspiration and refetches the board. */
export async function changeInspiration(
  ports: FeaturePorts,
  id: Id,
  { category, description, images }: InspirationChange,
  options: UploadOptions = {},
): Promise<SaveResult> {
  const added = images.filter((image) => typeof image !== 'string')
  const images_order = images.map((image) => (typeof image === 'string' ? image : NEW_IMAGE))
  const toInput = async () => ({
    ...options,
    params: { id: Number(id) },
    body: { category, description, images_order },
    files: { images: await redrawPhotos(ports, added, options.signal) },
  })
  const result = await callWhenPrepared(ports, inspirationBoardWire.changeInspiration, toInput())
  if (!result.ok) return result
  await ports.once(createBoard).refresh()
  return { ok: true }
}

/** Deletes an inspiration with its images and refetches the board. Succeeds if it does not exist anymore. */
export async function deleteInspiration(ports: FeaturePorts, id: Id): Promise<SaveResult> {
  const result = await ports.http.call(inspirationBoardWire.deleteInspiration, {
    params: { id: Number(id) },
    logFailure: true,
  })
  if (!result.ok && result.status !== 404) return result
  await ports.once(createBoard).refresh()
  return { ok: true }
}
