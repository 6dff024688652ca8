import { expect, it } from 'vitest'
import { readUpload } from '#server/files/upload.ts'
import { FormFile } from '#server/lib/form-parts.ts'

it('a file in a form is taken with a name of its own or without one, and nothing is no file', () => {
  for (const file of ['%PDF-1.4 ¶', new FormFile(Buffer.from('%PDF-1.4 ¶'), '')]) {
    const { bytes } = readUpload({ file, file_name: 'a.pdf' }, 'Choose a PDF.')
    expect(new TextDecoder().decode(bytes)).toBe('%PDF-1.4 ¶')
  }
  for (const nothing of [{}, { file: '' }, { file: 7 }])
    expect(() => readUpload({ ...nothing, file_name: 'a.pdf' }, 'Choose a PDF.')).toThrow(
      expect.objectContaining({ fields: { file: 'Choose a PDF.' } }),
    )
})
