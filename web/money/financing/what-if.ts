// The trial, in the URL: a reload or a shared link shows the same.
import { useFilters } from '#web/frame/filters.ts'

const USUAL_RISE = 0.03

export type WhatIf = ReturnType<typeof useWhatIf>
/** Without a price per watt the base is calculated differently, and can't be tried here. */
type Saved = { price_usd_per_w: number | null; discount_cents: number }

/** The server's limits; a hand-typed URL may contain anything. */
const LIMITS = { ppw: [0.5, 8], discount: [0, 1_000_000], rise: [0, 0.15] } as const

export function useWhatIf(saved: Saved) {
  const { params, change, clear } = useFilters()
  const numberOf = (name: keyof typeof LIMITS, usual: number) => {
    const [least, most] = LIMITS[name]
    const value = Number(params.get(name) ?? usual)
    return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : usual
  }
  const price_usd_per_w = saved.price_usd_per_w === null ? null : numberOf('ppw', saved.price_usd_per_w)
  const discount_cents = Math.round(numberOf('discount', saved.discount_cents / 100) * 100)
  const utility_escalation = numberOf('rise', USUAL_RISE)
  return {
    price_usd_per_w,
    discount_cents,
    utility_escalation,
    /** As financing.Preview wants it. */
    asked: { ...(price_usd_per_w === null ? {} : { price_usd_per_w }), discount_cents, utility_escalation },
    option_id: params.get('option'),
    setPrice: (usd: number) => change({ ppw: String(usd) }),
    setDiscount: (usd: number) => change({ discount: String(usd) }),
    setRise: (share: number) => change({ rise: String(share) }),
    look: (option_id: string) => change({ option: option_id }),
    discard: clear,
    /** Differences Apply would save. The rise of utility prices is only for display. */
    priceDiffers: price_usd_per_w !== saved.price_usd_per_w || discount_cents !== saved.discount_cents,
    differs: params.size > 0,
  }
}
