import {
  CambioDeLista,
  type ListaDePrecio,
  ListaNueva,
} from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';

/** What a person fills of a lista. Its place, and whether it is active or the default, are changed from the table. */
export const ESQUEMA_DE_LISTA = ListaNueva;
export const ESQUEMA_DE_CAMBIO = CambioDeLista.omit({ version: true, orden: true, activa: true, omision: true });

export const FORMULA_VACIA = {
  base: 'LISTA',
  listaBaseId: '',
  coeficiente: '1',
  paso: '0',
  modo: 'CERCANO',
  adicional: '0',
} as const;

/**
 * What the form begins with. What somebody may not see is left out, so that saving the rest changes nothing of it.
 */
export function valoresDeLista(lista: ListaDePrecio | null, veCostos: boolean): object {
  const margen = (escrito: string | null) => (veCostos ? { margenMinimo: escrito ?? '' } : {});
  if (lista === null) {
    return { nombre: '', moneda: 'ARS', incluyeIva: false, derivacion: null, ...margen(null), sucursales: [] };
  }
  const { nombre, moneda, incluyeIva, derivacion, margenMinimo, sucursales } = lista;
  return {
    nombre,
    moneda,
    incluyeIva,
    ...(seVeLaFormula(lista) ? { derivacion: derivacion && formulaDe(derivacion) } : {}),
    ...margen(margenMinimo),
    sucursales: sucursales.map(({ id }) => id),
  };
}

/** The formula of a lista that works with the cost is not for everybody. */
export const seVeLaFormula = (lista: ListaDePrecio | null): boolean =>
  lista === null || lista.tipo === 'MANUAL' || lista.derivacion !== null;

/** As the form writes it: without the name of the base, and with its id only when the base is a lista. */
function formulaDe({
  base,
  listaBaseId,
  coeficiente,
  paso,
  modo,
  adicional,
}: NonNullable<ListaDePrecio['derivacion']>) {
  const formula = { base, coeficiente, paso, modo, adicional };
  return listaBaseId === null ? formula : { ...formula, listaBaseId };
}
