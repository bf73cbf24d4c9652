import type { SiteBrand } from './schema.ts'

/**
 * Replaces the placeholders of a text by the deployment's own names: `{{brand}}`, `{{wordmark}}`, `{{copyright}}`,
 * `{{region}}`, and `{{Region}}` at the start of a sentence.
 */
export function fillBrand(text: string, brand: SiteBrand, language: 'en' | 'es'): string {
  if (!text.includes('{{')) return text
  const region = brand.region[language]
  return (
    text
      .replaceAll('{{brand}}', () => brand.name)
      .replaceAll('{{wordmark}}', () => brand.wordmark)
      .replaceAll('{{copyright}}', () => brand.copyright)
      .replaceAll('{{Region}}', () => region.charAt(0).toUpperCase() + region.slice(1))
      // In Spanish, "de el" is written "del".
      .replaceAll('de {{region}}', () => `de ${region}`.replace(/^de el /, 'del '))
      .replaceAll('{{region}}', () => region)
  )
}
