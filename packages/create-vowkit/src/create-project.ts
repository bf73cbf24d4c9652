import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answers } from './answers.ts'
import { DEMO_BACKEND } from './backend.ts'
import { TEMPLATES, type Template } from './templates.ts'
import { UsageError } from './usage-error.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = join(ROOT, 'templates')

/** The version of this package, which is also the version of all other packages of Vowkit. */
export const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** Throws `UsageError` if the folder contains anything but a Git repository, or is a file. */
export function requireEmpty(cwd: string, folder: string): void {
  const target = resolve(cwd, folder)
  if (!existsSync(target)) return
  if (!statSync(target).isDirectory()) throw new UsageError(`${folder} is a file. Choose a different folder.`)
  if (readdirSync(target).some((name) => name !== '.git'))
    throw new UsageError(`The folder ${folder} is not empty. Choose a different folder.`)
}

/** Creates the files of a project. Throws `UsageError` if its folder is not empty. */
export function createProject(cwd: string, { folder, template: name, backend }: Answers): void {
  requireEmpty(cwd, folder)
  const target = resolve(cwd, folder)
  const template: Template = TEMPLATES[name]
  cpSync(join(SOURCES, name), target, { recursive: true })
  placeShared(target, template)
  fillReadme(target)
  if (existsSync(join(target, 'package.json'))) fillManifest(target)
  if (template.variable) writeFileSync(join(target, '.env'), `${template.variable}=${backend}\n`)
  else replaceIn(join(target, 'index.html'), DEMO_BACKEND, backend)
}

/** Copies the files that all templates have. npm does not publish files with the name `.gitignore`. */
function placeShared(target: string, { images, styles }: Template): void {
  const places = { 'styles.css': styles, 'bouquet.webp': join(images, 'bouquet.webp'), gitignore: '.gitignore' }
  for (const [file, place] of Object.entries(places)) {
    mkdirSync(dirname(join(target, place)), { recursive: true })
    cpSync(join(SOURCES, 'shared', file), join(target, place))
  }
}

/** Sets the name of the project and the versions of Vowkit's packages. */
function fillManifest(target: string): void {
  const path = join(target, 'package.json')
  const manifest = { name: toPackageName(target), ...JSON.parse(readFileSync(path, 'utf8')) }
  for (const name of Object.keys(manifest.dependencies))
    if (name.startsWith('@vowkit/')) manifest.dependencies[name] = version
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
}

function fillReadme(target: string): void {
  replaceIn(join(target, 'README.md'), '{{name}}', basename(target))
}

/** Turns the name of a folder into a name that npm accepts. */
function toPackageName(target: string): string {
  const name = basename(target)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return name || 'wedding-page'
}

function replaceIn(path: string, from: string, to: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to))
}
