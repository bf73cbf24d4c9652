/** Names of vendor categories, by their English titles. */
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

/** Translates the titles of categories, separated by commas. Unknown titles stay in English. */
export function categories(titles: string): string {
  return titles
    .split(', ')
    .map((title) => NAMES[title] ?? title)
    .join(', ')
}
