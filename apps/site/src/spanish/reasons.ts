import type { ErrorCode } from '@vowkit/sdk-core/contract'

const TEXTS: Partial<Record<ErrorCode, string>> = {
  validation_failed: 'Algo no es válido o cambió mientras tanto. Recarga la página, revísalo e inténtalo de nuevo.',
  email_taken: 'Ese correo ya está en uso. Usa otro.',
  unsupported_image: 'No podemos leer este archivo. Elige otra imagen.',
  too_many_files: 'Son demasiados archivos. Quita algunos.',
  forbidden: 'No tienes permiso para hacer esto.',
  blocked: 'Esta conversación está bloqueada.',
  confirmation_required: 'Para hacer esto, inicia sesión en nuestro sitio con un código nuevo.',
  unverified: 'Primero confirma tu correo electrónico.',
  too_large: 'El archivo es demasiado grande.',
}

/** Why the backend rejected a request, by error code. */
export const REASONS: ReadonlyMap<string, string> = new Map(Object.entries(TEXTS))
