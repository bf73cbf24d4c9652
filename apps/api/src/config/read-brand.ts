import { ConfigError, type Env, readText, readUrl } from './read-env.ts'

/** The deployment's appearance in emails. */
export interface Brand {
  name: string
  /** The URL of the logo. If undefined, emails show the name as text. */
  logoUrl: string | undefined
  /** The color of buttons and links, as `#rrggbb`. */
  color: string
  /** The color behind the content, as `#rrggbb`. */
  background: string
  /** The postal address of the operator, in one line. */
  postalAddress: string | undefined
}

/** Reads the appearance of emails. */
export function readBrand(env: Env): Brand {
  return {
    name: readText(env, 'BRAND_NAME') ?? 'Vowkit',
    logoUrl: readUrl(env, 'BRAND_LOGO_URL'),
    color: readColor(env, 'BRAND_COLOR', '#6e1b47'),
    background: readColor(env, 'BRAND_BACKGROUND', '#f6f2f4'),
    postalAddress: readText(env, 'BRAND_ADDRESS'),
  }
}

function readColor(env: Env, name: string, fallback: string): string {
  const text = readText(env, name) ?? fallback
  if (!/^#[\da-f]{6}$/i.test(text)) throw new ConfigError(`${name} must be a color such as #6e1b47, not "${text}".`)
  return text.toLowerCase()
}
