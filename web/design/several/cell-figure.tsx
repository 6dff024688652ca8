import type { Derivation } from '#machines/money/derivations/derivation.ts'
import { Derived } from '#web/money/derivations/derived.tsx'

type Props = { text: string; derivation: Derivation | undefined; at: number }

/** A figure of a compared design, or the words around it. */
export const CellFigure = ({ text, derivation, at }: Props) => (
  <Derived derivation={derivation} at={at} sentence>
    {text}
  </Derived>
)
