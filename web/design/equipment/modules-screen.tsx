// Modules, with other equipment in a second tab.

import { useSearchParams } from 'wouter'
import { ModulesList } from './modules-list.tsx'
import { OtherList } from './other-list.tsx'

export default function ModulesScreen() {
  const [params] = useSearchParams()
  return params.get('tab') === 'other' ? <OtherList /> : <ModulesList />
}
