import type { SiteBrand } from '@vowkit/sdk-core/contract'
import { contrast, READABLE } from '../platform/contrast.ts'
import { ConfigError, type Env, readText, readUrl } from './read-env.ts'

/** The deployment's own names and its appearance in emails. */
export interface Brand extends SiteBrand {
  /** The color of buttons and links on the site and the desk, as `#rrggbb`. If undefined, the color of the build. */
  accent: string | undefined
  /** The color of buttons and links, as `#rrggbb`. */
  color: string
  /** The color behind the content, as `#rrggbb`. */
  background: string
  /** The postal address of the operator, in one line. */
  postalAddress: string | undefined
}

/** The names of the demo. */
const DEMO: SiteBrand = {
  name: 'Vowkit',
  wordmark: 'vowkit',
  copyright: '© 2025 Vowkit',
  region: { en: 'Northern California', es: 'el norte de California' },
}

/** Reads the names and the appearance. Without settings, the name is the host name of the site. */
export function readBrand(env: Env, { demo, siteUrl }: { demo: boolean; siteUrl: string }): Brand {
  const name = readText(env, 'BRAND_NAME')
  const names = demo && name === undefined ? DEMO : toNames(name ?? new URL(siteUrl).hostname)
  const english = readText(env, 'BRAND_REGION')
  const accent = readAccent(env)
  return {
    name: names.name,
    wordmark: readText(env, 'BRAND_WORDMARK') ?? names.wordmark,
    copyright: readText(env, 'BRAND_COPYRIGHT') ?? names.copyright,
    region: {
      en: english ?? names.region.en,
      es: readText(env, 'BRAND_REGION_ES') ?? english ?? names.region.es,
    },
    logoUrl: readUrl(env, 'BRAND_LOGO_URL'),
    accent,
    color: readColor(env, 'BRAND_COLOR', accent ?? '#6e1b47'),
    background: readColor(env, 'BRAND_BACKGROUND', '#f6f2f4'),
    postalAddress: readText(env, 'BRAND_ADDRESS'),
  }
}

function toNames(name: string): SiteBrand {
  return {
    name,
    wordmark: name,
    copyright: `© ${new Date().getFullYear()} ${name}`,
    region: { en: 'your region', es: 'tu región' },
  }
}

/** The background of the pages. */
const CANVAS = '#f6f2f4'

/** Reads the accent. Throws if text in this color is not readable on the pages. */
function readAccent(env: Env): string | undefined {
  if (readText(env, 'BRAND_ACCENT') === undefined) return undefined
  const accent = readColor(env, 'BRAND_ACCENT', '')
  const ratio = contrast(accent, CANVAS)
  if (ratio >= READABLE) return accent
  // Rounded down, so that the message never names the required contrast.
  const shown = Math.floor(ratio * 10) / 10
  throw new ConfigError(
    `BRAND_ACCENT ${accent} is not readable on the pages: its contrast is ${shown} : 1, and text needs ${READABLE} : 1. Choose a darker color.`,
  )
}

function readColor(env: Env, name: string, fallback: string): string {
  const text = readText(env, name) ?? fallback
  if (!/^#[\da-f]{6}$/i.test(text)) throw new ConfigError(`${name} must be a color such as #6e1b47, not "${text}".`)
  return text.toLowerCase()
}
