import { ConfigError, type Env, readFlag, readText, readUrl } from './read-env.ts'

/** Amazon S3 needs the region of the bucket. Other servers accept this one. */
const DEFAULT_REGION = 'us-east-1'

/** Settings that an S3 bucket needs in addition to its name. */
const S3_KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
/** Settings that have no effect without a bucket. */
const S3_OPTIONS = [...S3_KEYS, 'S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT', 'S3_REGION']

/** Reads where files are stored. `undefined` selects the data folder. */
export function readS3(env: Env) {
  const problem = findS3Problems(env)[0]
  if (problem) throw new ConfigError(problem)
  const bucket = readText(env, 'S3_BUCKET')
  if (bucket === undefined) return undefined
  const endpoint = readUrl(env, 'S3_ENDPOINT')
  const region = readText(env, 'S3_REGION') ?? DEFAULT_REGION
  return {
    bucket,
    endpoint,
    /** URL at which browsers reach the bucket. `undefined` if they cannot. */
    publicEndpoint:
      readUrl(env, 'S3_PUBLIC_ENDPOINT') ?? (endpoint === undefined ? `https://s3.${region}.amazonaws.com` : undefined),
    region,
    accessKeyId: readText(env, 'S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: readText(env, 'S3_SECRET_ACCESS_KEY') ?? '',
    forcePathStyle: readText(env, 'S3_FORCE_PATH_STYLE')
      ? readFlag(env, 'S3_FORCE_PATH_STYLE')
      : endpoint !== undefined,
  }
}

/** Returns a sentence for each missing or contradictory setting of the file storage. */
export function findS3Problems(env: Env): string[] {
  const isSet = (name: string) => readText(env, name) !== undefined
  if (!isSet('S3_BUCKET')) {
    const name = S3_OPTIONS.find(isSet)
    return name ? [`S3_BUCKET is not set, but ${name} is. Set it to the name of the bucket.`] : []
  }
  const missing = S3_KEYS.filter((name) => !isSet(name)).map((name) => `${name} is not set. S3_BUCKET needs it.`)
  const hasPlace = isSet('S3_ENDPOINT') || isSet('S3_REGION')
  return hasPlace ? missing : [...missing, 'S3_REGION is not set. Amazon S3 needs the region of the bucket.']
}
