// A form is the same however it arrives cut.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { FormFile, readWholeForm } from '#server/lib/form-parts.ts'

const TYPE = 'multipart/form-data; boundary=cut'
/** Full of what looks like the end of a part. */
const CONTENT = Buffer.from('\r\n--cu\r\n--\r\n-\r\r\n--cu--\r\n\r\n--c'.repeat(3), 'latin1')
const FORM = Buffer.concat([
  Buffer.from('--cut\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'),
  CONTENT,
  Buffer.from('\r\n--cut\r\nContent-Disposition: form-data; name="file_name"\r\n\r\nä plan\r\n--cut--\r\n'),
])

async function* inPieces(...ends: number[]) {
  let from = 0
  for (const end of [...ends, FORM.length]) {
    yield new Uint8Array(FORM.subarray(from, end))
    from = end
  }
}

const wholly = async (...ends: number[]) => {
  const { file, file_name } = await readWholeForm(TYPE, inPieces(...ends))
  if (!(file instanceof FormFile)) throw new Error('The file is none')
  return [Buffer.from(file.bytes).toString('latin1'), file.sha256, file_name]
}
const RIGHT = [CONTENT.toString('latin1'), createHash('sha256').update(CONTENT).digest('hex'), 'ä plan']

test('cut once, at each place', async () => {
  for (let at = 0; at <= FORM.length; at++) expect(await wholly(at)).toEqual(RIGHT)
})

test('cut into pieces of each length', async () => {
  for (let length = 1; length < 40; length++)
    expect(
      await wholly(...Array.from({ length: Math.floor(FORM.length / length) }, (_, n) => (n + 1) * length)),
    ).toEqual(RIGHT)
})
