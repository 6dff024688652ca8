// One template of an agreement in its editor.
import { useState } from 'react'
import type { Answer } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import { SkeletonPage } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { AgreementEditor } from './editor/agreement-editor.tsx'
import { leftDraft, savedOf } from './editor/agreement-saving.ts'
import { words } from './words.ts'

export default function AgreementScreen() {
  const agreement_id = useParam('id')
  const { data, error, refetch } = useRead('/v3/collections.GetAgreement', { agreement_id })
  if (data) return <Opened key={agreement_id} data={data} reread={() => void refetch()} />
  if (error)
    return (
      <>
        <ScreenHeader back={href('/light-hub/agreements')} backLabel={words.back_agreements} title={common.agreement} />
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </>
    )
  return <SkeletonPage />
}

type Props = { data: Answer<'/v3/collections.GetAgreement'>; reread: () => void }

/** The editor keeps the data it opened with; later reads don't change it while the user edits. */
function Opened({ data, reread }: Props) {
  const [saved] = useState(() => savedOf(data.agreement))
  const [kept] = useState(() => leftDraft(data.agreement))
  return <AgreementEditor data={data} saved={saved} kept={kept} reread={reread} />
}
