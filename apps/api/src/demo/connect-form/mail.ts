import { type LocalizedMail, localizedMail } from '../../providers/mail/localized-mail.ts'

/** Writes the email with the verification link. Omits the submitted text, because a stranger may have sent it. */
export function writeVerificationMail(to: string, url: string): LocalizedMail {
  return localizedMail(to, {
    en: {
      title: 'Verify your email to create your account',
      start: 'Thank you for asking to list your business. Verify your email to create your account.',
      action: { label: 'Verify your email', url },
      rest: 'The link works for seven days. If you did not ask for it, you can ignore this email.',
    },
    es: {
      title: 'Verifica tu correo para crear tu cuenta',
      start: 'Gracias por pedir que publiquemos tu negocio. Verifica tu correo para crear tu cuenta.',
      action: { label: 'Verificar mi correo', url },
      rest: 'El enlace funciona durante siete días. Si no lo pediste, ignora este correo.',
    },
  })
}
