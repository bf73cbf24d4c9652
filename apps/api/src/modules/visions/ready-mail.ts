import type { LocalizedMail } from '../../providers/mail/localized-mail.ts'

/** Writes the email with the link to a finished vision. */
export function writeReadyMail(url: string): LocalizedMail['texts'] {
  const en = {
    title: 'Your vision is ready',
    action: { label: 'See it here', url },
    rest: 'On a device where you are not signed in, sign in with this email first; your vision opens right after.',
  }
  const es = {
    title: 'Tu visión está lista',
    action: { label: 'Verla aquí', url },
    rest: 'En un dispositivo sin tu sesión, inicia sesión primero con este correo; tu visión se abre enseguida.',
  }
  return {
    en: { ...en, text: `${en.title}. See it here:\n\n${url}\n\n${en.rest}\n` },
    es: { ...es, text: `${es.title}. Mírala aquí:\n\n${url}\n\n${es.rest}\n` },
  }
}
