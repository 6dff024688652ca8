import { beforeAll, describe, expect, it } from 'vitest'
import { cleanPicture } from '#machines/files/image-metadata.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { drawing } from '#tests/design/drawing/support.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject } from '#tests/support/sale.ts'
import { jpeg, PLACE, pdf, png, text, webp } from './pictures.ts'

let test: TestApp
let call: Client
let project_id: string

beforeAll(async () => {
  test = await testApp()
  call = (await test.signIn(emailOf('Owner'))).call
  project_id = (await newProject(call)).id
})

type More = { project_id?: string; kind?: Schemas['ProjectFileKind'] }
const upload = async (bytes: Uint8Array, file_name: string, more: More = { project_id }, by = call) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ file_name, ...more })) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(bytes)]))
  const body = { file: '', file_name, ...more }
  return answered((await by.POST('/v3/files.Upload', { body, bodySerializer: () => form })).data)
}
const list = async () =>
  answered((await call.GET('/v3/projects.ListFiles', { params: { query: { project_id } } })).data).files
const fetched = async (src: string) => new Uint8Array(await (await test.app.request(src)).arrayBuffer())

describe('pictures', () => {
  it.each([
    ['image/jpeg', jpeg()],
    ['image/png', png()],
    ['image/webp', webp()],
  ] as const)('of kind %s lose place, comments and all behind their end, and nothing else', (kind, bytes) => {
    expect(text(bytes)).toContain(PLACE)
    const cleaned = cleanPicture(bytes, kind)
    expect(cleaned).toMatchObject({ width_px: 40, height_px: 30 })
    const left = text(cleaned?.bytes ?? new Uint8Array())
    expect(left).not.toContain('GPS')
    if (kind === 'image/webp') {
      expect(left).toContain('VP8L')
      expect(cleaned?.bytes[20]).toBe(0)
      expect(new DataView(cleaned?.bytes.buffer ?? new ArrayBuffer(8)).getUint32(4, true)).toBe(left.length - 8)
    } else expect(left).toContain('colours')
    // Cleaning a clean file changes nothing.
    expect(cleaned && cleanPicture(cleaned.bytes, kind)?.bytes).toEqual(cleaned?.bytes)
    // Cut off anywhere, it is refused or read to its end, and never fails otherwise.
    for (let length = 12; length < bytes.length; length++) cleanPicture(bytes.slice(0, length), kind)
    expect(cleanPicture(bytes.slice(0, Math.floor(bytes.length * 0.6)), kind)).toBeUndefined()
  })

  it('keep both scans of a progressive JPEG', () => {
    const scans = text(cleanPicture(jpeg(), 'image/jpeg')?.bytes ?? new Uint8Array()).split('\xff\xda')
    expect(scans).toHaveLength(3)
    expect(scans[1]).toContain('\x01\x02\xff\x00\x03\xff\xd0\x04')
  })
})

describe('files of a project', () => {
  it('are judged by content, listed newest first, read by their address, and deleted for good', async () => {
    const photo = await upload(jpeg(), 'roof.png')
    expect(photo).toMatchObject({ media_type: 'image/jpeg', width_px: 40, height_px: 30, name: 'roof.png' })
    expect(text(await fetched(photo.src))).not.toContain('GPS')
    await upload(pdf(), 'bill.pdf')
    const files = await list()
    expect(files).toMatchObject([
      {
        name: 'bill.pdf',
        kind: 'document',
        media_type: 'application/pdf',
        width_px: null,
        uploaded_by_name: 'Test Owner',
      },
      { name: 'roof.png', kind: 'photo', media_type: 'image/jpeg', size_bytes: photo.size_bytes },
    ])
    const body = { project_id, file_id: photo.file_id }
    await call.POST('/v3/projects.DeleteFile', { body })
    expect((await list()).map(({ name }) => name)).toEqual(['bill.pdf'])
    expect((await test.app.request(photo.src)).status).toBe(404)
    expect(await refusal(call.POST('/v3/projects.DeleteFile', { body }))).toMatchObject({ status: 404 })
  })

  it('refuse what is no picture and no PDF, a broken or huge one, and a PDF to draw on', async () => {
    const svg = new TextEncoder().encode('<svg onload="alert(1)"/>')
    expect(await refusal(upload(svg, 'roof.png'))).toMatchObject({ status: 415, code: 'wrong_kind' })
    expect(await refusal(upload(new Uint8Array(), 'roof.png'))).toMatchObject({ status: 415 })
    expect(await refusal(upload(png().slice(0, 40), 'roof.png'))).toMatchObject({ status: 415, code: 'broken_picture' })
    const huge = await refusal(upload(png(20_000, 9_000), 'roof.png'))
    expect(huge).toMatchObject({ status: 400 })
    expect(huge.fields['file']).toMatch(/20,000 pixels long. Resize it to 8,192/)
    const kind = 'site_image'
    expect(await refusal(upload(pdf(), 'a.pdf', { project_id, kind }))).toMatchObject({ code: 'not_a_picture' })
    expect(await refusal(upload(png(), ' '))).toMatchObject({ status: 400 })
    const elsewhere = { project_id: '0198f7a2-0000-7000-8000-000000000999' }
    expect(await refusal(upload(png(), 'a.png', elsewhere))).toMatchObject({ status: 404 })
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    expect(await refusal(upload(png(), 'a.png', { project_id }, viewer))).toMatchObject({ status: 403 })
  })

  it('stay while the roof is drawn on them', async () => {
    const { file_id } = await upload(png(), 'above.png', { project_id, kind: 'site_image' })
    const image = { file_id, width_px: 40, height_px: 30, meters_per_pixel: 0.1, x_m: 0, y_m: 0 }
    const save = (version: number, over: Partial<Schemas['Drawing']>) =>
      call.POST('/v3/design.SaveDrawing', { body: { project_id, version, drawing: drawing(over) } })
    expect((await refusal(save(0, { image: { ...image, width_px: 41 } }))).fields).toEqual({
      'drawing.image.width_px': 'This picture is 40 × 30 pixels.',
    })
    const { image_src } = answered((await save(0, { backdrop: 'image', image })).data)
    expect((await fetched(image_src ?? '')).length).toBeGreaterThan(20)
    const gone = () => call.POST('/v3/projects.DeleteFile', { body: { project_id, file_id } })
    expect(await refusal(gone())).toMatchObject({ status: 409, code: 'file_in_use' })
    await save(1, {})
    await gone()
    expect((await list()).some(({ id }) => id === file_id)).toBe(false)
    const query = { project_id, version: 1 }
    const earlier = answered((await call.GET('/v3/design.GetDrawingVersion', { params: { query } })).data)
    expect(earlier).toMatchObject({ image_src: null, drawing: { image: { file_id } } })
  })
})

it('refuses a gigabyte before a byte of it is read', async () => {
  const { token } = await test.signIn(emailOf('Owner'))
  let pulled = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: controller => {
        pulled++
        controller.enqueue(new Uint8Array(1_048_576))
      },
    },
    { highWaterMark: 0 },
  )
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(2 ** 30),
  }
  const sending = { method: 'POST', headers, body, duplex: 'half' as const }
  const answer = await test.app.fetch(new Request('http://localhost/v3/files.Upload', sending))
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ message: 'This is larger than 25 MB. Choose a smaller file.' })
  expect(pulled).toBe(0)
})
