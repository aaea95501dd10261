import { azarDe, entero, semillaDe } from './azar.ts';
import { horaDeCierre, type Semana } from './calendario.ts';
import { DEPOSITOS_POR_SUCURSAL, sucursales } from './lugares.ts';
import type { EnCaminoDeMuestra } from './muestras.ts';
import type { Surtido } from './surtido.ts';

type Pedido = {
  readonly surtido: Surtido;
  readonly semilla: string;
  /** The last one of the story. */
  readonly semana: Semana;
  readonly costo: (articulo: number, instante: number) => string | null;
  readonly vendedorDe: (deposito: number, cual: number) => number;
};

/** What was sent to each branch in the last week and is not there yet. */
export function enCaminoDe({ surtido, semilla, semana, costo, vendedorDe }: Pedido): EnCaminoDeMuestra[] {
  const en = new Date(horaDeCierre(semana));
  return sucursales.flatMap(({ nombre }, sucursal) => {
    const azar = azarDe(semillaDe(semilla, 'en camino', sucursal), 0);
    const deposito = sucursal * DEPOSITOS_POR_SUCURSAL;
    const elegidos = new Set(Array.from({ length: entero(azar, 12, 24) }, () => surtido.elegir(azar, sucursal)));
    const renglones = [...elegidos]
      .filter((articulo) => surtido.guarda(articulo, deposito))
      .map((articulo) => ({
        ...{ articulo, costo: costo(articulo, en.getTime()) },
        cantidad: surtido.lote(articulo) * entero(azar, 1, 6),
      }));
    if (renglones.length === 0) return [];
    const observaciones = `En camino a ${nombre}: llega el lunes`;
    const vendedor = vendedorDe(deposito, 0);
    return [
      { estado: 'APLICADO', motivo: 'Compra a proveedor', ...{ sucursal, vendedor, observaciones, en, renglones } },
    ];
  });
}
