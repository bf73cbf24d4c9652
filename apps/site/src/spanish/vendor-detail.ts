import type { vendorDetailMessages } from '../features/vendor-detail/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

const NAMELESS = 'este proveedor'

export const vendorDetail: TextsOf<typeof vendorDetailMessages> = {
  back: 'Volver',
  fairs: 'Ferias de bodas',
  origins: {
    board: 'Inicio',
    search: 'Buscar',
    active: 'Activos',
    saved: 'Guardados',
    booked: 'Contratados',
    compare: 'Comparar',
    messages: 'Mensajes',
  },
  loading: 'Cargando el proveedor',
  failed: 'No pudimos cargar este proveedor.',
  missingTitle: 'Proveedor no encontrado',
  missing: 'Este proveedor ya no está disponible',
  missingHint: 'Puedes buscar otros proveedores parecidos.',
  findVendors: 'Buscar proveedores',
  savedToFairs: 'Guardado en Ferias de bodas',
  sharedByScan:
    'El proveedor ya puede ver tu nombre y el de tu pareja, tu foto, y la fecha y el lugar de la boda. Tu presupuesto queda en privado.',
  rated: 'Valoración:',
  ofFive: 'de 5',
  reviewCount: (count) => `${count} ${count === 1 ? 'reseña' : 'reseñas'}`,
  fromPrice: (price, unit) =>
    `desde ${price}${unit === 'guest' ? ' por invitado' : unit === 'hour' ? ' por hora' : ''}`,
  packagesInRange: ({ count, total, min_price: min, max_price: max }, money) =>
    `${count === 0 ? 'ningún paquete' : `${count} de ${total} paquetes`}${min ? ` ${max ? 'de' : 'desde'} ${money(Number(min))}` : ''}${
      max ? ` ${min ? 'a' : 'hasta'} ${money(Number(max))}` : ''
    }`,
  isBooked: 'Ya contrataste a este proveedor',
  freeOn: (date) => `Libre el ${date}`,
  takenOn: (date) => `No disponible el ${date}`,
  askIfFree: (date) => `Pregunta si está libre el ${date}`,
  writtenIn: (language) => `El proveedor escribió estos textos en ${language}.`,
  allWrittenIn: (language) => `El proveedor y sus parejas escribieron estos textos en ${language}.`,
  sections: 'En esta página',
  about: 'Sobre nosotros',
  services: 'Servicios',
  reviews: 'Reseñas',
  faqs: 'Preguntas frecuentes',
  message: 'Mensaje',
  messageFailed: 'No pudimos abrir la conversación. Inténtalo de nuevo.',
  inquire: 'Pedir información',
  messageOrInquire: 'Mensaje abre un chat. Pedir información pide una cotización.',
  inquirySent: 'Solicitud enviada ✅',
  inquirySentTitle: (name) => (name ? `${name} ya tiene tu solicitud` : 'Enviamos tu solicitud'),
  inquireTitle: (name) => `Pide información a ${name || NAMELESS}`,
  inquiry: {
    sent: '✅ ¡Tu solicitud está enviada!',
    exists: '🔁 Ya le enviaste una solicitud a este proveedor.',
    not_sent: '❌ Tu solicitud no se envió. Inténtalo de nuevo.',
    failed: '❌ No pudimos enviar tu solicitud. Inténtalo de nuevo.',
  },
  addToFavorites: 'Añadir a favoritos',
  favorited: 'En tus favoritos',
  added: 'Añadido a tus favoritos',
  removed: 'Quitado de tus favoritos',
  saveFailed: 'No se guardó. Inténtalo de nuevo.',
  claimDeal: 'Aprovechar oferta exclusiva 🎉',
  claiming: 'Guardando la oferta...',
  claimed: '🎉 ¡La oferta es tuya! El proveedor te responderá pronto',
  claimFailed: 'No pudimos guardar la oferta. Inténtalo de nuevo.',
  signInAims: {
    claim: 'aprovechar esta oferta',
    message: (name) => `escribirle a ${name || NAMELESS}`,
    inquire: (name) => `pedirle información a ${name || NAMELESS}`,
  },
}
