// A lender's own sentence may repeat what it was sent. What looks like a social security number is not kept. Pure.
export const withoutNumbers = (sentence: string) => sentence.replaceAll(/\b\d{3}[- ]?\d{2}[- ]?\d{4}\b/g, '•••-••-••••')
