const groupThousands = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

/** A price as it stands on a screen; taxes are always included. */
export const yenText = (priceYen: number): string =>
  `${priceYen < 0 ? '−' : ''}${groupThousands(Math.abs(priceYen))}円`;

/** The digits of a price, for where 円 is set smaller beside them. */
export const yenDigits = groupThousands;
