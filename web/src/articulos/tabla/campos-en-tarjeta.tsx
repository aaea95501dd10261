import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { enOrden, seVe } from '#ui/tabla/columnas.ts';
import { useDiseno } from '#ui/tabla/diseno.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

type Props = { readonly columnas: readonly Columna<FilaDeArticulo>[]; readonly articulo: FilaDeArticulo };

/** The campos that the layout or the view chooses as columns, of which the artículo says something (ART-18, TD-18). */
export function CamposEnTarjeta({ columnas, articulo }: Props) {
  const [diseno] = useDiseno('articulos');
  return enOrden(columnas, diseno)
    .filter((columna) => seVe(columna, diseno) && articulo.campos[idDelCampo(columna)] !== undefined)
    .map((columna) => (
      <div key={columna.id} className="cual">
        <div>
          {columna.titulo}: <bdi>{columna.celda(articulo)}</bdi>
        </div>
      </div>
    ));
}

/** A column is named by its kind and the id of its campo. */
const idDelCampo = ({ id }: Columna<FilaDeArticulo>): string => id.slice(id.indexOf('-') + 1);
