import {
  type FilaDeArticulo,
  type ListaDePrecio,
  type PreciosPuestos,
  type ponerPrecios,
  TOPE_DE_CELDAS,
  verPreciosPuestos,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { InputOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { TFunction } from 'i18next';
import { pedir } from '#api/pedir.ts';
import { formatearUnitario } from '#ui/formato.ts';
import { leerDecimal, textoEditable } from '#ui/leer-decimal.ts';
import { CeldaRechazada } from '#ui/tabla/edicion/celda-rechazada.ts';
import type { CeldaPegada, CeldaVista, EdicionDeCelda } from '#ui/tabla-tipos.ts';
import { vistasDe } from './edicion-de-datos.ts';

type Pedido = {
  readonly lista: Pick<ListaDePrecio, 'id' | 'incluyeIva' | 'moneda'>;
  readonly poner: (input: InputOf<typeof ponerPrecios>) => Promise<ResponseOf<typeof ponerPrecios>>;
  readonly t: TFunction<'ediciones'>;
};
type Celda = CeldaPegada<FilaDeArticulo>;

/**
 * The price of a manual lista in its column, from now on and over the one that shows. It is written as the lista keeps it,
 * net or with IVA and in its currency (PRE-14); nothing written ends the price.
 */
export function edicionDePrecio({ lista, poner, t }: Pedido): EdicionDeCelda<FilaDeArticulo> {
  const { id: listaId, incluyeIva, moneda } = lista;
  const guardado = ({ precio, precioConIva }: FilaDeArticulo) => (incluyeIva ? precioConIva : precio);
  const importe = (texto: string) => {
    const leido = leerImporte(texto);
    if (leido === undefined) throw new CeldaRechazada(t('celdas.noSeLee', { texto }));
    return leido;
  };
  const pedido = (celdas: readonly Celda[]): PreciosPuestos => ({
    listaId,
    precios: celdas.map(({ fila, valor }) => ({ id: fila.id, antes: guardado(fila), valor: importe(valor) })),
  });
  return {
    valor: (fila) => textoEditable(guardado(fila)),
    decir: (valor) => {
      const leido = leerImporte(valor);
      return leido ? formatearUnitario(leido) : valor;
    },
    version: ({ version }) => version,
    ayuda: t(`celdas.${incluyeIva ? 'conIva' : 'neto'}.${moneda}`),
    largo: 20,
    guardar: async ({ id }, valor, version, dice) => {
      await poner({ body: { listaId, precios: [{ id, antes: importe(dice) || null, valor: importe(valor) }] } });
      return version;
    },
    pegado: {
      tope: TOPE_DE_CELDAS,
      ver: async (celdas) => {
        const legibles = celdas.filter(({ valor }) => leerImporte(valor) !== undefined);
        const vistas =
          legibles.length === 0
            ? []
            : vistasDe(await pedir(verPreciosPuestos, { body: pedido(legibles) }), (valor) => formatearUnitario(valor));
        const deCada = new Map(legibles.map((celda, i) => [celda, vistas[i]]));
        return celdas.map((celda) => deCada.get(celda) ?? ilegible(celda));
      },
      guardar: async (celdas) => {
        const hecho = await poner({ body: pedido(celdas) });
        const precios = hecho.celdas.map(({ id, antes, despues }) => ({ id, antes: despues, valor: antes ?? '' }));
        return () => poner({ body: { listaId, precios } });
      },
    },
  };

  function ilegible({ fila, valor }: Celda): CeldaVista {
    const antes = guardado(fila);
    const dice = antes === null ? '' : formatearUnitario(antes);
    return { antes: dice, despues: dice, falla: t('celdas.noSeLee', { texto: valor }) };
  }
}

/** Decimal text, nothing, or undefined: also what may be a thousand or one and a bit. */
function leerImporte(texto: string): string | undefined {
  const leido = leerDecimal(texto.replace(/^\s*(ARS|USD|U\$S|US\$)\s*/i, ''), 4);
  if (leido.estado === 'vacio') return '';
  return leido.estado === 'valido' ? leido.valor : undefined;
}
