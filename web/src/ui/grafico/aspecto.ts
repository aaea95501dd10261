export type Colores = {
  readonly series: readonly string[];
  readonly grilla: string;
  readonly eje: string;
  readonly papel: string;
  readonly texto: string;
  readonly borde: string;
  readonly sube: string;
  readonly baja: string;
};

/** How a drawing looks now: theme, direction, typeface, and whether it may move. */
export type Aspecto = {
  readonly colores: Colores;
  readonly derechaAIzquierda: boolean;
  readonly letra: string;
  readonly quieto: boolean;
  /** The shorter of its sides, in px, where it is known. */
  readonly lado?: number;
};

/** The colour that falls to a place, the same in the drawing and in its legend. */
export const colorEn = (lugar: number, series: readonly string[]): string => series[lugar % series.length] ?? '';

/** What every drawing has: how it moves, how it is written, and its tooltip. */
export const comunesDe = ({ colores, letra, quieto }: Aspecto) => ({
  animation: !quieto,
  animationDuration: 240,
  textStyle: { fontFamily: letra, fontSize: 12 },
  tooltip: {
    // Drawn and not written: the policy of the page lets nobody style what it writes.
    renderMode: 'richText',
    confine: true,
    backgroundColor: colores.papel,
    borderColor: colores.borde,
    textStyle: { color: colores.texto, fontFamily: letra, fontSize: 13 },
  },
});
