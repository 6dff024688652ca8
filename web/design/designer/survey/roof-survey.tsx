// A roof from a file of points, or outlines from one of footprints: chosen, read, looked at over the drawing, and added or discarded.
import { useState } from 'react'
import type { Refusal } from '#sdk/refusal.ts'
import { useWrite } from '#web/data/queries.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { Size } from '../canvas/viewport.ts'
import { useEditor } from '../editor.ts'
import { besideCard } from './beside-card.ts'
import { FootprintCard } from './footprint-card.tsx'
import type { Footprints } from './footprints.ts'
import { type Proposal, turnedTo } from './proposal.ts'
import { ProposalCard } from './proposal-card.tsx'
import { words } from './words.ts'

/** The contract's limit for points; the one for outlines is 25 MB. */
const MOST_BYTES = 100 * 1_048_576
const OUTLINES = /\.(kml|kmz|geojson|json|zip)$/i
export type Unit = Proposal['height_unit']
type Units = { unit?: Unit; height_unit?: Unit }

const UNITS: { value: Unit | 'file'; label: string }[] = [
  { value: 'file', label: words.unit_from_file },
  { value: 'meters', label: words.only_house_meters },
  { value: 'feet', label: words.only_house_feet },
  { value: 'us_survey_feet', label: words.only_house_survey_feet },
]

export default function RoofSurvey({ size, onClose }: { size: Size; onClose: () => void }) {
  const { project, drawing, whyNot, setView } = useEditor()
  const [file, setFile] = useState<File | null>(null)
  const [units, setUnits] = useState<Units>({})
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const propose = useWrite('/v3/design.ProposeRoof', {
    onDone: answer => {
      setProposal(answer.proposal)
      const own = answer.proposal.planes.filter(({ building }) => building === 1).flatMap(({ points }) => points)
      setView(view => (own.length > 0 ? besideCard(own.map(turnedTo(drawing.north_deg)), size) : view))
    },
  })
  const [footprints, setFootprints] = useState<Footprints | null>(null)
  const outline = useWrite('/v3/design.ReadFootprints', {
    onDone: answer => {
      setFootprints(answer.footprints)
      const near = answer.footprints.outlines[0]?.points ?? []
      setView(view => (near.length > 0 ? besideCard(near.map(turnedTo(drawing.north_deg)), size) : view))
    },
  })
  const reading = file && OUTLINES.test(file.name) ? outline : propose
  const read = (chosen: File, how: Units) => {
    setFile(chosen)
    setUnits(how)
    const input = {
      project_id: project.id,
      // The contract's multipart fields are strings; the browser sends the file itself.
      file: chosen as unknown as string,
      file_name: chosen.name.slice(0, 255),
    }
    if (OUTLINES.test(chosen.name)) outline.mutate(input, { onError: () => setFootprints(null) })
    else propose.mutate({ ...input, ...how }, { onError: () => setProposal(null) })
  }
  if (footprints) return <FootprintCard footprints={footprints} size={size} onClose={onClose} />
  if (proposal && file)
    return (
      <ProposalCard
        key={proposal.height_unit}
        proposal={proposal}
        size={size}
        origin={{ by: 'file', source: file.name.slice(0, 160), data_on: null, pitch: 'measured', edited: false }}
        busy={propose.isPending}
        onHeightUnit={height_unit => read(file, { ...units, height_unit })}
        onClose={onClose}
      />
    )
  return (
    <Dialog open onClose={onClose} title={words.roof_from_file} description={words.finds_planes}>
      <div className="flex flex-col gap-4">
        <FileDrop
          label={words.upload_file}
          accept=".las,.laz,.kml,.kmz,.geojson,.json,.zip"
          most_bytes={MOST_BYTES}
          limits={words.file_limits}
          file={file}
          onFile={chosen => read(chosen, {})}
          error={whyNot ?? sentenceOf(reading.error)}
        />
        {propose.isPending && file && (
          <ProgressBar label={words.reading_points({ name: file.name })} note={words.usually_seconds} />
        )}
        {outline.isPending && file && <ProgressBar label={words.reading_outlines({ name: file.name })} />}
        {propose.error && file && reading === propose && !propose.isPending && (
          <SelectField
            label={words.file_unit}
            options={UNITS}
            value={units.unit ?? 'file'}
            onChange={value => {
              const unit = UNITS.find(one => one.value === value)?.value
              read(file, unit === undefined || unit === 'file' ? {} : { unit })
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

const sentenceOf = (failure: Refusal | null) =>
  failure === null ? undefined : (Object.values(failure.fields)[0] ?? failure.message)
