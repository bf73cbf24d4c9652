import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fillBrand, type SiteBrand } from '@vowkit/sdk-core/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '../../config/read-brand.ts'
import { acceptedEncodings } from '../../http/accepted-encodings.ts'
import { notFound } from '../../http/http-error.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { digest } from '../../platform/secrets.ts'
import { BRAND_STYLES_LINK } from './brand-styles.ts'
import type { Page } from './page-of.ts'
import { writeMark } from './site-frame.ts'

interface FilledPage {
  /** When the built file was changed. */
  builtAt: number
  etag: string
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

/** Sends a built page with the names of the deployment. */
export type SendFilledPage = (request: FastifyRequest, reply: FastifyReply, page: Page) => FastifyReply

/** Fills each page at its first request and after each build, and keeps it compressed in memory. */
export function createFilledPages(siteDir: string, brand: SiteBrand & Pick<Brand, 'accent'>): SendFilledPage {
  const escaped: SiteBrand = {
    name: escapeHtml(brand.name),
    wordmark: writeMark(brand),
    copyright: escapeHtml(brand.copyright),
    region: { en: escapeHtml(brand.region.en), es: escapeHtml(brand.region.es) },
  }
  const pages = new Map<string, FilledPage>()

  function fill({ file, language }: Page, builtAt: number): FilledPage {
    const filled = fillBrand(readFileSync(join(siteDir, file), 'utf8'), escaped, language)
    const html = brand.accent ? filled.replace('</head>', () => `${BRAND_STYLES_LINK}</head>`) : filled
    const identity = Buffer.from(html)
    const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    return { builtAt, etag: `"${digest(html).slice(0, 24)}"`, identity, br, gzip: gzipSync(identity) }
  }

  return ({ headers }, reply, page) => {
    const builtAt = statSync(join(siteDir, page.file), { throwIfNoEntry: false })?.mtimeMs
    if (builtAt === undefined) throw notFound()
    const known = pages.get(page.file)
    const filled = known?.builtAt === builtAt ? known : fill(page, builtAt)
    pages.set(page.file, filled)
    const [encoding] = acceptedEncodings(headers)
    reply.headers({ ETag: filled.etag, 'Cache-Control': 'no-cache' }).type('text/html; charset=utf-8')
    if (headers['if-none-match'] === filled.etag) return reply.code(304).send()
    if (encoding) reply.header('Content-Encoding', encoding)
    return reply.send(filled[encoding ?? 'identity'])
  }
}
