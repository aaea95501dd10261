/** The axis of a drawing: from where to where, and what is written along it. */
export type Escala = { readonly desde: number; readonly hasta: number; readonly marcas: readonly number[] };

const REDONDOS = [1, 2, 2.5, 5, 10];

/** An axis that begins at zero, or below it if something is, and ends at a round figure. */
export function escalaDe(valores: readonly number[]): Escala {
  const [bajo, alto] = [Math.min(0, ...valores), Math.max(0, ...valores)];
  const enPartes = (cuantas: number) => conPaso(pasoRedondo((alto - bajo) / cuantas), bajo, alto);
  const [cuatro, cinco] = [enPartes(4), enPartes(5)];
  // One more, where less is left empty.
  return cinco.hasta - cinco.desde < cuatro.hasta - cuatro.desde ? cinco : cuatro;
}

function conPaso(paso: number, bajo: number, alto: number): Escala {
  const desde = Math.floor(bajo / paso);
  const hasta = Math.max(Math.ceil(alto / paso), desde + 1);
  return {
    desde: desde * paso,
    hasta: hasta * paso,
    marcas: Array.from({ length: hasta - desde + 1 }, (_, i) => (desde + i) * paso),
  };
}

function pasoRedondo(minimo: number): number {
  if (minimo <= 0) return 1;
  const potencia = 10 ** Math.floor(Math.log10(minimo));
  return potencia * (REDONDOS.find((redondo) => redondo * potencia >= minimo) ?? 10);
}

/** How far along the axis a figure is, in hundredths. */
export const enLaEscala = (valor: number, { desde, hasta }: Escala): number =>
  ((valor - desde) * 100) / (hasta - desde);

/** In what the figures of an axis are written, so that they are short and whole. */
export function unidadDe({ desde, hasta }: Escala) {
  const mayor = Math.max(hasta, -desde);
  if (mayor >= 4_000_000) return { nombre: 'millones', divisor: 1_000_000 } as const;
  if (mayor >= 4_000) return { nombre: 'miles', divisor: 1_000 } as const;
  return { nombre: 'pesos', divisor: 1 } as const;
}
