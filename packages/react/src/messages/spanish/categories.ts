import { translateCategories } from '../../shared/translate-categories.ts'

/** The Spanish names of vendor categories, by English title. */
export const categoryNames: Readonly<Record<string, string>> = {
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

/** Translates category titles, which are separated by commas. Unknown titles stay in English. */
export function categories(titles: string): string {
  return translateCategories(titles, categoryNames)
}
