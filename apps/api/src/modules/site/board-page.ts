import {
  type PaletteColour,
  publicVendorPath,
  type SharedBoardCard,
  type SharedInspirationBoard,
  SITE_PATHS,
  SPANISH_COLOURS,
  sharedBoardPath,
} from '@vowkit/sdk-core/contract'
import type { Brand } from '../../config/read-brand.ts'
import type { AcceptedLanguage } from '../../http/accept-language.ts'
import { LINK_PREVIEW_SIZE } from '../../images/images.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { formatDate } from '../../platform/formats.ts'
import type { SharedInspirationBoards } from '../shared-inspiration-boards/service.ts'
import { type BoardTexts, boardTexts } from './board-texts.ts'
import { createSiteFrame, writeMeta } from './site-frame.ts'

/** The path of the style sheet of shared inspiration boards. */
export const BOARD_STYLES_PATH = '/b/board.css'

/** Renders shared inspiration boards on the server, because messengers read link previews without running scripts. */
export interface BoardPages {
  shared(slug: string, board: SharedInspirationBoard, language: AcceptedLanguage): string
  missing(language: AcceptedLanguage): string
}

export interface BoardPageOptions {
  /** The folder of the built site. The pages use its styles and fonts. */
  siteDir: string
  siteUrl: string
  brand: Brand
  sharedBoards: Pick<SharedInspirationBoards, 'imageUrlOf'>
}

export function createBoardPages({ siteDir, siteUrl, brand, sharedBoards }: BoardPageOptions): BoardPages {
  const writePage = createSiteFrame(siteDir, brand)

  function write(title: string, language: AcceptedLanguage, head: string, body: string): string {
    const main = `<main class="page shared-board">${body}</main>`
    return writePage({ title, language, head, stylesPath: BOARD_STYLES_PATH, main })
  }

  return {
    shared(slug, { names, wedding_date, palette, cards }, language) {
      const texts = boardTexts[language]
      const title = texts.title(names)
      const hasCover = cards.some(({ kind }) => kind === 'inspiration')
      const preview = sharedBoards.imageUrlOf(slug, 'preview.jpg')
      const meta = writeMeta({
        'og:type': 'website',
        'og:site_name': brand.name,
        'og:url': siteUrl + sharedBoardPath(slug),
        'og:title': title,
        'og:description': texts.summary,
        ...(hasCover && {
          'og:image': preview,
          'og:image:type': 'image/jpeg',
          'og:image:width': String(LINK_PREVIEW_SIZE.width),
          'og:image:height': String(LINK_PREVIEW_SIZE.height),
          'og:image:alt': title,
          'twitter:card': 'summary_large_image',
          'twitter:image': preview,
        }),
      })
      const heading = names.length > 0 ? escapeHtml(names.join(' & ')) : title
      const date = wedding_date && `<time datetime="${wedding_date}">${formatDate(wedding_date, language)}</time>`
      return write(
        title,
        language,
        meta,
        `<header class="shared-board__cover"><p class="shared-board__intro">${texts.intro}</p>
<h1 class="shared-board__names" dir="auto">${heading}</h1>
${date && `<p class="shared-board__date">${date}</p>`}
${writePalette(palette, texts, language)}</header>
${writeCards(cards, texts)}
${writeButton(texts)}`,
      )
    },

    missing(language) {
      const texts = boardTexts[language]
      return write(
        texts.missing,
        language,
        '',
        `<div class="shared-board__cover"><h1 class="shared-board__names shared-board__names--missing">${texts.missing}</h1>
<p class="shared-board__intro">${texts.missingNote}</p></div>${writeButton(texts)}`,
      )
    },
  }
}

function writeButton({ create, createNote }: BoardTexts): string {
  return `<footer class="shared-board__end"><a class="button" href="${SITE_PATHS.onboarding}">${create}</a>
<p class="shared-board__note">${createNote}</p></footer>`
}

/** Renders the palette as SVG, because the Content Security Policy forbids style attributes. */
function writePalette(palette: readonly PaletteColour[], { palette: label }: BoardTexts, language: AcceptedLanguage) {
  if (palette.length === 0) return ''
  const items = palette.map(({ hex, name }) => {
    const shown = escapeHtml((language === 'es' && SPANISH_COLOURS[name]) || name)
    const fill = escapeHtml(hex)
    return `<li><svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="${fill}"/></svg>
<span>${shown}</span></li>`
  })
  return `<ul class="shared-board__palette" role="list" aria-label="${label}">${items.join('')}</ul>`
}

function writeCards(cards: readonly SharedBoardCard[], texts: BoardTexts): string {
  if (cards.length === 0) return `<p class="shared-board__empty">${texts.empty}</p>`
  const items = cards.map((card) => `<li class="shared-board__card">${writeCard(card, texts)}</li>`)
  return `<ul class="shared-board__cards" role="list" aria-label="${texts.cards}">${items.join('')}</ul>`
}

function writeCard({ kind, title, category, description, images, vendor_id }: SharedBoardCard, texts: BoardTexts) {
  const label = title === '' ? category : title
  const over = kind === 'vision' ? texts.vision : category
  const pictures = images.map(
    (image) => `<img class="shared-board__image" src="${escapeHtml(image)}" alt="${escapeHtml(label)}" loading="lazy">`,
  )
  const words = [
    over && `<p class="shared-board__category">${escapeHtml(over)}</p>`,
    title && `<h2 class="shared-board__title" dir="auto">${escapeHtml(title)}</h2>`,
    description && `<p class="shared-board__text" dir="auto">${escapeHtml(description)}</p>`,
    vendor_id !== undefined &&
      `<a class="shared-board__link" href="${escapeHtml(publicVendorPath(vendor_id))}">${texts.viewVendor}</a>`,
  ].filter(Boolean)
  return `<article aria-label="${escapeHtml(label)}">${pictures.join('')}
<div class="shared-board__words">${words.join('')}</div></article>`
}
