import { type LocalizedMail, localizedMail } from '../../providers/mail/localized-mail.ts'

/** Renders the email about a webhook endpoint that the service has disabled. */
export function writeDisabledMail(to: string, url: string): LocalizedMail {
  return localizedMail(to, {
    en: {
      title: 'We stopped sending events to your webhook',
      start: `The address ${url} did not accept events, so we disabled this webhook.`,
      rest: 'When the address works again, enable the webhook in your settings. There you can also send missed events again.',
    },
    es: {
      title: 'Dejamos de enviar eventos a tu webhook',
      start: `La dirección ${url} no aceptó los eventos, así que desactivamos este webhook.`,
      rest: 'Cuando la dirección vuelva a funcionar, activa el webhook en tu configuración. Allí también puedes reenviar los eventos perdidos.',
    },
  })
}
