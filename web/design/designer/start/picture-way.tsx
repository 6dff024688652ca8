// A picture of the site: to scale at once where it says where it is, otherwise with the scale set by hand.
import { useEffect, useRef, useState } from 'react'
import type { Refusal } from '#sdk/refusal.ts'
import { useWrite } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Drawing } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { words } from '../panels/words.ts'

/** Of a TIFF; of other pictures, 25 MB. */
const MOST_BYTES = 100 * 1_048_576
const MOST_PICTURE_BYTES = 25 * 1_048_576
const TIFF = /\.tiff?$/i
const WORLD = /\.(tfw|tifw|tiffw|jgw|jpgw|jpegw|pgw|pngw|wld)$/i
const PROJECTION = /\.prj$/i
/** Until its scale is set a picture is taken to show so much: a house and its garden. */
const FIRST_WIDTH_M = 40

type Chosen = { file: File; world?: File | undefined; projection?: File | undefined }

export function PictureWay({
  onUploaded,
  onClose,
}: {
  onUploaded: (file_id: string, src: string) => void
  onClose: () => void
}) {
  const { edit, project, take, whyNot, fit: show } = useEditor()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [sentence, setSentence] = useState<string>()
  const [epsg, setEpsg] = useState('')
  const [epsgSentence, setEpsgSentence] = useState<string>()
  const draw = (image: NonNullable<Drawing['image']>, src: string, part: Partial<Drawing> = {}) => {
    onUploaded(image.file_id, src)
    const width_m = sheet(image.width_px * image.meters_per_pixel)
    const depth_m = sheet(image.height_px * image.meters_per_pixel)
    show({ width_m, depth_m })
    edit([{ type: 'site.changed', part: { backdrop: 'image', width_m, depth_m, image, ...part } }])
    onClose()
  }
  const refused = (failure: Refusal) => {
    const { epsg: code, ...others } = failure.fields
    setEpsgSentence(code)
    setSentence(Object.values(others)[0] ?? (code === undefined ? failure.message : undefined))
  }
  const upload = useWrite('/v3/files.Upload', {
    onDone: ({ width_px, height_px, file_id, src }) => {
      if (width_px === null || height_px === null) {
        setSentence(words.choose_picture_png_jpeg)
        return
      }
      draw({ file_id, width_px, height_px, meters_per_pixel: FIRST_WIDTH_M / width_px, x_m: 0, y_m: 0 }, src)
      take('scale')
    },
  })
  const place = useWrite('/v3/design.UploadPlacedPicture', {
    onDone: ({ image, src }) => draw(image, src, { north_deg: 0 }),
  })
  const send = async ({ file, world, projection }: Chosen, code = '') => {
    if (whyNot !== undefined) return
    setChosen({ file, world, projection })
    setSentence(undefined)
    setEpsgSentence(undefined)
    // The contract's multipart fields are strings; the browser sends the file itself.
    const one = { file: file as unknown as string, file_name: file.name, project_id: project.id }
    if (TIFF.test(file.name) || world || projection) {
      const [world_text, projection_text] = [await world?.text(), await projection?.text()]
      const sidecars = {
        ...(world_text === undefined ? {} : { world: world_text }),
        ...(projection_text === undefined ? {} : { projection: projection_text }),
        ...(code === '' ? {} : { epsg: code }),
      }
      place.mutate({ ...one, ...sidecars }, { onError: refused })
    } else if (file.size > MOST_PICTURE_BYTES) setSentence(words.picture_over_25)
    else upload.mutate({ ...one, kind: 'site_image' }, { onError: refused })
  }
  const choose = (file: File, others: readonly File[] = []) => {
    const all = [file, ...others]
    const picture = all.find(({ name }) => !WORLD.test(name) && !PROJECTION.test(name))
    setEpsg('')
    if (!picture) {
      setSentence(words.choose_picture_too)
      return
    }
    void send({
      file: picture,
      world: all.find(({ name }) => WORLD.test(name)),
      projection: all.find(({ name }) => PROJECTION.test(name)),
    })
  }
  const paste = useRef(choose)
  paste.current = choose
  useEffect(() => {
    // The clipboard is outside React.
    const take = (event: ClipboardEvent) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!picture) return
      event.preventDefault()
      paste.current(picture)
    }
    window.addEventListener('paste', take)
    return () => window.removeEventListener('paste', take)
  }, [])
  return (
    <>
      <p>{words.plan_drone_shot_satellite}</p>
      <FileDrop
        label={words.upload_picture}
        accept="image/png,image/jpeg,image/webp,image/tiff,.tif,.tiff,.tfw,.jgw,.pgw,.wld,.prj"
        most_bytes={MOST_BYTES}
        limits={words.picture_limits}
        several
        file={chosen?.file ?? null}
        onFile={choose}
        error={sentence ?? whyNot}
      />
      {(upload.isPending || place.isPending) && <p role="status">{words.uploading_picture}</p>}
      {chosen && epsgSentence !== undefined && (
        <div className="flex items-end gap-2">
          <TextField
            label={words.epsg_code}
            className="min-w-0 flex-1"
            inputMode="numeric"
            maxLength={6}
            placeholder="26913"
            value={epsg}
            error={epsgSentence}
            onChange={event => setEpsg(event.target.value.replace(/\D/g, ''))}
          />
          <Button
            busy={place.isPending}
            disabledReason={epsg.length < 4 ? words.epsg_digits : undefined}
            onClick={() => void send(chosen, epsg)}
          >
            {words.try_code}
          </Button>
        </div>
      )}
    </>
  )
}

const sheet = (meters: number) => Math.min(Math.max(meters, 5), 1000)
