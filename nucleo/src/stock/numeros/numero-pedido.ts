/** A number as somebody types or scans it, and how many units of it move. */
export type NumeroPedido = {
  readonly numero: string;
  readonly cantidad: string;
  /** A day; what comes in may say it, and then it stays. */
  readonly vence?: string | null | undefined;
};
