// What a signer's link leads to: read by its secret, or said why it leads nowhere.
import { type ReactNode, useMemo } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/app/queries.ts'
import { ErrorState, SkeletonPage } from '#web/ui/states.tsx'
import { Message } from './signing-frame.tsx'

export type SigningHeaders = { 'X-Signing-Token': string }
type Props = { token: string; children: (signing: Schemas['Signing'], headers: SigningHeaders) => ReactNode }

export function SigningLink({ token, children }: Props) {
  const headers = useMemo(() => ({ 'X-Signing-Token': token }), [token])
  const { data, error, refetch } = useRead('/v3/agreements.GetTransaction', {}, { quiet: true, headers })
  if (data) return children(data.signing, headers)
  if (!error) return <SkeletonPage />
  return error.status === 0 || error.status >= 500 ? (
    <ErrorState sentence={error.message} onRetry={refetch} />
  ) : (
    <Message title="This link cannot be used">{error.message}</Message>
  )
}
