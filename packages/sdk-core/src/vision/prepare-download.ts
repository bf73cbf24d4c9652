import { downloadWire } from '../contract/vision/download-wire.ts'
import type { VisionDetail } from '../contract/vision/schema.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { downloadAddress } from './download-address.ts'
import { visionTitle } from './labels.ts'
import { isStoredImage } from './stored-image.ts'

/** Timeout for drawing the large image, which may wait for other drawings. */
const PATIENCE_MS = 120_000
/** The statuses of backends that do not know the call. */
const UNKNOWN_CALL = [404, 405, 501]

/**
 * Returns the URL that downloads the latest image of a vision. The backend first draws an illustrated image again at a
 * larger width, which takes several seconds. Other images are downloaded as they are. Concurrent calls share one
 * request. Throws an `SdkError` if the request fails.
 */
export function prepareDownload(ports: FeaturePorts, vision: VisionDetail): Promise<string> {
  return ports.once(createDownloads)(vision)
}

function createDownloads(ports: FeaturePorts) {
  const running = new Map<string, Promise<string>>()

  async function request(vision: VisionDetail): Promise<string> {
    const stored = downloadAddress(ports, vision.result_image, visionTitle(vision))
    if (!vision.is_illustrated || stored === vision.result_image) return stored
    const params = { id: vision.id }
    const result = await ports.http.call(downloadWire.downloadVision, {
      params,
      patienceMs: PATIENCE_MS,
      logFailure: true,
    })
    if (result.ok) return isStoredImage(ports, result.data.url) ? result.data.url : stored
    if (UNKNOWN_CALL.includes(result.status)) return stored
    throw result.error
  }

  return (vision: VisionDetail): Promise<string> => {
    const found = running.get(vision.result_image)
    if (found) return found
    const requested = request(vision).finally(() => running.delete(vision.result_image))
    running.set(vision.result_image, requested)
    return requested
  }
}
