import type { categoryMessages } from '../shared/category-messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

/** By the English title. A category that is missing here keeps its title. */
const NAMES: Readonly<Record<string, string>> = {
  Venues: 'Lugares',
  Photographers: 'Fotógrafos',
  Videographers: 'Videógrafos',
  Florists: 'Floristas',
  Caterers: 'Catering',
  Bar: 'Servicio de bar',
  Cakes: 'Pasteles',
  'DJs & Bands': 'DJs y bandas',
  Planners: 'Organizadores',
  'Hair & Makeup': 'Peinado y maquillaje',
  Attire: 'Vestidos y trajes',
  Stationery: 'Papelería',
  Rentals: 'Alquileres',
  Transport: 'Transporte',
  Officiants: 'Oficiantes',
  Jewellers: 'Joyerías',
}

export const categories: TextsOf<typeof categoryMessages> = {
  name: (title) => NAMES[title] ?? title,
}
