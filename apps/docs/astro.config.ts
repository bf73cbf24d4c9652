import { readFileSync } from 'node:fs'
import starlight from '@astrojs/starlight'
import { defineConfig, passthroughImageService } from 'astro/config'
import starlightLinksValidator from 'starlight-links-validator'
import starlightLlmsTxt from 'starlight-llms-txt'
import { llmsPages } from './src/llms-pages.ts'
import { allPages, sections } from './src/sections.ts'
import { toPage } from './src/to-page.ts'

/** The server replaces it with its own URL. */
const SITE = 'https://docs.example.com'
const ROOT = new URL('../../', import.meta.url)
const readPage = (source: string) => toPage(readFileSync(new URL(source, ROOT), 'utf8'), source, allPages)

export default defineConfig({
  site: SITE,
  // The images of the guides are compressed already.
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Vowkit',
      description: 'Guides and reference of the wedding elements, the React components and the SDK.',
      favicon: '/icon.svg',
      // Blocks that scroll sideways are landmarks without a name.
      expressiveCode: { defaultProps: { wrap: true } },
      customCss: ['./src/style.css'],
      sidebar: sections.map(({ label, isCollapsed = false, pages }) => ({
        label,
        collapsed: isCollapsed,
        items: pages.map(({ slug }) => ({ slug })),
      })),
      plugins: [
        starlightLinksValidator({ errorOnLocalLinks: false }),
        starlightLlmsTxt(llmsPages(sections, SITE, readPage)),
      ],
    }),
  ],
})
