// FILES_URL: https://KEY:SECRET@host/bucket/folder?region=… The folder and the region may be absent. Names of buckets are part of the
// path, which every service that speaks S3 takes.

export function readBucketUrl(text: string) {
  const { origin, host, username, password, pathname, searchParams } = new URL(text)
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean)
  return {
    origin,
    host,
    bucket,
    folder: folders.map(folder => `${folder}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}

/** The fault in it, worded to follow its name. */
export function bucketUrlFault(text: string): string | undefined {
  const example = 'must be an address such as https://KEY:SECRET@s3.us-east-1.amazonaws.com/bucket?region=us-east-1'
  if (!URL.canParse(text) || !/^https?:/i.test(text)) return example
  const { bucket, accessKeyId, secretAccessKey } = readBucketUrl(text)
  return bucket && accessKeyId && secretAccessKey ? undefined : `${example}, with / and + in the secret as %2F and %2B`
}
