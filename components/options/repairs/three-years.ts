/** Months after which a company car is usually sold: what options keep of their price is given for then. */
export const THREE_YEARS = 36;
