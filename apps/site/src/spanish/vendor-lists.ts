import type { vendorListsMessages } from '../features/vendor-lists/messages.ts'
import type { TextsOf } from '../shared/language/define-messages.ts'

export const vendorLists: TextsOf<typeof vendorListsMessages> = {
  title: 'Proveedores',
  pageTitle: (tab) => `${tab} · Proveedores`,
  tabs: 'Tus proveedores',
  lists: {
    active: {
      tab: 'Activos',
      info: 'Proveedores con los que estás en contacto',
      empty: 'No tienes proveedores activos',
    },
    'in-person': {
      tab: 'Ferias de bodas',
      info: 'Aquí aparecerán los proveedores que escanees en las ferias de bodas',
      empty: 'No has escaneado proveedores',
    },
    favourites: {
      tab: 'Guardados',
      info: 'Proveedores que añadiste a tus favoritos',
      empty: 'No has guardado proveedores',
    },
    booked: {
      tab: 'Contratados',
      info: 'Aquí aparecerán los proveedores que contrates',
      empty: 'No has contratado proveedores',
    },
  },
  failed: 'No pudimos cargar tus proveedores.',
  findVendors: 'Buscar proveedores',
  seeActive: 'Ver proveedores activos',
}
