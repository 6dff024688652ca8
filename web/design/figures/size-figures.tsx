// Sizes a typed design to a share of the use: the panels of each plane, and the inverters that go with them.
import { useFormContext } from 'react-hook-form'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { keepDraft } from '#web/lib/form.ts'
import { SizeToTarget } from '#web/projects/sale/starting/size-to-target.tsx'
import type { DesignForm } from '../manual-screen.tsx'
import { words } from './words.ts'

export function SizeFigures({ project }: { project: { id: string; has_address: boolean; has_use: boolean } }) {
  const { getValues, setValue, trigger } = useFormContext<DesignForm>()
  const mayNot = useWhyNot('design.edit')
  const size = useWrite('/v3/design.SizeArrays', {
    onDone: answer => {
      for (const [index, count] of answer.module_counts.entries())
        setValue(`arrays.${index}.module_count`, count, { shouldDirty: true })
      for (const [index, { count }] of answer.inverters.entries())
        setValue(`inverters.${index}.count`, count, { shouldDirty: true })
      // An open form saves its own draft, but the page may have been left in the meantime.
      keepDraft(`design-${project.id}`, getValues())
    },
  })
  const whyNot =
    mayNot ??
    (project.has_address ? undefined : words.enter_address_first) ??
    (project.has_use ? undefined : words.enter_household_use_under)
  const apply = async (target: number) => {
    if (!(await trigger(['arrays', 'inverters']))) return
    const { arrays, inverters } = getValues()
    size.mutate({ project_id: project.id, target, arrays, inverters })
  }
  return (
    <SizeToTarget
      whyNot={whyNot}
      busy={size.isPending}
      onSize={target => void apply(target)}
      sized={size.data}
      problem={size.error?.message}
    />
  )
}
