/** '−9 °F (−22.7 °C)': Fahrenheit first for US readers, then Celsius as calculated. */
export const temperature = (celsius: number) =>
  `${Math.round((celsius * 9) / 5 + 32) + 0} °F (${Number(celsius.toFixed(1)) + 0} °C)`.replaceAll('-', '−')
