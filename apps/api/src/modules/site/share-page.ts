import { type SharedVision, SITE_PATHS, sharePath } from '@vowkit/sdk-core/contract'
import type { Brand } from '../../config/read-brand.ts'
import type { AcceptedLanguage } from '../../http/accept-language.ts'
import { LINK_PREVIEW_SIZE } from '../../images/images.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { SharedVisionService } from '../shared-visions/service.ts'
import { type ShareTexts, shareTexts } from './share-texts.ts'
import { createSiteFrame, shorten, writeMeta } from './site-frame.ts'

/** The path of the style sheet of share pages. */
export const STYLES_PATH = '/v/share.css'

/**
 * Renders the pages of share links on the server, because messengers read link previews without running scripts. The
 * pages contain no scripts.
 */
export interface SharePages {
  shared(slug: string, vision: SharedVision, language: AcceptedLanguage): string
  missing(language: AcceptedLanguage): string
}

export interface SharePageOptions {
  /** The folder of the built site. Share pages use its styles and fonts. */
  siteDir: string
  /** The base URL of the vision site. */
  visionUrl: string
  brand: Brand
  sharedVisions: Pick<SharedVisionService, 'imageUrlOf'>
}

export function createSharePages({ siteDir, visionUrl, brand, sharedVisions }: SharePageOptions): SharePages {
  const writePage = createSiteFrame(siteDir, brand)

  function write(title: string, language: AcceptedLanguage, head: string, body: string): string {
    const main = `<main class="page share">${body}</main>`
    return writePage({ title, language, head, stylesPath: STYLES_PATH, main })
  }

  function writeButton({ create, createNote }: ShareTexts): string {
    return `<a class="button share__create" href="${escapeHtml(visionUrl + SITE_PATHS['vision-new'])}">${create}</a>
<p class="share__note">${createNote}</p>`
  }

  return {
    shared(slug, { title, description, result_image, palette = [] }, language) {
      const texts = shareTexts[language]
      const preview = sharedVisions.imageUrlOf(slug, 'preview.jpg')
      const summary = shorten(description)
      const meta = writeMeta({
        'og:type': 'website',
        'og:site_name': brand.name,
        'og:url': visionUrl + sharePath(slug),
        'og:title': title,
        'og:description': summary,
        'og:image': preview,
        'og:image:type': 'image/jpeg',
        'og:image:width': String(LINK_PREVIEW_SIZE.width),
        'og:image:height': String(LINK_PREVIEW_SIZE.height),
        'og:image:alt': title,
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:description': summary,
        'twitter:image': preview,
        'twitter:image:alt': title,
      })
      return write(
        title,
        language,
        meta,
        `<figure class="share__figure"><img class="share__image" src="${escapeHtml(result_image)}" alt="${escapeHtml(title)}"></figure>
<div class="share__about">
<p class="share__intro">${texts.intro}</p>
<h1 class="share__title" dir="auto">${escapeHtml(title)}</h1>
<p class="share__prompt" dir="auto">${escapeHtml(description)}</p>
${writePalette(palette, texts)}
${writeButton(texts)}
</div>`,
      )
    },

    missing(language) {
      const texts = shareTexts[language]
      return write(
        texts.missing,
        language,
        '',
        `<div class="share__about share__about--alone"><h1 class="share__title">${texts.missing}</h1>
<p class="share__prompt">${texts.missingNote}</p>
${writeButton(texts)}</div>`,
      )
    },
  }
}

/** Renders the palette as SVG, because the Content Security Policy forbids style attributes. */
function writePalette(palette: readonly string[], texts: ShareTexts): string {
  if (palette.length === 0) return ''
  const items = palette.map((colour) => {
    const name = escapeHtml(colour)
    return `<li><svg viewBox="0 0 32 32" role="img" aria-label="${name}"><circle cx="16" cy="16" r="16" fill="${name}"/></svg></li>`
  })
  return `<ul class="share__palette" aria-label="${texts.palette}">${items.join('')}</ul>`
}
