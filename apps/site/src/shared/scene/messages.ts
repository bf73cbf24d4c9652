import { defineMessages } from '../language/define-messages.ts'

/** Texts of the hero images, by file name. */
export const sceneMessages = defineMessages('scene', {
  'hero-garden': {
    alt: 'A flower arch between rows of white chairs in a garden at golden hour',
    caption: 'Blush peonies, golden hour',
  },
  'hero-vineyard': {
    alt: 'A rose arch in a vineyard at dusk, under string lights',
    caption: 'Vineyard at dusk, Sonoma roses',
  },
  'hero-redwood': {
    alt: 'A round moon gate of white anemones among redwoods in morning fog',
    caption: 'Redwood fog, white anemones',
  },
  'hero-hall': {
    alt: 'Two long candlelit tables below chandeliers in a tall hall',
    caption: 'Candlelit hall, plum and gold',
  },
})
