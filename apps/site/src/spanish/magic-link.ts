import type { magicLinkMessages } from '../features/magic-link/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const magicLink: TextsOf<typeof magicLinkMessages> = {
  missingTitle: 'Enlace mágico no encontrado',
}
