// Modules, and in a second tab what is neither panel, inverter nor battery.

import { useSearchParams } from 'wouter'
import { ModulesList } from './modules-list.tsx'
import { OtherList } from './other-list.tsx'

export default function ModulesScreen() {
  const [params] = useSearchParams()
  return params.get('tab') === 'other' ? <OtherList /> : <ModulesList />
}
