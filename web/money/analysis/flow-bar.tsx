// Uses of production or sources of use, each part with its explanation.
import { type Flow, flowDerivation } from '#machines/money/derivations/energy.ts'
import type { Schemas } from '#sdk/types.ts'
import { ShareBar } from '#web/charts/share-bar.tsx'
import { Derived } from '#web/money/derivations/derived.tsx'
import type { Part } from './flows.ts'

type Props = { title: string; parts: Part[]; year: Schemas['EnergyYear']; whole: Flow; at: number }

export const FlowBar = ({ title, parts, year, whole, at }: Props) => (
  <ShareBar
    title={title}
    parts={parts}
    explain={(name, figure) => (
      <Derived derivation={flowDerivation(year, parts.find(part => part.name === name)?.flow ?? whole)} at={at}>
        {figure}
      </Derived>
    )}
  />
)
