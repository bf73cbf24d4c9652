import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

const CLIENT = "'use client'\n"

/** JavaScript and style sheets; the types are `tsc`'s. */
export default defineConfig([
  {
    entry: { index: 'src/index.ts' },
    format: 'esm',
    target: 'es2022',
    splitting: true,
    clean: true,
    dts: false,
    treeshake: true,
    async onSuccess() {
      // Bundling drops the directive, and a server component may only import a module that has it on its first line.
      const file = 'dist/index.js'
      await writeFile(file, CLIENT + (await readFile(file, 'utf8')))
    },
  },
  {
    entry: {
      tokens: 'src/styles/tokens.css',
      base: 'src/styles/base.css',
      'vision-generator': 'src/components/vision-generator/vision-generator.css',
      'vision-draft': 'src/styles/draft.css',
      'vision-stages': 'src/styles/stages.css',
      'vendor-card': 'src/styles/vendor-card.css',
      'vendor-list': 'src/styles/vendor-list.css',
      pagination: 'src/ui/pagination/pagination.css',
      'vendor-card-grid': 'src/components/vendor-card-grid/vendor-card-grid.css',
      'vendor-cards': 'src/styles/vendor-cards.css',
      'sign-in': 'src/styles/sign-in.css',
      dialog: 'src/styles/dialog.css',
      'magic-link': 'src/styles/magic-link.css',
      'magic-link-vendors': 'src/components/magic-link-vendors/magic-link-vendors.css',
      'vendor-profile': 'src/styles/profile.css',
      toast: 'src/styles/toast.css',
      'before-after': 'src/ui/before-after/before-after.css',
      'demo-example': 'src/components/vision-draft/demo-example.css',
    },
    target: 'es2022',
  },
])
