/** What was in hand already, and nobody sold in so many days, stands still (TRA-02). */
export const DIAS_SIN_VENTA = 180;
