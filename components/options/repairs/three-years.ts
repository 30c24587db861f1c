/** Months after which a company car is usually sold: what options keep of their price is said for then. */
export const THREE_YEARS = 36;
