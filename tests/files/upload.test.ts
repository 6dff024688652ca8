import { expect, it } from 'vitest'
import { readUpload } from '#server/files/upload.ts'

it('a file in a form is taken with a name of its own or without one, and nothing is no file', async () => {
  for (const file of ['%PDF-1.4 ¶', new Blob(['%PDF-1.4 ¶'])]) {
    const { bytes } = await readUpload({ file, file_name: 'a.pdf' }, 'Choose a PDF.')
    expect(new TextDecoder().decode(bytes)).toBe('%PDF-1.4 ¶')
  }
  for (const nothing of [{}, { file: '' }, { file: 7 }])
    await expect(readUpload({ ...nothing, file_name: 'a.pdf' }, 'Choose a PDF.')).rejects.toMatchObject({
      fields: { file: 'Choose a PDF.' },
    })
})
