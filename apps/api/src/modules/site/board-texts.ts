import type { AcceptedLanguage } from '../../http/accept-language.ts'

export interface BoardTexts {
  /** The title of a board with one or two names, or without names. */
  title(names: readonly string[]): string
  intro: string
  summary: string
  palette: string
  cards: string
  vision: string
  viewVendor: string
  empty: string
  create: string
  createNote: string
  missing: string
  missingNote: string
}

/** The texts of the page of a shared inspiration board. */
export const boardTexts: Record<AcceptedLanguage, BoardTexts> = {
  en: {
    title: (names) => (names.length === 0 ? 'A wedding board' : `${names.join(' & ')}: wedding board`),
    intro: 'Wedding inspirations',
    summary: 'The looks, colors and vendors for this wedding.',
    palette: 'Colors of the board',
    cards: 'Inspirations',
    vision: 'Drawn vision',
    viewVendor: 'View vendor',
    empty: 'There is nothing on this board yet.',
    create: 'Start your own board',
    createNote: 'Collect looks, colors and vendors for your wedding. It is free.',
    missing: 'This link doesn’t work anymore',
    missingNote: 'The couple may have stopped sharing their board, or the link is incomplete. Ask them for a new one.',
  },
  es: {
    title: (names) => (names.length === 0 ? 'Un tablero de boda' : `${names.join(' y ')}: tablero de boda`),
    intro: 'Inspiraciones de boda',
    summary: 'Los estilos, los colores y los proveedores de esta boda.',
    palette: 'Colores del tablero',
    cards: 'Inspiraciones',
    vision: 'Visión dibujada',
    viewVendor: 'Ver proveedor',
    empty: 'Todavía no hay nada en este tablero.',
    create: 'Crea tu propio tablero',
    createNote: 'Reúne estilos, colores y proveedores para tu boda. Es gratis.',
    missing: 'Este enlace ya no funciona',
    missingNote:
      'Puede que la pareja haya dejado de compartir su tablero o que el enlace esté incompleto. Pídele uno nuevo.',
  },
}
