import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { Copy, DockerfileParser, Env, From, type Instruction, Workdir } from 'dockerfile-ast'

/** An image whose root is a folder. */
export interface Image {
  /** The folder that is `/` in the image. */
  root: string
  workdir: string
  env: Record<string, string>
  /** The arguments of `CMD`. */
  command: string[]
}

/**
 * The folder of pnpm's downloaded packages, which the stages share with this machine: downloading them once more for each
 * stage takes minutes.
 */
const PACKAGES = process.env.XDG_DATA_HOME ?? join(homedir(), '.local/share')

/** The programs of the base images are those of this machine. */
const HOST_PATH = [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter)

/**
 * Runs the stages of a Dockerfile without containers: each stage is a folder, `COPY` copies files, and `RUN` runs the
 * command in the stage's working directory. Absolute paths in `RUN` lead into the folder of the stage only if they are
 * the prefix of global npm packages or the argument of `mkdir` and `chown`.
 * @param context the files that are copied by `COPY` without `--from`
 */
export function buildImage(dockerfile: string, context: Context, folder: string): Image {
  const stages = new Map<string, Image>()
  let image: Image = { root: '', workdir: '/', env: {}, command: [] }
  for (const instruction of DockerfileParser.parse(readFileSync(dockerfile, 'utf8')).getInstructions()) {
    if (instruction instanceof From) {
      const root = join(folder, `stage-${stages.size}`)
      image = copyStage(stages.get(instruction.getImage() ?? ''), root)
      stages.set(instruction.getBuildStage() ?? `${stages.size}`, image)
    } else {
      apply(instruction, image, stages, context)
    }
  }
  return image
}

/** The folder that is sent to the builder, and its files. */
export interface Context {
  folder: string
  files: readonly string[]
}

function copyStage(base: Image | undefined, root: string): Image {
  mkdirSync(root, { recursive: true })
  if (!base) return { root, workdir: '/', env: {}, command: [] }
  cpSync(base.root, root, { recursive: true, verbatimSymlinks: true })
  return { ...base, root, env: { ...base.env } }
}

function apply(instruction: Instruction, image: Image, stages: Map<string, Image>, context: Context): void {
  const words = instruction.getArguments().map((argument) => argument.getValue())
  if (instruction instanceof Workdir) {
    image.workdir = words[0] ?? '/'
    mkdirSync(join(image.root, image.workdir), { recursive: true })
  } else if (instruction instanceof Env) {
    for (const property of instruction.getProperties()) image.env[property.getName()] = property.getValue() ?? ''
  } else if (instruction instanceof Copy) {
    copy(instruction, words, image, stages, context)
  } else if (instruction.getKeyword() === 'RUN') {
    run(instruction.getArgumentsContent() ?? '', image)
  } else if (instruction.getKeyword() === 'CMD') {
    image.command = JSON.parse(instruction.getArgumentsContent() ?? '[]')
  }
}

function copy(instruction: Copy, words: string[], image: Image, stages: Map<string, Image>, context: Context): void {
  const stage = instruction.getFromFlag()?.getValue()
  const paths = words.filter((word) => !word.startsWith('--'))
  const target = paths.pop() ?? ''
  const to = join(image.root, target.startsWith('/') ? '' : image.workdir, target)
  const from = stage ? stages.get(stage)?.root : undefined
  for (const path of paths) {
    if (from) cpSync(join(from, path), to, { recursive: true, verbatimSymlinks: true })
    else copyFromContext(path, to, context)
  }
}

/** Copies a folder into `to`, or a file into the folder `to`. */
function copyFromContext(path: string, to: string, context: Context): void {
  const prefix = path === '.' ? '' : `${path}/`
  const files = context.files.filter((file) => file === path || file.startsWith(prefix))
  if (files.length === 0) throw new Error(`COPY finds no ${path}.`)
  for (const file of files) {
    const target = join(to, file === path ? basename(file) : file.slice(prefix.length))
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(context.folder, file), target)
  }
}

function run(command: string, image: Image): void {
  const prefix = join(image.root, 'usr/local')
  const settings = {
    ...image.env,
    HOME: join(image.root, 'root'),
    npm_config_prefix: prefix,
    XDG_DATA_HOME: PACKAGES,
    CI: 'true',
  }
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    ...settings,
    PATH: [join(prefix, 'bin'), HOST_PATH].join(delimiter),
  }
  const inStage = command.replaceAll(/ (\/\w+)/g, (_, path: string) => ` ${join(image.root, path)}`)
  execFileSync('sh', ['-c', inStage], {
    cwd: join(image.root, image.workdir),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
