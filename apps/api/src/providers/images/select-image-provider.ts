import { createRasterPool } from '@vowkit/illustrator/raster'
import { ConfigError } from '../../config/read-env.ts'
import { createIllustratorProvider } from './illustrator/illustrator-provider.ts'
import type { ImageProvider } from './images.ts'
import { createOpenAiImageProvider } from './openai/openai-image-provider.ts'

export interface ImageSettings {
  /** `IMAGE_BASE_URL`. Defaults to our own illustrator. */
  baseUrl?: string
  /** `IMAGE_API_KEY` */
  apiKey?: string
  /** `IMAGE_MODEL` */
  model?: string
  /** `DRAW_TIMEOUT_MS` */
  timeoutMs: number
  /** Called after each image of an image server. */
  countImage?: () => void
}

/** Creates the configured provider. Throws `ConfigError` if the settings are incomplete. */
export function selectImageProvider({ baseUrl, apiKey, model, timeoutMs, countImage }: ImageSettings): ImageProvider {
  if (baseUrl && model) return createOpenAiImageProvider({ baseUrl, apiKey, model, timeoutMs, countImage })
  if (baseUrl) throw new ConfigError('IMAGE_BASE_URL requires IMAGE_MODEL')
  if (apiKey || model) throw new ConfigError('IMAGE_API_KEY and IMAGE_MODEL require IMAGE_BASE_URL')
  const createPool = () => createRasterPool({ timeoutMs })
  return createIllustratorProvider({ pool: createPool(), variantPool: createPool() })
}
