import type { vendorSearchMessages } from '../features/vendor-search/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

/** Singular and plural nouns for vendors, by the English title of their category. */
const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Venues: ['lugar', 'lugares'],
  Photographers: ['fotógrafo', 'fotógrafos'],
  Videographers: ['videógrafo', 'videógrafos'],
  Florists: ['florista', 'floristas'],
  Caterers: ['servicio de catering', 'servicios de catering'],
  Bar: ['servicio de bar', 'servicios de bar'],
  Cakes: ['pastelería', 'pastelerías'],
  'DJs & Bands': ['DJ o banda', 'DJs y bandas'],
  Planners: ['organizador', 'organizadores'],
  'Hair & Makeup': ['estilista', 'estilistas'],
  Attire: ['tienda de vestidos y trajes', 'tiendas de vestidos y trajes'],
  Stationery: ['papelería', 'papelerías'],
  Rentals: ['empresa de alquiler', 'empresas de alquiler'],
  Transport: ['empresa de transporte', 'empresas de transporte'],
  Officiants: ['oficiante', 'oficiantes'],
  Jewellers: ['joyería', 'joyerías'],
}
const ANY = ['proveedor', 'proveedores'] as const

export const vendorSearch: TextsOf<typeof vendorSearchMessages> = {
  title: 'Buscar',
  pageTitle: (category) => `${category} · Buscar`,
  intro: `Encuentra a los proveedores para tu boda en {{region}}.`,
  category: 'Categoría',
  categories: 'Categorías',
  selectCategory: 'Elige una categoría',
  chooseCategory: 'Elige una categoría para buscar',
  noCategories: (typed) => `Ninguna categoría coincide con «${typed}».`,
  categoriesFailed: 'No pudimos cargar las categorías.',
  location: 'Ubicación',
  region: '{{Region}}',
  regionNote: `Por ahora solo trabajamos en {{region}}`,
  whyRegion: 'Por qué no se puede cambiar la ubicación',
  search: 'Buscar',
  start: '¿A quién estás buscando?',
  loadingVendors: (category) => `${category} en {{region}}`,
  found(title, count) {
    const [one, many] = NOUNS[title] ?? ANY
    return `${count.toLocaleString('es-US')} ${count === 1 ? one : many} en {{region}}`
  },
  page: (page, pages) => `(página ${page} de ${pages})`,
  noVendors: 'No encontramos proveedores',
  searched: (category) => `Buscaste «${category}» en {{region}}.`,
  related: 'Categorías relacionadas',
  vendorsFailed: 'No pudimos cargar los proveedores.',
  noPage: (page) => `La página ${page} no existe.`,
  lastPage: 'Ir a la última página',
}
