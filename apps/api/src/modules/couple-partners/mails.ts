import { type LocalizedMail, localizedMail } from '../../providers/mail/localized-mail.ts'

/** Writes the email with the link that adds its recipient to a couple. */
export function writePartnerInvitation(to: string, { by, url }: { by: string; url: string }): LocalizedMail {
  return localizedMail(to, {
    en: {
      title: `${by} invites you to plan your wedding together`,
      start: `${by} shares the wedding board with you: favorites, visions, messages with vendors, documents and payments. You get your own login and see who did what.`,
      action: { label: 'Accept the invitation', url },
      rest:
        'The link works once, within 7 days, and is for this email address only: do not forward it. ' +
        'If you do not know who invites you, ignore this email.',
    },
    es: {
      title: `${by} te invita a planear la boda en pareja`,
      start: `${by} comparte contigo el tablero de la boda: favoritos, visiones, mensajes con proveedores, documentos y pagos. Tendrás tu propio acceso y verás quién hizo qué.`,
      action: { label: 'Aceptar la invitación', url },
      rest:
        'El enlace funciona una sola vez, durante 7 días, y solo para esta dirección de correo: no lo reenvíes. ' +
        'Si no sabes quién te invita, ignora este correo.',
    },
  })
}

/** Writes the email that tells the first person that the partner has joined. */
export function writePartnerJoined(to: string, { name, url }: { name: string; url: string }): LocalizedMail {
  return localizedMail(to, {
    en: {
      title: `${name} has joined your wedding`,
      start: `${name} accepted your invitation and now plans with you, with a separate login.`,
      action: { label: 'Open your board', url },
      rest: 'You can end the access at any time in your settings, under “Plan together”.',
    },
    es: {
      title: `${name} ahora planea la boda contigo`,
      start: `${name} aceptó tu invitación y tiene su propio acceso.`,
      action: { label: 'Abrir el tablero', url },
      rest: 'Puedes terminar el acceso cuando quieras en tus ajustes, en «Planear en pareja».',
    },
  })
}

/** Writes the email that tells a person that the partner's access has ended: the removed partner, or the one who stays. */
export function writePartnerLeft(to: string, { name, isRemoved }: { name: string; isRemoved: boolean }): LocalizedMail {
  const en = isRemoved
    ? `${name} has ended your access to the wedding you planned together. Your login still works, and starts with an empty board.`
    : `${name} has left the wedding that you planned together. Everything on your board stays with you.`
  const es = isRemoved
    ? `${name} ha terminado tu acceso a la boda que planeaban en pareja. Tu acceso sigue funcionando y empieza con un tablero vacío.`
    : `${name} ha dejado la boda que planeaban en pareja. Todo lo de tu tablero se queda contigo.`
  return localizedMail(to, {
    en: {
      title: isRemoved ? 'Your access to a wedding has ended' : `${name} has left your wedding`,
      start: en,
      rest: '',
    },
    es: {
      title: isRemoved ? 'Tu acceso a una boda ha terminado' : `${name} ha dejado su boda`,
      start: es,
      rest: '',
    },
  })
}
