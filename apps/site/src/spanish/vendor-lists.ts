import type { vendorListsMessages } from '../features/vendor-lists/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const vendorLists: TextsOf<typeof vendorListsMessages> = {
  title: 'Proveedores',
  pageTitle: (tab) => `${tab} · Proveedores`,
  tabs: 'Tus proveedores',
  lists: {
    active: {
      tab: 'Activos',
      info: 'Proveedores con los que estás en contacto',
      empty: 'No tienes proveedores activos',
    },
    'in-person': {
      tab: 'Ferias de bodas',
      info: 'Proveedores que escaneas en las ferias de bodas',
      empty: 'No has escaneado proveedores',
    },
    favourites: {
      tab: 'Guardados',
      info: 'Proveedores que añadiste a tus favoritos',
      empty: 'No has guardado proveedores',
    },
    booked: {
      tab: 'Contratados',
      info: 'Proveedores que has contratado',
      empty: 'No has contratado proveedores',
    },
  },
  fair: {
    met: (count, date) =>
      `${date === '' ? 'Hoy' : `El ${date}`} conociste a ${count} ${count === 1 ? 'proveedor' : 'proveedores'}`,
    date: (date) =>
      new Date(`${date}T00:00`).toLocaleDateString('es-US', { weekday: 'long', month: 'long', day: 'numeric' }),
    message: 'Mensaje',
    messageTo: (name) => `Mensaje a ${name}`,
    messageFailed: 'No se abrió la conversación. Inténtalo de nuevo.',
    manage: 'Gestionar',
    manageOf: (name) => `Gestionar ${name}`,
    toAll: (count) =>
      count === 1
        ? 'Tu mensaje al proveedor con el que aún no has hablado'
        : `Un mensaje para los ${count} proveedores con los que aún no has hablado`,
    draft:
      'Hola, fue un gusto conocerlos en la feria de bodas. ¿Están disponibles en nuestra fecha y podrían enviarnos sus precios?',
    empty: 'Primero escribe un mensaje.',
    sendAll: (count) => (count === 1 ? 'Enviar mensaje' : `Escribir a los ${count}`),
    sending: (place, count) => `Enviando ${place} de ${count}…`,
    sent: (count) =>
      count === 1
        ? 'Enviado a 1 proveedor. Su respuesta aparecerá en Mensajes.'
        : `Enviado a ${count} proveedores. Sus respuestas aparecerán en Mensajes.`,
    openMessages: 'Abrir Mensajes',
    notSent: (names) => `No se envió a ${names.join(', ')}. Inténtalo de nuevo.`,
  },
  payments: {
    title: 'Pagos',
    total: (amount) => `Te queda por pagar ${amount}.`,
    allPaid: 'Todo está pagado.',
    paid: (amount) => `${amount} pagado`,
    due: (amount, date, name) => `${amount} vence el ${date} (${name})`,
    overdue: (amount, date, name) => `${amount} venció el ${date} (${name})`,
    later: (amount, date) => `${amount} ${date === '' ? 'más adelante' : `vence el ${date}`}, como dice tu contrato`,
    none: 'Todavía no tienes pagos.',
  },
  failed: 'No pudimos cargar tus proveedores.',
  findVendors: 'Buscar proveedores',
  seeActive: 'Ver proveedores activos',
}
