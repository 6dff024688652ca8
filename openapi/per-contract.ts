// Caches values derived from a contract: checking a large contract uses them thousands of times.
import type { Contract } from './contract.ts'

export function perContract<T>(make: (contract: Contract) => T): (contract: Contract) => T {
  const made = new WeakMap<Contract, { value: T }>()
  return contract => {
    const known = made.get(contract) ?? { value: make(contract) }
    made.set(contract, known)
    return known.value
  }
}
