import type { Schemas } from '#sdk/types.ts'
import { useEditing } from './editing.ts'
import { ListedFields } from './listed-fields.tsx'
import { ValueField } from './value-field.tsx'
import { words } from './words.ts'

const MOST_STEPS = 12

export function StepFields({ block }: { block: Schemas['TimelineBlock'] }) {
  const { editBlock } = useEditing()
  return (
    <ListedFields
      kind="step"
      items={block.steps}
      most={MOST_STEPS}
      fresh={{ title: '', text: '' }}
      onChange={(steps, key) => editBlock({ ...block, steps }, key)}
    >
      {(step, change, at) => (
        <>
          <ValueField
            label={words.what_happens}
            maxLength={80}
            value={step.title}
            onChange={title => change({ ...step, title }, `step${at}`)}
          />
          <ValueField
            label={words.details}
            maxLength={400}
            rows={2}
            value={step.text}
            onChange={text => change({ ...step, text }, `steptext${at}`)}
          />
        </>
      )}
    </ListedFields>
  )
}
