import { expect, test } from 'vitest'
import { jpegOrientation } from '#web/lib/files/jpeg-orientation.ts'
import { jpeg } from './pictures.ts'

/** A JPEG whose EXIF has only the orientation. */
function turned(orientation: number, little: boolean): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(26))
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d)
  tiff.setUint16(2, 42, little)
  tiff.setUint32(4, 8, little)
  tiff.setUint16(8, 1, little)
  tiff.setUint16(10, 0x0112, little)
  tiff.setUint16(12, 3, little)
  tiff.setUint32(14, 1, little)
  tiff.setUint16(18, orientation, little)
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...new Uint8Array(tiff.buffer)]
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xe1, 0, exif.length + 2, ...exif, 0xff, 0xd9])
}

test.each([true, false])('a JPEG says how it stands, whichever way its bytes are ordered', little => {
  for (const orientation of [1, 3, 6, 8]) expect(jpegOrientation(turned(orientation, little))).toBe(orientation)
  expect(jpegOrientation(turned(9, little))).toBe(1)
})

test('one without a value, or cut off, is left as it is', () => {
  expect(jpegOrientation(jpeg())).toBe(1)
  const whole = turned(6, true)
  for (let length = 0; length < whole.length; length++)
    expect([1, 6]).toContain(jpegOrientation(whole.slice(0, length)))
})
