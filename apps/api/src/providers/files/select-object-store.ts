import { createFolderObjects } from './folder-objects.ts'
import type { ObjectStore } from './objects.ts'
import type { S3Options } from './s3-objects.ts'

/** Selects the bucket if it is configured, otherwise the data folder. */
export async function selectObjectStore({ s3, dataDir }: { s3: S3Options | undefined; dataDir: string }) {
  return s3 ? openS3(s3) : createFolderObjects(dataDir)
}

/** Loads the client only for deployments that use it, because loading it takes 90 ms and 20 MB. */
async function openS3(options: S3Options): Promise<ObjectStore> {
  const { createS3Objects } = await import('./s3-objects.ts')
  return createS3Objects(options)
}
