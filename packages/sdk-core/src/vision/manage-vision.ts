import { manageVisionWire } from '../contract/vision/manage-wire.ts'
import type { VisionDetail } from '../contract/vision/schema.ts'
import { unwrapResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createCredits } from './credits/create-credits.ts'
import { createVisionInvalidation } from './vision-invalidation.ts'

/**
 * Gives a vision a title of 1 to 80 characters, without surrounding spaces. Lists and open views of the vision refetch,
 * in other tabs too. Throws an `SdkError` if the request fails.
 */
export async function renameVision(ports: FeaturePorts, visionId: string, title: string): Promise<VisionDetail> {
  const params = { id: visionId }
  const result = await ports.http.call(manageVisionWire.renameVision, { params, body: { title }, logFailure: true })
  const vision = unwrapResult(result)
  ports.once(createVisionInvalidation).invalidate(visionId)
  return vision
}

/**
 * Sets whether the signed-in person loves a vision. Lists and open views of the vision refetch, in other tabs too. Throws an
 * `SdkError` if the request fails.
 */
export async function loveVision(ports: FeaturePorts, visionId: string, isLoved: boolean): Promise<VisionDetail> {
  const sending = { params: { id: visionId }, body: { is_loved: isLoved }, logFailure: true }
  const vision = unwrapResult(await ports.http.call(manageVisionWire.loveVision, sending))
  ports.once(createVisionInvalidation).invalidate(visionId)
  return vision
}

/**
 * Deletes a vision with its images, even while it is being drawn. Succeeds if the vision does not exist anymore. Lists
 * and open views of the vision refetch, in other tabs too. Throws an `SdkError` if the request fails.
 */
export async function deleteVision(ports: FeaturePorts, visionId: string): Promise<void> {
  const result = await ports.http.call(manageVisionWire.deleteVision, { params: { id: visionId }, logFailure: true })
  if (!result.ok && result.status !== 404) throw result.error
  ports.once(createVisionInvalidation).invalidate(visionId)
  // Refetches the credits, because a vision that is deleted before it was drawn costs no credit.
  void ports.once(createCredits).refresh()
}

/**
 * Creates the share link of a vision that has an image. Resolves to its URL, which stays the same while the vision is
 * shared. Throws an `SdkError` if the request fails.
 */
export async function shareVision(ports: FeaturePorts, visionId: string): Promise<string> {
  const result = await ports.http.call(manageVisionWire.shareVision, { params: { id: visionId }, logFailure: true })
  const { share_url } = unwrapResult(result)
  ports.once(createVisionInvalidation).invalidate(visionId)
  return share_url
}

/** Revokes the share link of a vision for good. Throws an `SdkError` if the request fails. */
export async function unshareVision(ports: FeaturePorts, visionId: string): Promise<void> {
  const result = await ports.http.call(manageVisionWire.unshareVision, { params: { id: visionId }, logFailure: true })
  unwrapResult(result)
  ports.once(createVisionInvalidation).invalidate(visionId)
}
