import type { Messages } from '../index.ts'

export const login: Messages['login'] = {
  title: 'Iniciar sesión / Registrarse',
  draftSafe: 'Tu borrador está a salvo. Inicia sesión y empezamos enseguida.',
  email: 'Correo electrónico',
  emailHint: 'No necesitas contraseña: te enviaremos un código.',
  sendCode: 'Enviar código',
  ownCode: (email) => `Enviaremos un código a ${email}.`,
  sendOwnCode: 'Enviarme un código',
  sending: 'Enviando',
  google: 'Continuar con Google',
  googleWaiting:
    'Continúa en la ventana de Google. ¿No la ves? Presiona el botón otra vez o usa tu correo electrónico.',
  google_cancelled: 'Se canceló el inicio de sesión con Google. Inténtalo de nuevo o usa tu correo electrónico.',
  google_expired: 'El inicio de sesión con Google tardó demasiado. Inténtalo de nuevo.',
  google_unverified: 'Google no ha verificado tu correo electrónico. Inicia sesión con tu correo.',
  google_unavailable: 'No podemos conectar con Google en este momento. Usa tu correo electrónico.',
  google_not_allowed: 'El inicio de sesión con Google no está disponible en esta página. Usa tu correo electrónico.',
  popup_blocked:
    'Tu navegador bloqueó la ventana de Google. Permite las ventanas emergentes en esta página o usa tu correo electrónico.',
  or: 'o',
  code: 'Código de verificación',
  sentTo: (email, length = 4) =>
    `Enviamos un código de ${length} ${length === 4 ? 'dígitos' : 'caracteres'} a ${email}`,
  change: 'Cambiar',
  verify: 'Verificar',
  verifying: 'Comprobando',
  resend: 'Reenviar código',
  resendIn: (seconds) => `Reenviar código en 0:${String(seconds).padStart(2, '0')}`,
  mailbox: 'Abrir el buzón de demostración',
  email_required: 'Escribe tu correo electrónico.',
  email_invalid: 'Escribe un correo electrónico válido.',
  send_failed: 'No pudimos enviar el código. Inténtalo de nuevo.',
  send_error: 'Ocurrió un error al enviar el código.',
  code_required: 'Escribe el código de verificación.',
  code_invalid: 'El código no es válido. Inténtalo de nuevo.',
  codeHint: 'Usa el código de nuestro correo más reciente o pide uno nuevo.',
  verify_error: 'Ocurrió un error inesperado.',
  rate_limited: (seconds) =>
    seconds === undefined
      ? 'Demasiados intentos. Inténtalo más tarde.'
      : `Demasiados intentos. Inténtalo de nuevo en ${waiting(seconds)}.`,
}

function waiting(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}
