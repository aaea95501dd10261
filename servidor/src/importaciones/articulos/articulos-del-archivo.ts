import { problemaDeDecimales } from '@trastienda/nucleo/articulos/codigo.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import {
  type ArticuloDelArchivo,
  type Catalogo,
  catalogar,
} from '@trastienda/nucleo/importaciones/entidades/comprobantes.ts';
import type { LineaDeVenta } from '@trastienda/nucleo/importaciones/entidades/venta.ts';
import { decimalesSinClasificar } from '#articulos/index.ts';
import { type Obra, porPartes, tituloDe } from '#importaciones/trabajo/obra.ts';
import { type ArticuloConocido, articulosConocidos } from '#importaciones/ventas/destinos.query.ts';
import { type EnDuda, lineasEnDuda, todasLasLineas } from '#importaciones/ventas/staging.query.ts';
import { quitarDeStaging } from '#importaciones/ventas/staging.repo.ts';

type Codigo = Pick<LineaDeVenta, 'codigo' | 'codigoNorm'>;

/** The artículos that exist, by the way a file may write their code. */
export type Conocidos = {
  readonly todos: readonly ArticuloConocido[];
  /** The one that code means. Of two that differ only by their distinción (M6-1.0 / M6-10), the one written the same. */
  readonly de: (codigo: Codigo) => ArticuloConocido | undefined;
};

export async function leerConocidos({ tx, importacionId }: Obra): Promise<Conocidos> {
  const todos = await articulosConocidos(tx, importacionId);
  const porNorma = Map.groupBy(todos, ({ codigoNorm }) => codigoNorm);
  const de = ({ codigo, codigoNorm }: Codigo) => {
    const posibles = porNorma.get(codigoNorm) ?? [];
    return posibles.find((posible) => posible.codigo.toUpperCase() === codigo.toUpperCase()) ?? posibles[0];
  };
  return { todos, de };
}

/** Leaves out the lines their artículo does not admit: decimals its unidad has not, and kits, of which nobody knows what left. */
export async function rechazarPorArticulo(obra: Obra, conocidos: Conocidos): Promise<void> {
  const kits = conocidos.todos.filter(({ tipo }) => tipo === 'KIT').map(({ codigoNorm }) => codigoNorm);
  const deNuevos = await decimalesSinClasificar(obra.tx);
  const motivoDe = ({ codigo, codigoNorm, cantidad }: EnDuda) => {
    const articulo = conocidos.de({ codigo, codigoNorm });
    if (articulo?.tipo === 'KIT') {
      const motivo =
        'Es un kit: no tiene stock propio, y el archivo no dice qué componentes salieron. Importá los componentes.';
      return { columna: tituloDe(obra, 'codigo'), valor: codigo, motivo };
    }
    const motivo = problemaDeDecimales(cantidad, articulo?.decimales ?? deNuevos);
    return motivo && { columna: tituloDe(obra, 'cantidad'), valor: textoCantidad(cantidad).replace('.', ','), motivo };
  };
  await porPartes(
    (parte) => lineasEnDuda(obra.tx, obra.importacionId, kits, parte),
    async (dudosas) => {
      const rechazos = dudosas.flatMap((linea) => {
        const problema = motivoDe(linea);
        return problema ? [{ fila: linea.fila, referencia: linea.comprobante, ...problema }] : [];
      });
      await obra.rechazar(rechazos);
      await quitarDeStaging(
        obra.tx,
        obra.importacionId,
        'importacion_venta',
        rechazos.map(({ fila }) => fila),
      );
    },
  );
}

/** What the staged lines tell of each artículo, by the id of the one that exists or else by its code. */
export async function catalogoDelArchivo(
  { tx, importacionId }: Obra,
  conocidos: Conocidos,
): Promise<ReadonlyMap<string, ArticuloDelArchivo>> {
  const catalogo: Catalogo = new Map();
  for await (const linea of todasLasLineas(tx, importacionId)) {
    catalogar(catalogo, [{ ...linea, codigoNorm: claveDe(conocidos, linea) }]);
  }
  return catalogo;
}

export const claveDe = (conocidos: Conocidos, codigo: Codigo): string => conocidos.de(codigo)?.id ?? codigo.codigoNorm;
