import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@vowkit/sdk-core/account'
import type { formMessages } from '../shared/form/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'
import { REASONS } from './reasons.ts'

export const form: TextsOf<typeof formMessages> = {
  optional: 'opcional',
  sending: 'Cargando...',
  cancel: 'Cancelar',
  remove: 'Quitar',
  sent: 'Enviado',
  emailRequired: 'Escribe tu correo electrónico.',
  emailInvalid: 'Escribe un correo electrónico válido.',
  newPasswordRequired: 'Escribe una contraseña.',
  passwordTooShort: `Usa al menos ${PASSWORD_MIN_LENGTH} caracteres.`,
  passwordTooLong: `Usa como máximo ${PASSWORD_MAX_LENGTH} caracteres.`,
  passwordHint: `Al menos ${PASSWORD_MIN_LENGTH} caracteres`,
  passwordsDiffer: 'Las contraseñas no coinciden',
  fair: (length) => `Aceptable: ${length} caracteres`,
  good: (length) => `Buena: ${length} caracteres`,
  strong: (length) => `Muy buena: ${length} caracteres`,
  showPassword: 'Mostrar contraseña',
  capsLock: 'Las mayúsculas están activadas.',
  phoneRequired: 'Escribe tu número de teléfono.',
  phoneIncomplete: 'Escribe todos los dígitos de tu teléfono.',
  onlyNumbers: 'Escribe solo números',
  choosePhoto: 'Elegir una foto',
  replacePhoto: 'Cambiar',
  yourChoice: 'La foto que elegiste',
  dropPhoto: 'o arrástrala o pégala aquí',
  photosChosen: (count) => `${count} fotos elegidas`,
  chosen: (names) => `Elegido: ${names}`,
  terms: 'Acepto los *términos y condiciones*',
  tooLarge: 'Tus imágenes son demasiado grandes. El límite es de 20 MB por imagen.',
  reason: (code, text) => REASONS.get(code) ?? text,
  fieldReason: (code, text) =>
    code === 'validation_failed' ? 'Este dato no es válido. Revísalo.' : (REASONS.get(code) ?? text),
  saveFailed: 'No pudimos guardar tus cambios. Inténtalo de nuevo.',
  tooManyAttempts(seconds) {
    if (seconds === undefined) return 'Demasiados intentos. Inténtalo más tarde.'
    const minutes = Math.ceil(seconds / 60)
    if (minutes >= 120) return `Demasiados intentos. Inténtalo de nuevo en ${Math.ceil(minutes / 60)} horas.`
    return `Demasiados intentos. Inténtalo de nuevo en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`
  },
  mailFailed: 'No pudimos enviar el correo. Inténtalo de nuevo.',
  confirmTitle: 'Confirma que eres tú',
  confirm: 'Confirmar',
  confirmReason: (aim) => `Iniciaste sesión en otro sitio web. Confirma que eres tú para ${aim}.`,
  usePassword: 'Usar tu contraseña',
  useCode: 'Usar un código',
  password: 'Contraseña',
  passwordRequired: 'Escribe tu contraseña.',
  otherAccount: 'Esa es otra cuenta. Cierra sesión para usarla.',
  wrongPassword: 'Esa contraseña no es correcta. Inténtalo de nuevo o usa un código.',
}
