import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { sourceConditions } from '../vitest.shared.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Bundles sample applications that use the published packages. `npm run size` checks the sizes of these bundles. */
for (const profile of ['sdk-core', 'sdk-core-client', 'sdk-core-chat', 'react-one-component']) {
  await build({
    ...sourceConditions,
    configFile: false,
    logLevel: 'warn',
    root: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: `${folder}dist/${profile}`,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      lib: { entry: { index: `${folder}profiles/${profile}.ts` }, formats: ['es'] },
      rolldownOptions: {
        external: /^react(-dom)?($|\/)/,
        output: {
          chunkFileNames: '[name].js',
          minify: true,
          codeSplitting: { groups: [{ name: 'shared', tags: ['$initial'] }] },
        },
      },
    },
  })
}
