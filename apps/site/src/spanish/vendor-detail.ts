import type { vendorDetailMessages } from '../features/vendor-detail/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

const NAMELESS = 'este proveedor'

export const vendorDetail: TextsOf<typeof vendorDetailMessages> = {
  back: 'Volver',
  fairs: 'Ferias de bodas',
  loading: 'Cargando el proveedor',
  failed: 'No pudimos cargar este proveedor.',
  missingTitle: 'Proveedor no encontrado',
  missing: 'Este proveedor ya no está disponible',
  missingHint: 'Puedes buscar otros proveedores parecidos.',
  findVendors: 'Buscar proveedores',
  savedToFairs: 'Guardado en Ferias de bodas',
  rated: 'Valoración:',
  ofFive: 'de 5',
  reviewCount: (count) => `${count} ${count === 1 ? 'reseña' : 'reseñas'}`,
  fromPrice: (price) => `desde ${price}`,
  sections: 'En esta página',
  about: 'Sobre nosotros',
  services: 'Servicios',
  reviews: 'Reseñas',
  faqs: 'Preguntas frecuentes',
  message: 'Mensaje',
  messageFailed: 'No pudimos abrir la conversación. Inténtalo de nuevo.',
  inquire: 'Pedir información',
  inquirySent: 'Solicitud enviada ✅',
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
