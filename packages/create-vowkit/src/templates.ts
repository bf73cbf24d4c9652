/** What the command knows about a template beyond its files. */
export interface Template {
  title: string
  hint: string
  /** The folder of the images. */
  images: string
  /** The path of the style sheet. */
  styles: string
  /** The environment variable with the URL of the backend. Without one, the URL is part of the page. */
  variable?: string
}

/** The templates by the names of their folders, in the order of the question. */
export const TEMPLATES = {
  'vite-react': {
    title: 'React with Vite',
    hint: 'components, in the browser only',
    images: 'public',
    styles: 'src/styles.css',
    variable: 'VITE_VOWKIT_API',
  },
  next: {
    title: 'Next.js',
    hint: 'components in the app router',
    images: 'public',
    styles: 'app/styles.css',
    variable: 'NEXT_PUBLIC_VOWKIT_API',
  },
  astro: {
    title: 'Astro',
    hint: 'elements from npm',
    images: 'public',
    styles: 'src/styles.css',
    variable: 'PUBLIC_VOWKIT_API',
  },
  html: {
    title: 'Plain HTML',
    hint: 'elements with a script tag, no build',
    images: '.',
    styles: 'styles.css',
  },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof TEMPLATES

export const templateNames = Object.keys(TEMPLATES) as TemplateName[]

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name)
}
