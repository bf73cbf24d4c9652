import type { AcceptedLanguage } from '../../http/accept-language.ts'

/** The texts of the page of a share link. */
export const shareTexts: Record<AcceptedLanguage, ShareTexts> = {
  en: {
    intro: 'A wedding vision',
    palette: 'Colors in this image',
    create: 'Create your own vision',
    createNote: 'Describe your wedding and see it drawn. The first three visions are free.',
    missing: 'This link doesn’t work anymore',
    missingNote: 'The couple may have stopped sharing their vision, or the link is incomplete. Ask them for a new one.',
  },
  es: {
    intro: 'Una visión de boda',
    palette: 'Colores de esta imagen',
    create: 'Crea tu propia visión',
    createNote: 'Describe tu boda y mírala dibujada. Las tres primeras visiones son gratis.',
    missing: 'Este enlace ya no funciona',
    missingNote:
      'Puede que la pareja haya dejado de compartir su visión o que el enlace esté incompleto. Pídele uno nuevo.',
  },
}

export interface ShareTexts {
  intro: string
  palette: string
  create: string
  createNote: string
  missing: string
  missingNote: string
}
