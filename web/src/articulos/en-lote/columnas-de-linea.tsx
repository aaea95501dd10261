import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

type Linea = { readonly codigo: string; readonly descripcion: string };
type Titulos = Readonly<Record<keyof Linea, string>>;

/** Which artículo it was, in every list of what a change of many at once did to each. */
export function columnasDeLinea<Fila extends Linea>(
  titulos: Titulos,
  buscar: string | undefined,
): Readonly<Record<keyof Linea, Columna<Fila>>> {
  return {
    codigo: {
      id: 'codigo',
      titulo: titulos.codigo,
      ancho: 130,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ codigo }) => (
        <b style={{ fontWeight: 600 }}>
          <Resaltado texto={codigo} buscar={buscar} />
        </b>
      ),
    },
    descripcion: {
      id: 'descripcion',
      titulo: titulos.descripcion,
      filtro: { tipo: 'texto' },
      celda: ({ descripcion }) => (
        <span title={descripcion}>
          <Resaltado texto={descripcion} buscar={buscar} />
        </span>
      ),
    },
  };
}
