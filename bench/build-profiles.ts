import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { sourceConditions } from '../vitest.shared.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Bundles what an application that uses our packages would carry, so that `npm run size` can weigh it. */
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
