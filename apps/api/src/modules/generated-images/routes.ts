import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { GeneratedImages } from './service.ts'

export function registerGeneratedImageRoutes(register: RegisterCall, images: GeneratedImages): void {
  register(calls.generateImage, ({ account, body, intent }) => images.generate(account, body.prompt, intent))
}
