import { counted, dollars, listIn } from '../../text.ts'
import type { vendor as english } from '../en/vendor.ts'

const { and } = listIn('es')

/** Sentences about one vendor, in Spanish. */
export const vendor: typeof english = {
  dealCost: (now, before) => (before === null ? dollars(now) : `${dollars(now)} en vez de ${dollars(before)}`),
  noPrices: (name) => `${name} no publica precios. Toca **Message** en su perfil y pide un presupuesto.`,
  prices: (name) => `Lo que publica ${name}:`,
  reduced: (name) => `Con descuento en ${name}:`,
  claim: 'Toca **Claim Now** en el perfil para quedarte con una oferta.',
  notReduced: (name) => `Ahora mismo no hay descuentos en ${name}.`,
  noDeals: (name) => `${name} no publica ofertas. Toca **Message** en su perfil y pide un presupuesto.`,
  noReviews: (name) => `Todavía nadie ha opinado sobre ${name}.`,
  rating: (name, stars, count) => `${name} tiene ${stars}★ de ${counted(count, 'opinión', 'opiniones')}.`,
  quote: (text) => `Una pareja dice: “${text}”`,
  contact: (name, hasInquired) =>
    `En el perfil de ${name}, **Message** abre una conversación. ${
      hasInquired ? 'Ya les enviaste una consulta.' : '**Inquire** les pide que se pongan en contacto contigo.'
    }`,
  place: (name, place) =>
    place ? `${name} está en ${place}.` : `${name} no dice dónde está. Toca **Message** y pregunta.`,
  askTravel: 'Toca **Message** y pregunta si van hasta donde te casas.',
  noCalendar: (name) =>
    `No puedo ver el calendario de ${name}. Toca **Message** o **Inquire** en su perfil y pregunta por tu fecha; no cuesta nada.`,
  services: (name, services) => `${name} ofrece ${and(services)}.`,
  hasServices: (name, services) => `Sí: ${name} ofrece ${and(services)}.`,
  hasPackage: (name) => `${name} tiene un paquete para eso:`,
  says: (name, text) => `${name} dice: “${text}”`,
  hasText: (name, text) => `Una pareja dice de ${name}: “${text}”`,
  photos: (name, count) => `El perfil de ${name} muestra arriba ${counted(count, 'foto')} de su trabajo.`,
  owner: (name, owner) => `Detrás de ${name} está ${owner}.`,
  fromPrice: (price) => `desde ${dollars(price)}`,
  unknown: (name) =>
    `El perfil de ${name} no lo dice. Toca **Message** para preguntarles, o pregúntame por sus precios, ofertas, servicios u opiniones.`,
}
