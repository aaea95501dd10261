import type { FilaDeArticulo, listarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, Suspense, useState } from 'react';
import { useSucursal } from '#acceso/sesion.tsx';
import type { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import type { PaginaDeLista } from '#ui/listas/lista.ts';
import { FiltroDeLista } from './filtro-de-lista.tsx';
import { FiltroDeVehiculo } from './filtro-de-vehiculo.tsx';

export type PropsDeFiltros = {
  readonly consulta: ReturnType<typeof useConsultaDeLista<typeof listarArticulos>>;
  /** Its rows know how the chosen rubro or marca is called when the address came from a link. */
  readonly lista: PaginaDeLista<FilaDeArticulo>;
};

// Most visits come by no link, and choose no vehicle.
const traer = () => import('./filtros-que-llegan.ts');
const FiltrosDeEnlace = lazy(async () => ({ default: (await traer()).FiltrosDeEnlace }));
const FiltrosDelModelo = lazy(async () => ({ default: (await traer()).FiltrosDelModelo }));

/** The filters that come from elsewhere (a node of the classification, a tab, a vehicle); those of the columns are the table's. */
export function FiltrosDeArticulos(props: PropsDeFiltros) {
  const aca = useSucursal()?.id;
  const [antes, setAntes] = useState(aca);
  const {
    rubroId,
    familiaId,
    subfamiliaId,
    marcaId,
    estado,
    enNegativo,
    sucursalId = aca,
    vehiculoMarca,
  } = props.consulta.valores;
  if (sucursalId === aca && antes !== aca) setAntes(aca);
  const deEnlace =
    sucursalId !== aca ||
    [rubroId, familiaId, subfamiliaId, marcaId, estado, enNegativo].some((uno) => uno !== undefined);
  return (
    <>
      {deEnlace && (
        <Suspense>
          <FiltrosDeEnlace {...props} antes={antes} />
        </Suspense>
      )}
      <FiltroDeLista consulta={props.consulta} />
      <FiltroDeVehiculo consulta={props.consulta} />
      {vehiculoMarca !== undefined && (
        <Suspense>
          <FiltrosDelModelo consulta={props.consulta} marca={vehiculoMarca} />
        </Suspense>
      )}
    </>
  );
}
