import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money, number, and } = formatFor('es')

const UNITS = { total: '', guest: ' por invitado', hour: ' por hora', item: ' por unidad' }

export const vendor: Sentences['vendor'] = {
  price: (amount, per) => `${money(amount)}${UNITS[per]}`,
  from: (price) => `desde ${price}`,
  insteadOf: (price, was) => `${price} en lugar de ${money(was)}`,
  ofYour: (price, budget) => `${price} de tus ${money(budget)}`,
  forPackage: (price, name) => `${price} (${name})`,
  rating: (stars, reviews) =>
    `${number(stars)} de 5 en ${reviews === 1 ? 'una opinión' : `${number(reviews)} opiniones`}`,
  ofFive: (stars) => `${number(stars)} de 5`,
  stars: (stars, reviews) => `${number(stars)}★ (${number(reviews)})`,
  seats: (guests) => `${number(guests)} asientos`,
  standing: (guests) => `${number(guests)} de pie`,
  holds: (guests) => `hasta ${number(guests)} invitados`,
  fromGuests: (guests) => `desde ${number(guests)} invitados`,
  youAre: (fits, guests) => `${fits}, son ${number(guests)}`,
  reviews: (count) => (count === 1 ? 'una opinión' : `${number(count)} opiniones`),

  yes: (text) => `Sí. ${text}`,
  no: (text) => `No. ${text}`,
  says: (name, quote) => `${name} escribe: ${quote}`,
  saysOf: (name, about, quote) => `${name}, sobre “${about}”: ${quote}`,
  offers: (name, services) => `${name} ofrece ${and(services)}.`,
  review: (stars, quote) => `${number(stars)}★: ${quote}`,
  reviewOf: (name, quote) => `El perfil de ${name} no lo dice, pero una pareja escribe en su opinión: ${quote}`,
  unknown: (name) => `El perfil de ${name} no lo dice. Toca **Mensaje** en su perfil para preguntar.`,
  unknownAbout: (name, words) =>
    `El perfil de ${name} no dice nada sobre “${words}”. Toca **Mensaje** en su perfil para preguntar.`,
  closest: 'Lo más parecido en su perfil:',
  othersUnknown: 'Los demás perfiles no lo dicen.',
  noVendor: (words) => `No conozco ningún proveedor llamado “${words}”: aquí no hay ninguno con ese nombre.`,
  whichVendor: '¿A qué proveedor te refieres? Dime su nombre y lo busco.',

  packagePrice: (name, item, price) => `**${item}** de ${name} cuesta **${price}**.`,
  cheapest: (name, item, price) => `El precio más bajo de ${name} es **${price}**, por **${item}**.`,
  dearest: (name, item, price) => `El precio más alto de ${name} es **${price}**, por **${item}**.`,
  packages: (name) => `Paquetes de ${name}:`,
  otherPackages: 'Otros paquetes:',
  noPackages: (name) =>
    `El perfil de ${name} no dice ningún precio. Toca **Mensaje** en su perfil para pedir un presupuesto.`,
  discounted: (name) => `Rebajado en ${name}:`,
  notDiscounted: (name) => `${name} no tiene descuentos en este momento.`,
  claim: 'Toca **Aprovechar oferta** en su perfil para aprovecharlo.',
  fits: (name, capacity) => `Sí: ${name} tiene lugar para los invitados: ${capacity}.`,
  tooSmall: (name, capacity) => `No: ${name} no tiene tanto lugar: ${capacity}.`,
  capacity: (name, capacity) => `${name} tiene lugar para los invitados: ${capacity}.`,
  packageCapacity: (name, item, capacity) => `${item} de ${name}: ${capacity}.`,
  place: (name, place) => `${name} está en **${place}**.`,
  rated: (name, rating) => `${name} tiene ${rating}.`,
  noReviews: (name) => `${name} todavía no tiene opiniones, así que no lo sé.`,
  starCounts: (counts) => `Estrellas: ${and(counts)}.`,
  starCount: (stars, count) => `${number(stars)}★ × ${number(count)}`,
  noBadReviews: (name, lowest) => `Ninguna opinión que conozco de ${name} tiene menos de ${number(lowest)} estrellas.`,
  lowestReviews: (name) => `Las opiniones más bajas de ${name}:`,
  calendar: (name) =>
    `No puedo ver el calendario de ${name}, y su perfil no dice qué fechas están libres. Toca **Mensaje** o **Pedir información** en su perfil para preguntar por tu fecha.`,
  contact: (name) =>
    `En el perfil de ${name}, **Mensaje** abre una conversación e **Pedir información** les pide que se pongan en contacto contigo.`,
  photos: (name) => `Las fotos de ${name} están arriba en su perfil.`,
  about: (name, categories, place) =>
    `${name}${categories.length > 0 ? `: ${and(categories)}` : ''}${place && ` en ${place}`}.`,
  similar: (name) => `Otros proveedores como ${name}:`,
  noSimilar: (name) => `No conozco otro proveedor como ${name}.`,
  competitor: 'En esta página solo puedo hablarte de este proveedor.',
  host: (name, title, quote) => `${name} dice aquí${title && ` sobre “${title}”`}: ${quote}`,
  where: {
    package: (title) => `Paquete: ${title}`,
    faq: (title) => `Pregunta frecuente: ${title}`,
    about: 'Sobre nosotros',
    services: 'Servicios',
    location: 'Lugar',
    host: 'Esta página',
    stated: 'Datos',
    review: 'Opinión',
  },
}
