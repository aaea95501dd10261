import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

type Hecho = { readonly en: string; readonly articulos: number; readonly motivo: string; readonly quien: string };
type Titulos = Readonly<Record<keyof Hecho, string>>;

/** What every list of what was done to many artículos at once says of each: when, how many, why and who. */
export function columnasDeLoHecho<Fila extends Hecho>(
  titulos: Titulos,
  buscar: string | undefined,
): Readonly<Record<keyof Hecho, Columna<Fila>>> {
  return {
    en: {
      id: 'en',
      titulo: titulos.en,
      ancho: 140,
      ordenable: true,
      filtro: { tipo: 'fecha' },
      celda: ({ en }) => formatearFechaHora(en),
    },
    articulos: {
      id: 'articulos',
      titulo: titulos.articulos,
      ancho: 104,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ articulos }) => formatearEntero(articulos),
    },
    motivo: {
      id: 'motivo',
      titulo: titulos.motivo,
      anchoMinimo: 140,
      filtro: { tipo: 'texto' },
      celda: ({ motivo }) => (
        <span title={motivo}>
          <Resaltado texto={motivo} buscar={buscar} />
        </span>
      ),
    },
    quien: {
      id: 'quien',
      titulo: titulos.quien,
      ancho: 104,
      ocultaBajo: 'md',
      filtro: { tipo: 'texto' },
      celda: ({ quien }) => quien,
    },
  };
}
