import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildImage, type Image } from './testing/build-image.ts'
import { findFreePort } from './testing/free-port.ts'
import { visionForm } from './testing/photos.ts'
import { findPostgresBin, type PostgresServer, startPostgres, unprivileged } from './testing/postgres.ts'
import { OWN_DEPLOYMENT, type ServerProcess, startServerProcess } from './testing/server-process.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const postgresBin = findPostgresBin()

describe.skipIf(!postgresBin)('the steps of the Dockerfile, run in new folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vowkit-image-'))
  let image: Image
  let postgres: PostgresServer
  let server: ServerProcess
  let site: string
  beforeAll(async () => {
    chmodSync(folder, 0o755)
    image = buildImage(join(ROOT, 'Dockerfile'), { folder: ROOT, files: listSources() }, folder)
    postgres = await startPostgres(postgresBin ?? '')
    const sitePort = await findFreePort()
    site = `http://localhost:${sitePort}`
    const addresses = { SITE_URL: site, VISION_URL: `http://vision.localhost:${sitePort}`, SITE_PORT: String(sitePort) }
    const { ALLOW_EMBEDDED_DATABASE: _, ...settings } = OWN_DEPLOYMENT
    const env = { ...settings, ...addresses, NODE_ENV: image.env.NODE_ENV, DATABASE_URL: postgres.url }
    const cwd = join(image.root, image.workdir)
    // The files of the image belong to the user of the test, so that another user cannot write to them.
    const user = unprivileged()
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    if (user) chownSync(dataDir, user.uid, user.gid)
    const migrate = ['--conditions=source', 'apps/api/src/migrate.ts']
    execFileSync(process.execPath, migrate, { cwd, ...user, env: { PATH: process.env.PATH, ...env }, stdio: 'ignore' })
    const [, ...args] = image.command
    server = await startServerProcess({ ...env, DATA_DIR: dataDir }, { cwd, args, user })
  }, 600_000)
  afterAll(async () => {
    await server?.end()
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 300_000)

  it('the image contains no test tools, no sources of the site, and no files that are not in the repository', () => {
    const modules = join(image.root, image.workdir, 'apps/api/node_modules')
    expect(existsSync(join(modules, 'sharp'))).toBe(true)
    expect(existsSync(join(modules, 'fast-check'))).toBe(false)
    expect(existsSync(join(image.root, image.workdir, 'apps/site/src'))).toBe(false)
    expect(existsSync(join(image.root, image.workdir, '.data'))).toBe(false)
  })

  it('the process serves the site and the script-tag files', async () => {
    const page = await fetch(site)
    expect(await page.text()).toContain('<div id="root"')
    expect((await fetch(`${server.url}/embed/v1/vision-generator.mjs`)).status).toBe(200)
  })

  it('the process draws a vision as a user who cannot write to the image', async () => {
    const token = await server.signIn('ada@example.net')
    const { body } = await server.post('/vision/list/', { token, form: visionForm('A barn in the snow') })
    const drawn = await server.until(async () => {
      const vision = await server.get(`/vision/list/${body.id}/`, { token })
      expect(vision.body.is_processing).toBe(false)
      return vision.body
    })
    expect(drawn.result_image).toMatch(/^http/)
  })
})

/** Lists the files of the repository that `.dockerignore` does not exclude. It excludes only untracked files. */
function listSources(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  const files = list.toString().trim().split('\n')
  return files.filter((file) => existsSync(join(ROOT, file)))
}
