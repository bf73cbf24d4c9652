import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { and } = formatFor('es')

export const compare: Sentences['compare'] = {
  title: (names) => `Comparación de ${and(names)}:`,
  cheaper: (name, price, others) => `${name} empieza más barato: ${price}, frente a ${and(others)}.`,
  samePrice: (names, price) => `${and(names)} empiezan al mismo precio: ${price}.`,
  dearer: (name, price, others) => `${name} tiene el precio más alto: ${price}, frente a ${and(others)}.`,
  better: (name, rating, others) => `${name} tiene la mejor valoración: ${rating}, frente a ${and(others)}.`,
  sameRating: (names, rating) => `${and(names)} tienen la misma valoración: ${rating}.`,
  worse: (name, rating, others) => `${name} tiene la valoración más baja: ${rating}, frente a ${and(others)}.`,
  moreReviews: (name, reviews, others) => `${name} tiene más opiniones: ${reviews}, frente a ${and(others)}.`,
  larger: (name, capacity, others) => `${name} es el más grande: ${capacity}, frente a ${and(others)}.`,
  smaller: (name, capacity, others) => `${name} es el más pequeño: ${capacity}, frente a ${and(others)}.`,
  discount: (name, price, others) => `${name} tiene el mayor descuento: ${price}, frente a ${and(others)}.`,
  sameCapacity: (names, capacity) => `${and(names)} tienen el mismo tamaño: ${capacity}.`,
  valueAt: (value, name) => `${value} en ${name}`,
  unsaid: (names) =>
    names.length === 1 ? `El perfil de ${and(names)} no lo dice.` : `Los perfiles de ${and(names)} no lo dicen.`,
  needTwo: 'Dime dos o más proveedores y los comparo.',
  rows: {
    price: 'Precios desde',
    dearest: 'Paquete más grande',
    category: 'Categoría',
    place: 'Lugar',
    capacity: 'Invitados',
    rating: 'Valoración',
    deposit: 'Anticipo',
    cancellation: 'Cancelación',
    area: 'Desplazamiento',
    discount: 'Descuento',
    services: 'Servicios',
  },
  none: '–',
}
