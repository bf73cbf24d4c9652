/** The path of the style sheet with the accent of the deployment, on all hosts of the site. */
export const BRAND_STYLES_PATH = '/brand.css'

/** The element that loads the style sheet. It follows the styles of the build, whose colors it replaces. */
export const BRAND_STYLES_LINK = `<link rel="stylesheet" href="${BRAND_STYLES_PATH}">`

/** The color of the mark in the built icon. */
const ICON_COLOR = /#6e1b47/gi

/** Writes the style sheet. White text is readable on the accent, because the configuration requires a dark accent. */
export function writeBrandStyles(accent: string): string {
  return `:root, [data-theme="light"] {
  --vk-primary: ${accent};
  --vk-primary-hover: color-mix(in oklab, ${accent} 82%, black);
  --vk-on-primary: #ffffff;
  --vk-primary-tint: color-mix(in oklab, ${accent} 9%, white);
}
`
}

/** Writes the icon of the pages in the accent. */
export function writeIcon(svg: string, accent: string): string {
  return svg.replace(ICON_COLOR, accent)
}
