import type { confirmEmailMessages } from '../features/confirm-email/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const confirmEmail: TextsOf<typeof confirmEmailMessages> = {
  signInTitle: 'Inicia sesión para confirmar tu correo',
  signInHint: 'Inicia sesión con la contraseña que elegiste al registrarte. Después volverás aquí.',
  logIn: 'Iniciar sesión',
  codeHint:
    '¿No te registraste o no tienes contraseña? Te enviaremos un código por correo. También quita cualquier contraseña que otra persona haya puesto con tu correo.',
  getCode: 'Recibir un código por correo',
  failed: 'Este enlace no funciona',
  failedHint: 'El enlace funciona durante 7 días, y solo para la cuenta a la que se envió.',
  signedInAs: (email) => `Tu sesión es la de *${email}*.`,
  newLink: 'Te enviamos un enlace nuevo.',
  sent: 'Enviado',
  sendAgain: 'Enviar de nuevo',
  logOut: 'Cerrar sesión',
  confirmed: 'Tu correo está confirmado',
  confirmedHint: 'Gracias. Ya puedes escribir a todos los proveedores.',
  dashboard: 'Ir a tu panel',
  title: 'Confirma tu correo electrónico',
  question: 'Confirma que el correo de esta cuenta es tuyo.',
  questionFor: (email) => `Confirma que *${email}* es tu correo.`,
  notConfirmed: 'No pudimos confirmar tu correo. Inténtalo de nuevo.',
  confirm: 'Confirmar mi correo',
}
