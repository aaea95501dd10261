import type { EstadoAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import { type Azar, azarDe, elegirPor, entero, semillaDe } from './azar.ts';
import { horaDeCierre, type Semana } from './calendario.ts';
import type { Existencias } from './existencias.ts';
import { DEPOSITOS_POR_SUCURSAL, sucursales } from './lugares.ts';
import type { AjusteDeMuestra } from './muestras.ts';
import type { Surtido } from './surtido.ts';

type Pedido = {
  readonly surtido: Surtido;
  readonly existencias: Existencias;
  readonly semilla: string;
  readonly semana: Semana;
  readonly orden: number;
  readonly ultima: boolean;
  readonly vendedorDe: (deposito: number, cual: number) => number;
};

const MOTIVOS: readonly (readonly [string, number])[] = [
  ['Rotura', 30],
  ['Diferencia de inventario', 40],
  ['Robo', 8],
  ['Garantía', 14],
  ['Muestra', 8],
];

/** What breaks, gets lost or turns up, written down when the shop has closed. */
export function ajustesDe(pedido: Pedido): AjusteDeMuestra[] {
  const { ultima, orden, semilla } = pedido;
  return sucursales.flatMap((_, sucursal) => {
    const azar = azarDe(semillaDe(semilla, 'mermas', sucursal), orden);
    // The last Saturday leaves one of each state, what nobody has applied yet among them.
    const estados: readonly EstadoAjuste[] = ultima
      ? [(['BORRADOR', 'APLICADO', 'REVERTIDO', 'ANULADO', 'A_APROBAR'] as const)[sucursal % 5] ?? 'BORRADOR']
      : azar() < 0.3
        ? [
            elegirPor<EstadoAjuste>(azar, [
              ['APLICADO', 92],
              ['REVERTIDO', 5],
              ['ANULADO', 3],
            ]),
          ]
        : [];
    return estados.flatMap((estado) => ajusteDe(pedido, { azar, sucursal, estado }));
  });
}

type Uno = { readonly azar: Azar; readonly sucursal: number; readonly estado: EstadoAjuste };

function ajusteDe(
  { surtido, existencias, semana, vendedorDe }: Pedido,
  { azar, sucursal, estado }: Uno,
): AjusteDeMuestra[] {
  const deposito = sucursal * DEPOSITOS_POR_SUCURSAL;
  const motivo = elegirPor(azar, MOTIVOS);
  const aparece = motivo === 'Diferencia de inventario' && azar() < 0.4;
  const vistos = new Set<number>();
  const renglones = Array.from({ length: entero(azar, 1, 5) }, () => surtido.elegir(azar, sucursal)).flatMap(
    (articulo) => {
      if (vistos.has(articulo)) return [];
      vistos.add(articulo);
      const hay = existencias.libre(articulo, deposito);
      const cantidad = aparece ? entero(azar, 1, 2) : -Math.min(entero(azar, 1, 3), Math.floor(hay));
      return cantidad === 0 || !surtido.guarda(articulo, deposito) ? [] : [{ articulo, cantidad, costo: null }];
    },
  );
  if (renglones.length === 0) return [];
  if (estado === 'APLICADO') {
    for (const { articulo, cantidad } of renglones) existencias.poner(articulo, deposito, cantidad);
  }
  return [
    {
      ...{ estado, deposito, vendedor: vendedorDe(deposito, 1), motivo, renglones },
      observaciones: azar() < 0.4 ? 'Visto en el recuento del sábado' : '',
      en: new Date(horaDeCierre(semana)),
    },
  ];
}
