// A lender's products in its own format, through the product's gateway, which adds the company's credentials. TOKEN is
// a session's. The lender must be connected in the company's settings.
import { Refusal } from '@sunquill/sdk'
import { client } from '@sunquill/sdk/lenders/goodleap'

const goodleap = client({
  base_url: process.env.BASE_URL ?? 'http://localhost:4710',
  token: () => process.env.TOKEN ?? null,
})

try {
  const { data, error } = await goodleap.GET('/v1/getProducts', {
    params: { query: { state: 'AZ', amount: 28_850, systemSizeKw: 8.6, hasBattery: false } },
  })
  console.log(data ? `offers: ${JSON.stringify(data).length > 2}` : `GoodLeap says: ${JSON.stringify(error)}`)
} catch (error) {
  // The gateway's own word: not signed in, not connected, the lender out of reach.
  if (!(error instanceof Refusal)) throw error
  console.log(`gateway: ${error.status} ${error.code}`)
}
