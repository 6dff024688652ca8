/** Full light is bright, little light dark: it reads without telling colours apart. */
export const accessColor = (share: number) => {
  const light = Math.min(Math.max((share - 0.5) / 0.5, 0), 1)
  return `oklch(${0.36 + 0.44 * light} ${0.08 + 0.08 * light} ${30 + 45 * light})`
}
