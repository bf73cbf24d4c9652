import { MAX_PHOTOS } from '@vowkit/sdk-core/account'
import { defineMessages } from '../../shared/language/define-messages.ts'

export const boardMessages = defineMessages('board', {
  title: 'Your Wedding Vision Board',
  add: 'Add Inspiration',
  inspirations: 'Your inspirations',
  failed: 'Some parts of your board could not be loaded.',
  notAdded: 'Your inspiration was not added. Open it to try again.',
  loadingCouple: 'Loading your names',
  loadingBoard: 'Loading your board',
  couple: 'You two',
  portrait: 'The two of you',
  daysLeftUnit: (_days: number): string => 'days left',

  empty: 'Your board is empty! Add your inspiration now',
  addFirst: 'Add your first',
  startFromLook: 'Start from a look',
  /** The texts of each suggested inspiration, by the name of its image file. */
  looks: {
    'look-courtyard': {
      alt: 'A courtyard with long tables, bougainvillea and paper flags',
      title: 'Courtyard supper',
      description:
        'Long tables in a sunlit courtyard, bougainvillea over the arches and cut-paper flags overhead. Loud colors, family style, dancing on the tiles afterwards.',
    },
    'look-bouquet': {
      alt: 'A loose bouquet of dahlias and garden roses',
      title: 'Loose garden bouquet',
      description:
        'Dahlias and garden roses in apricot and wine, gathered loosely with eucalyptus and long silk ribbon. Seasonal, nothing stiff, as if picked that morning.',
    },
    'look-cake': {
      alt: 'A tiered cake with flowers between its tiers',
      title: 'Tiers and fresh flowers',
      description:
        'A buttercream cake in soft tiers with fresh flowers tucked between them. Lemon and olive oil inside, nothing too sweet, candles on either side.',
    },
  },

  pictures: (category: string) => `${category} pictures`,
  pictureOf: (label: string, place: number, count: number) => `${label}, ${place} of ${count}`,
  place: (place: number, count: number) => `${place} of ${count}`,
  unavailable: (picture: string) => `${picture}: not available`,
  carousel: 'carousel',
  previous: 'Previous picture',
  next: 'Next picture',
  find: (category: string) => `Find ${category}`,
  more: 'More',
  less: 'Less',

  restored: 'This inspiration was not added last time. Your entries are still here.',
  category: 'Category',
  categoryLoading: 'Loading...',
  categoryPlaceholder: 'Choose a category',
  categoryRequired: 'Choose a category.',
  categoriesFailed: 'The categories could not be loaded.',
  description: 'Description',
  descriptionHint: 'Max 1000 words.',
  wordCount: (words: number) => `Max 1000 words. ${words} so far.`,
  images: 'Images',
  imagesRequired: 'Add at least one image.',
  tooManyImages: `Maximum limit exceeded! You can only upload ${MAX_PHOTOS} images.`,
  chooseImages: 'Choose images',
  addMore: 'Add more',
  drop: 'or drop or paste them here',
  imagesHint: `Up to ${MAX_PHOTOS} images. 20 MB limit per image.`,
  tooLarge: (names: string) => `Over 20 MB, and may be refused: ${names}`,
  chosenImages: 'Chosen images',
  moveForward: (name: string) => `Move ${name} forward`,
  moveBack: (name: string) => `Move ${name} back`,
  remove: (name: string) => `Remove ${name}`,
  sent: 'Sent',
  addToBoard: 'Add to board',

  draw: 'Draw an idea',
  drawPrompt: 'What should it show?',
  drawThree: 'Draw three pictures',
  drawing: 'Drawing your pictures',
  drawFailed: 'The pictures could not be drawn. Please try again.',
  drawn: 'Your pictures',
  drawnAlt: (prompt: string, place: number) => `${prompt}, try ${place}`,
  matchOf: (place: number) => `Match of picture ${place}`,
  /** The three stops of a slider, from the worst match to the best. */
  match: ['Way off', 'Close', 'Identical'] as [string, string, string],
})
