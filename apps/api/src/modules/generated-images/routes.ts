import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { GeneratedImages } from './service.ts'

/**
 * Registers the image generator. Not called in a deployment without the image generator, where the route responds 404.
 */
export function registerGeneratedImageRoutes(register: RegisterCall, images: GeneratedImages): void {
  register(calls.generateImage, ({ account, body, intent, ip, signal }) =>
    images.generate(account, body.prompt, { intent, ip, signal }),
  )
}
