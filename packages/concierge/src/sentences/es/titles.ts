import type { KindTitle } from '../../kinds.ts'

const TITLES: Record<KindTitle, string> = {
  venues: 'lugares de celebración',
  photographers: 'fotógrafos',
  videographers: 'videógrafos',
  florists: 'floristas',
  caterers: 'catering',
  bar: 'barra y bebidas',
  cakes: 'pasteles',
  'djs & bands': 'DJs y bandas',
  planners: 'organizadores de bodas',
  'hair & makeup': 'peluquería y maquillaje',
  attire: 'vestidos y trajes',
  stationery: 'invitaciones y papelería',
  rentals: 'alquileres',
  transport: 'transporte',
  officiants: 'oficiantes',
  jewellers: 'joyeros',
}

/** Spanish titles of vendor categories, by the lower-case English title. */
export const spanishTitles = new Map<string, string>(Object.entries(TITLES))
