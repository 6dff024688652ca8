// One page of ListObjectsV2 (the S3 API's XML).
import { SaxesParser } from 'saxes'

export type Listed = { key: string; modified_at: Date }

export function readListing(xml: string): { objects: Listed[]; next: string | undefined } {
  const objects: Listed[] = []
  let next: string | undefined
  let key = ''
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', more => {
    text += more
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') key = text
    if (name === 'LastModified') objects.push({ key, modified_at: new Date(text) })
    if (name === 'NextContinuationToken') next = text
  })
  parser.write(xml).close()
  return { objects, next }
}
