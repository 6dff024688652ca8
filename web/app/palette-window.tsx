// The search with all it offers; loaded when it is opened first, or about to be.
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { usePermissions } from '#web/data/queries.ts'
import { cardsQuery } from '#web/help/library.ts'
import { Palette } from '#web/projects/search/palette.tsx'
import { sourcesFor } from './palette-sources.ts'
import { areSingleKeysOn } from './single-keys.ts'

export default function PaletteWindow({ user_id, onClose }: { user_id: string; onClose: () => void }) {
  const [here] = useLocation()
  const permissions = usePermissions()
  const { data: cards = [] } = useQuery(cardsQuery)
  const sources = sourcesFor({ user_id, permissions, here, single_keys: areSingleKeysOn(user_id) }, cards)
  return <Palette sources={sources} onClose={onClose} />
}
