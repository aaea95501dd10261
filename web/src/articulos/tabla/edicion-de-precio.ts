import {
  type FilaDeArticulo,
  type ListaDePrecio,
  type ponerPrecios,
  TOPE_DE_CELDAS,
  verPreciosPuestos,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { InputOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { TFunction } from 'i18next';
import { pedir } from '#api/pedir.ts';
import { formatearUnitario } from '#ui/formato/formato.ts';
import { textoEditable } from '#ui/formularios/leer-decimal.ts';
import { CeldaRechazada } from '#ui/tabla/edicion/celda-rechazada.ts';
import type { CeldaPegada, CeldaVista, EdicionDeCelda } from '#ui/tabla/tabla-tipos.ts';
import { vistasDe } from './edicion-de-datos.ts';
import { type ImporteLeido, leerImporte } from './leer-importe.ts';

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
  const alEscribir = (texto: string) => leerImporte(texto, moneda);
  // What it is read as is shown, and asked, before it is saved.
  const alPegar = (texto: string) => leerImporte(texto, moneda, true);
  const importe = (texto: string, leer = alEscribir) => {
    const leido = leer(texto);
    if (!('valor' in leido)) throw new CeldaRechazada(porque(texto, leido));
    return leido.valor;
  };
  const pedido = (celdas: readonly Celda[]): InputOf<typeof verPreciosPuestos>['body'] => ({
    listaId,
    precios: celdas.map(({ fila, valor }) => ({ id: fila.id, antes: guardado(fila), valor: importe(valor, alPegar) })),
  });
  return {
    valor: (fila) => textoEditable(guardado(fila)),
    decir: (valor) => {
      const leido = alEscribir(valor);
      return 'valor' in leido && leido.valor !== '' ? formatearUnitario(leido.valor) : valor;
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
        const legibles = celdas.filter(({ valor }) => 'valor' in alPegar(valor));
        const vistas =
          legibles.length === 0
            ? []
            : vistasDe(await pedir(verPreciosPuestos, { body: pedido(legibles) }), (valor) => formatearUnitario(valor));
        const deCada = new Map(legibles.map((celda, i) => [celda, vistas[i]]));
        return celdas.map((celda) => deCada.get(celda) ?? ilegible(celda));
      },
      conMotivo: true,
      guardar: async (celdas, motivo) => {
        const hecho = await poner({ body: { ...pedido(celdas), ...(motivo && { motivo }) } });
        const precios = hecho.celdas.map(({ id, antes, despues }) => ({ id, antes: despues, valor: antes ?? '' }));
        return () => poner({ body: { listaId, precios } });
      },
    },
  };

  function ilegible({ fila, valor }: Celda): CeldaVista {
    const antes = guardado(fila);
    const dice = antes === null ? '' : formatearUnitario(antes);
    return { antes: dice, despues: dice, falla: porque(valor, alPegar(valor)) };
  }

  function porque(texto: string, leido: ImporteLeido): string {
    if ('valor' in leido) return '';
    return leido.problema === 'otraMoneda'
      ? t(`celdas.otraMoneda.${moneda}`, { texto })
      : t(`celdas.${leido.problema}`, { texto });
  }
}
