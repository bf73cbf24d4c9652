import { createRasterPool } from '@vowkit/illustrator/raster'
import { ConfigError } from '../../config/read-env.ts'
import { createIllustratorProvider } from './illustrator/illustrator-provider.ts'
import type { ImageProvider } from './images.ts'
import { createOpenAiImageProvider } from './openai/openai-image-provider.ts'

export interface ImageSettings {
  /** `IMAGE_BASE_URL`; without it our own illustrator draws. */
  baseUrl?: string
  /** `IMAGE_API_KEY` */
  apiKey?: string
  /** `IMAGE_MODEL` */
  model?: string
  /** `DRAW_TIMEOUT_MS` */
  timeoutMs: number
}

/** The provider a deployment has set up. Throws when it is set up by halves. */
export function selectImageProvider({ baseUrl, apiKey, model, timeoutMs }: ImageSettings): ImageProvider {
  if (baseUrl && model) return createOpenAiImageProvider({ baseUrl, apiKey, model, timeoutMs })
  if (baseUrl) throw new ConfigError('IMAGE_BASE_URL needs IMAGE_MODEL beside it')
  if (apiKey || model) throw new ConfigError('IMAGE_API_KEY and IMAGE_MODEL need IMAGE_BASE_URL beside them')
  return createIllustratorProvider({ pool: createRasterPool({ timeoutMs }) })
}
