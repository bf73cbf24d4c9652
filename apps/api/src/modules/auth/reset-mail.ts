import { type LocalizedMail, localizedMail } from '../../providers/mail/localized-mail.ts'

/** The subject of the email in the list of undelivered emails. */
export const RESET_SUBJECT = 'Set a new password'

/** Writes the email with the link that sets a new password. */
export function writeResetMail(to: string, link: string): LocalizedMail {
  return localizedMail(to, {
    en: {
      title: RESET_SUBJECT,
      start: 'We received a request to set a new password for your account.',
      action: { label: RESET_SUBJECT, url: link },
      rest: 'The link works once, within an hour. If you did not ask for it, you can ignore this email.',
    },
    es: {
      title: 'Elige una contraseña nueva',
      start: 'Recibimos una solicitud para cambiar la contraseña de tu cuenta.',
      action: { label: 'Elegir contraseña', url: link },
      rest: 'El enlace funciona una sola vez, durante una hora. Si no lo pediste, ignora este correo.',
    },
  })
}
