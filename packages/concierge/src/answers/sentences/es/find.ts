import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money, number, and, or } = formatFor('es')

const CATEGORIES: Readonly<Record<string, string>> = {
  Venues: 'lugares de celebración',
  Photographers: 'fotógrafos',
  Videographers: 'videógrafos',
  Florists: 'floristas',
  Caterers: 'servicios de catering',
  Bar: 'barras y bebidas',
  Cakes: 'pasteles',
  'DJs & Bands': 'DJs y bandas',
  Planners: 'organizadores de bodas',
  'Hair & Makeup': 'peluquería y maquillaje',
  Attire: 'vestidos y trajes',
  Stationery: 'invitaciones y papelería',
  Rentals: 'alquileres',
  Transport: 'transporte',
  Officiants: 'oficiantes',
  Jewellers: 'joyeros',
}

export const find: Sentences['find'] = {
  category: (title) => CATEGORIES[title] ?? title,
  vendors: 'proveedores',
  all: (titles) => and(titles),
  inPlaces: (places) => ` en ${or(places)}`,
  notInPlaces: (places) => ` fuera de ${and(places)}`,
  under: (amount) => ` hasta ${money(amount)}`,
  over: (amount) => ` desde ${money(amount)}`,
  between: (min, max) => ` entre ${money(min)} y ${money(max)}`,
  perGuest: ' por invitado',
  perHour: ' por hora',
  forGuests: (guests) => ` para ${number(guests)} invitados`,
  smallerThan: (guests) => ` para ${number(guests)} invitados como máximo`,
  with: (words) => ` con ${and(words.map((word) => `“${word}”`))}`,
  without: (words) => ` sin ${or(words.map((word) => `“${word}”`))}`,
  rated: (stars) => ` con ${number(stars)} estrellas o más`,
  discounted: ' con descuento',

  found: (count, what) => `Encontré **${number(count)}** resultados de ${what}:`,
  foundOne: (what) => `Encontré un resultado de ${what}:`,
  among: 'De esos, este encaja:',
  amongMany: 'De esos, estos encajan:',
  more: (count) => `Hay ${number(count)} más. Dime un lugar, un precio o un número de invitados para acortar la lista.`,
  top: {
    cheapest: (names, value) => `El precio más bajo es **${value}**, de ${names}.`,
    dearest: (names, value) => `El precio más alto es **${value}**, de ${names}.`,
    'best-rated': (names, value) => `La mejor valoración es **${value}**, de ${names}.`,
    'worst-rated': (names, value) => `La valoración más baja es **${value}**, de ${names}.`,
    'most-reviewed': (names, value) => `El mayor número de opiniones, **${value}**, es el de ${names}.`,
    largest: (names, value) => `El más grande es ${names}: **${value}**.`,
    smallest: (names, value) => `El más pequeño es ${names}: **${value}**.`,
    discount: (names, value) => `El mayor descuento es el de ${names}: **${value}**.`,
  },
  tie: 'Comparten el primer lugar.',

  nothing: (what) => `No encontré ${what}.`,
  noneOfThose: (what) =>
    `Ninguno de sus perfiles lo dice${what && ` (${what})`}. Los perfiles no lo dicen todo: toca **Message** en un perfil para preguntar.`,
  noProfileSays: (words) =>
    `Ningún perfil dice nada sobre “${words}”. Los perfiles no lo dicen todo: toca **Message** en un perfil para preguntar.`,
  partly: 'Estos perfiles mencionan una parte:',
  unsureSize: 'Los perfiles no dicen para cuántos invitados.',
  silent: 'Estos perfiles no dicen para cuántos invitados. Toca **Message** para preguntar:',
  unsureFeature: (words) => `Los perfiles no mencionan “${words}”. Toca **Message** en un perfil para estar seguro.`,
  unknownPlace: (place) => `No conozco ningún proveedor en ${place}. Cubrimos el norte de California.`,
  nearest: {
    words: 'Sin esas palabras:',
    price: 'Lo más parecido, con otro precio:',
    features: 'Lo más parecido, aunque sus perfiles no lo mencionan:',
    guests: 'Lo más parecido, con otro número de invitados:',
    places: 'Lo más parecido, en otros lugares:',
    rating: 'Lo más parecido, con otra valoración:',
    discount: 'Sin descuento:',
    except: 'Los que dejaste fuera:',
  },
  whichCategory: (titles) => `Puedo buscar ${or(titles)}. ¿Qué buscas y dónde?`,
  dateNote: 'No puedo ver calendarios. Pregunta por tu fecha con **Message**.',
}
