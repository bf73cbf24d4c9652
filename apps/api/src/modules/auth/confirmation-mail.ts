import { confirmPath } from '@vowkit/sdk-core/contract'
import { type LocalizedMail, localizedMail } from '../../providers/mail/localized-mail.ts'

/** Writes the email with the link that confirms an email address. */
export function writeConfirmationMail(to: string, siteUrl: string, token: string): LocalizedMail {
  const url = `${siteUrl}${confirmPath(token)}`
  return localizedMail(to, {
    en: {
      title: 'Confirm your email',
      start: 'Welcome! Please confirm that this is your email, so that you can write to every vendor.',
      action: { label: 'Confirm my email', url },
      rest:
        'The link works for 7 days. If you did not sign up, you can ignore this email: nobody can use this address ' +
        'as theirs until it is confirmed.',
    },
    es: {
      title: 'Confirma tu correo electrónico',
      start: 'Te damos la bienvenida. Confirma que este correo es tuyo para escribir a todos los proveedores.',
      action: { label: 'Confirmar mi correo', url },
      rest:
        'El enlace funciona durante 7 días. Si no te registraste, ignora este correo: nadie puede usar esta dirección ' +
        'como suya hasta que se confirme.',
    },
  })
}
