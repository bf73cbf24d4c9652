import type { ImageIntake, ImageIntakeDeps } from './image-intake.ts'

type CreateImageIntake = typeof import('./image-intake.ts').createImageIntake

// Code, not state: once it is there, every draft of the page can use it.
let create: CreateImageIntake | null = null

/** Has the code at hand from the start, so that nothing is loaded later. */
export function provideImageIntake(provided: CreateImageIntake): void {
  create = provided
}

async function loadCreate(): Promise<CreateImageIntake> {
  create ??= (await import('./image-intake.ts')).createImageIntake
  return create
}

/** What takes images into a draft, whose code comes with the first of them: many who write a few words add none. */
export function lateImageIntake(deps: ImageIntakeDeps, arrived = () => create, bring = loadCreate): ImageIntake {
  let intake = arrived()?.(deps)

  async function take(files: readonly File[]): Promise<void> {
    try {
      intake ??= (await bring())(deps)
    } catch (cause) {
      deps.log.warn('The code of adding images could not be loaded.', cause)
      for (const file of deps.signal.aborted ? [] : files) deps.addFailed(file.name, () => take([file]))
      return
    }
    await intake(files)
  }

  return take
}
