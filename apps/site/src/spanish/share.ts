import type { shareMessages } from '../features/vision/share/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const share: TextsOf<typeof shareMessages> = {
  title: 'Comparte tu visión',
  note: 'Cualquiera que tenga el enlace puede ver la imagen, su título y tu descripción. No verá tu nombre ni nada más de tu cuenta.',
  create: 'Crear enlace',
  creating: 'Creando',
  link: 'Enlace a tu visión',
  share: 'Compartir enlace',
  copy: 'Copiar enlace',
  stop: 'Dejar de compartir',
  stopping: 'Un momento',
  copied: 'Enlace copiado.',
  notCopied: 'No se pudo copiar el enlace. Selecciónalo y cópialo.',
  stopped: 'Dejaste de compartir. El enlace anterior ya no funciona.',
  failed: 'No funcionó. Inténtalo de nuevo.',
}
